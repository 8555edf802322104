import Testing

@testable import MovieKit

@Suite("A reference to movies of a library")
@MainActor
struct ReferenceResolutionTests {
  private let store = MovieStore.inMemory()

  init() throws {
    try store.add("Heat (1995)", "Heat (1986)", "Ran (1985)", "WALL·E (2008)", "300 (2006)", "???")
    let drafts = [MovieDraft(title: "Ran (1985)"), MovieDraft(title: "Solaris")]
    _ = try store.add(drafts, ifDuplicate: .allow)
  }

  struct Case: CustomTestStringConvertible {
    let typed: String
    let number: Int

    var testDescription: String { typed }
  }

  @Test(
    "finds the one that it means",
    arguments: [
      Case(typed: "@1", number: 1), Case(typed: "@06", number: 6),
      Case(typed: "heat (1995)", number: 1), Case(typed: "HEAT (1986)", number: 2),
      Case(typed: "wall-e", number: 4), Case(typed: "WALL·E (2008)", number: 4),
      Case(typed: "300", number: 5), Case(typed: "300 (2006)", number: 5),
      Case(typed: "???", number: 6),
      Case(typed: "Ran", number: 3),
      // A whole title comes before a title and a year.
      Case(typed: "Ran (1985)", number: 7), Case(typed: "solaris", number: 8),
    ])
  func found(_ each: Case) throws {
    let movies = try store.movies([MovieReference(parsing: each.typed)])
    #expect(movies.map(\.number) == [each.number])
  }

  @Test("by identifier finds it in either case")
  func identifier() throws {
    let movie = try #require(try store.movies([.number(4)]).first)
    let text = movie.id.description
    #expect(try store.movies([MovieReference(parsing: text.uppercased())]) == [movie])
    #expect(try store.movies([MovieReference(parsing: text)]) == [movie])
  }

  @Test("that means several tells all of them by number, and means none of them")
  func ambiguous() throws {
    let heats = try store.movies([.number(1), .number(2)]).map(\.summary)
    #expect(throws: MovieStoreError.ambiguous(.title("héat"), candidates: heats)) {
      try store.movies([.title("héat")])
    }
  }

  @Test(
    "that means none tells those with titles near to it, three at most",
    arguments: [
      ("Het", [1, 2]), ("Haet", [1, 2]), ("Heat (2001)", [1, 2]), ("Solarsi", [8]),
      ("Sloaris (1972)", [8]), ("Nothing Like That", []), ("wal e", [4]),
    ])
  func near(typed: String, numbers: [Int]) throws {
    let error = #expect(throws: MovieStoreError.self) { try store.movies([.title(typed)]) }
    #expect(error?.suggestions == numbers)
  }

  @Test("suggests three at most, the nearest first, then by number")
  func nearLimit() throws {
    let store = MovieStore.inMemory()
    try store.add("Stalkers", "Stalker II", "Stalkxr", "Stalkerxx", "Stalkor")
    let error = #expect(throws: MovieStoreError.self) { try store.movies([.title("Stalker")]) }
    #expect(error?.suggestions == [1, 3, 5])
  }

  @Test(
    "by a number or an identifier that no movie has suggests none",
    arguments: ["@0", "@99", "@99999999999999999999", "00000000-0000-0000-0000-000000000000"])
  func noMatch(typed: String) {
    let reference = MovieReference(parsing: typed)
    #expect(throws: MovieStoreError.noMatch(reference, near: [])) { try store.movies([reference]) }
  }

  @Test("finds each movie once, in the order of the references")
  func several() throws {
    let movies = try store.movies([.number(5), .number(1), .title("300"), .title("wall e")])
    #expect(movies.map(\.number) == [5, 1, 4])
  }

  @Test("that means none is told, whatever the others mean")
  func oneBad() {
    #expect(throws: MovieStoreError.noMatch(.number(99), near: [])) {
      try store.movies([.number(1), .number(99), .number(2)])
    }
  }

  @Test("has white space around it", arguments: [" ??? ", "??? ", "\tRan (1985) "])
  func spaceAround(typed: String) throws {
    #expect(try store.movies([MovieReference(parsing: typed)]).count == 1)
  }

  @Test("that means none suggests titles that are alike, and no others")
  func near() throws {
    try store.add("東京物語")
    for (typed, numbers) in [("東海道線", []), ("heat directors cut", [1, 2]), ("東京物诘", [9])] {
      let error = #expect(throws: MovieStoreError.self) { try store.movies([.title(typed)]) }
      #expect(error?.suggestions == numbers, "\(typed)")
    }
  }
}
