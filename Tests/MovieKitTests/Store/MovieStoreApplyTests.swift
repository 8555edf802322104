import Testing

@testable import MovieKit

@Suite("Changing movies")
@MainActor
struct MovieStoreApplyTests {
  private let time = MovingClock()
  private let store: MovieStore

  init() throws {
    store = MovieStore(at: .memory, clock: time.clock)
    try store.add("Heat (1995)", "Ran (1985)")
    time.seconds += 60
  }

  private static func rating(_ rating: Rating) -> MovieEdit {
    var edit = MovieEdit()
    edit.assessment = .rating(rating)
    return edit
  }

  @Test("stores the change and its moment")
  func change() throws {
    let outcome = try store.apply(to: "heat") { edit in
      edit.assessment = .rating(.good)
      edit.addedTags = [try Tag("crime")]
      edit.addedViewings = [.unknown]
    }
    #expect(outcome.action == .changed)
    #expect(outcome.movie.rating == .good)
    #expect(outcome.movie.changed.secondsSince1970 == 1_700_000_060)
    #expect(outcome.movie.added.secondsSince1970 == 1_700_000_000)
    #expect(try store.movies([.number(1)]) == [outcome.movie])
    #expect(store.revision == 2)
  }

  @Test("to what they are already leaves them as they are, the moment included")
  func unchanged() throws {
    for _ in 0..<2 {
      let outcome = try store.apply(to: "@1") { edit in
        edit.title = try Title("Heat")
        edit.year = .set(try #require(Year(1995)))
        edit.assessment = .rating(.notSeen)
        edit.note = .cleared
      }
      #expect(outcome.action == .unchanged)
      #expect(outcome.movie.changed == outcome.movie.added)
    }
    #expect(try store.apply(to: "@1") { _ in }.action == .unchanged)
    #expect(store.revision == 1)
  }

  @Test(
    "that would make two movies the same, or give them one identifier, is refused unless allowed",
    arguments: [("HEAT", 1995, nil), ("heat", nil, nil), ("Ran", 1985, "tt0113277")]
      as [(String, Int?, String?)])
  func duplicates(_ title: String, _ year: Int?, _ imdb: String?) throws {
    try store.apply(to: "@1") { $0.imdb = .set(try #require(IMDbID(parsing: "tt0113277"))) }
    var edit = MovieEdit()
    edit.title = try Title(title)
    edit.year = year.flatMap { Year($0) }.map { .set($0) } ?? .cleared
    edit.imdb = imdb.flatMap { IMDbID(parsing: $0) }.map { .set($0) }
    let (heat, ran) = (try store.summaries(MovieQuery())[0], try store.summaries(MovieQuery())[1])
    let name = imdb ?? "\(title)\(year.map { " (\($0))" } ?? "")"
    let refusal = MovieStoreError.becomesDuplicate(name: name, ran, existing: heat)
    #expect(throws: BatchError.items([.init(index: 0, error: refusal)])) {
      try store.apply([(.number(2), edit)])
    }
    #expect(try store.apply([(.number(2), edit)], allowsDuplicates: true)[0].action == .changed)
    // What it is already, it may stay.
    #expect(try store.apply(to: "@2") { $0.addedTags = [try Tag("t")] }.action == .changed)
    #expect(try store.apply(to: "@2") { $0.title = try Title(title + "!") }.action == .changed)
    #expect(throws: BatchError.self) {
      try store.apply(to: "@1") {
        $0.title = try Title("Up"); $0.removedTags = [try Tag("no")]
      }
    }
  }

  @Test("adds no movie whose identifier another one has")
  func addedIdentifier() throws {
    try store.apply(to: "@1") { $0.imdb = .set(try #require(IMDbID(parsing: "tt0113277"))) }
    let heat = try store.summaries(MovieQuery())[0]
    let draft = MovieDraft(title: "La sfida", imdb: IMDbID(parsing: "tt0113277"))
    let refusal = MovieStoreError.duplicate(name: "tt0113277", existing: heat)
    #expect(throws: BatchError.items([.init(index: 0, error: refusal)])) {
      try store.add([draft], ifDuplicate: .refuse)
    }
    #expect(try store.add([draft], ifDuplicate: .skip)[0].movie.number == 1)
    #expect(try store.add([draft], ifDuplicate: .allow)[0].movie.number == 3)
  }

  @Test("to a new spelling of a tag is a change")
  func tagSpelling() throws {
    try store.apply(to: "@1") { $0.addedTags = [try Tag("crime")] }
    #expect(try store.apply(to: "@1") { $0.addedTags = [try Tag("CRIME")] }.action == .unchanged)
    let outcome = try store.apply(to: "@1") { edit in
      edit.removedTags = [try Tag("crime")]
      edit.addedTags = [try Tag("CRIME")]
    }
    #expect(outcome.action == .changed)
    #expect(try store.movies([.number(1)]).first?.tags.map(\.name) == ["CRIME"])
  }

  @Test("is done wholly or not at all, and names each refusal with its place")
  func allOrNothing() throws {
    try store.apply(to: "@2") { $0.addedViewings = [.unknown] }
    let ran = try #require(try store.movies([.number(2)]).first)
    let notSeen = MovieStoreApplyTests.rating(.notSeen)
    let good = MovieStoreApplyTests.rating(.good)
    let error = #expect(throws: BatchError.self) {
      try store.apply([(.number(1), good), (.number(2), notSeen), (.number(9), good)])
    }
    #expect(
      error
        == .items([
          .init(index: 1, error: .refused(.notSeenHasViewings, ran.summary)),
          .init(index: 2, error: .noMatch(.number(9), near: [])),
        ]))
    #expect(try store.movies([.number(1)]).first?.rating == .notSeen)
    #expect(store.revision == 2)
  }

  @Test("follows their order where one movie is meant twice")
  func order() throws {
    let outcomes = try store.apply([
      (.number(1), MovieStoreApplyTests.rating(.good)),
      (.title("HEAT"), MovieStoreApplyTests.rating(.poor)),
    ])
    #expect(outcomes.map(\.movie.rating) == [.good, .poor])
    #expect(try store.movies([.number(1)]).first?.rating == .poor)
    #expect(store.revision == 2)
  }

  @Test("adds a missing one where that is asked for, with the year of its title")
  func addsMissing() throws {
    let outcomes = try store.apply(
      [
        (.title("Alien (1979)"), MovieStoreApplyTests.rating(.excellent)),
        (.title("heat"), MovieStoreApplyTests.rating(.good)),
        (.title("alien"), MovieStoreApplyTests.rating(.good)),
      ], addsMissing: true)
    #expect(outcomes.map(\.action) == [.added, .changed, .changed])
    #expect(outcomes.map(\.movie.number) == [3, 1, 3])
    #expect(try store.names == ["Heat (1995)", "Ran (1985)", "Alien (1979)"])
  }

  @Test("adds no missing one that is meant by number or identifier, or has no title")
  func addsNoOther() throws {
    let edit = MovieStoreApplyTests.rating(.good)
    let references: [MovieReference] = [
      .number(7), .id(MovieID(high: 1, low: 1)), .title(" "), .title("Heat (1996)"),
    ]
    for reference in references.dropLast() {
      #expect(throws: BatchError.self) { try store.apply([(reference, edit)], addsMissing: true) }
    }
    #expect(try store.names == ["Heat (1995)", "Ran (1985)"])
    #expect(try store.apply([(references[3], edit)], addsMissing: true).first?.action == .added)
  }

  @Test("only rehearsed tells what would be done, and does nothing")
  func rehearsal() throws {
    let outcomes = try store.apply(
      [
        (.number(1), MovieStoreApplyTests.rating(.good)),
        (.title("Alien"), MovieStoreApplyTests.rating(.good)),
      ], addsMissing: true, isRehearsal: true)
    #expect(outcomes.map(\.action) == [.changed, .added])
    #expect(try store.movies([.number(1)]).first?.rating == .notSeen)
    #expect(try store.count(MovieQuery()) == 2)
    #expect(store.revision == 1)
  }

  @Test("of none changes nothing")
  func none() throws {
    #expect(try store.apply([]).isEmpty)
    #expect(try store.remove([]).isEmpty)
    #expect(store.revision == 1)
  }
}
