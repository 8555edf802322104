import Testing

@testable import MovieKit

extension [BatchLine] {
  /// Lines numbered from one; `nil` is one that isn't UTF-8.
  init(numbering texts: String?...) {
    self = zip(1..., texts).map { BatchLine(number: $0, text: $1) }
  }
}

@Suite("A batch of new movies")
@MainActor
struct AddBatchViewModelTests {
  private let store = MovieStore.inMemory()

  @Test("is one movie a line, blank lines skipped")
  func adding() throws {
    let batch = AddBatchViewModel(store: store)
    let outcomes = try batch.add(
      [BatchLine](numbering: "Heat (1995)", "", "  \t", "  Ran  ", "\r", "Alien\r"))
    #expect(outcomes.map(\.movie.name) == ["Heat (1995)", "Ran", "Alien"])
    #expect(try store.names == ["Heat (1995)", "Ran", "Alien"])
    #expect(store.revision == 1)
  }

  @Test("of no lines, or of blank ones, is done at once", arguments: [[], ["", " "]])
  func nothing(lines: [String]) throws {
    let batch = AddBatchViewModel(store: store)
    let lines = zip(1..., lines).map { BatchLine(number: $0, text: $1) }
    #expect(try batch.add(lines).isEmpty)
    #expect(store.revision == 0)
  }

  @Test("gives each movie what the template has")
  func template() throws {
    let template = MovieDraft(
      year: Year(1995), assessment: .rating(.good), tags: [try Tag("crime")], viewings: [.unknown])
    let batch = AddBatchViewModel(store: store, template: template)
    let movies = try batch.add([BatchLine](numbering: "Heat (1986)", "Ran")).map(\.movie)
    #expect(movies.map(\.name) == ["Heat (1986) (1995)", "Ran (1995)"])
    #expect(
      movies.allSatisfy { $0.rating == .good && $0.tags.count == 1 && $0.viewings.count == 1 })
  }

  @Test("leaves the year in a title that is taken verbatim")
  func verbatim() throws {
    let batch = AddBatchViewModel(store: store, isVerbatim: true)
    let movie = try #require(try batch.add([BatchLine](numbering: "Heat (1995)")).first?.movie)
    #expect(movie.title.text == "Heat (1995)")
    #expect(movie.year == nil)
  }

  @Test("with bad lines names all of them in order, and stores nothing")
  func badLines() throws {
    try store.add("Heat")
    let heat = try #require(try store.summaries(MovieQuery()).first)
    let batch = AddBatchViewModel(store: store)
    let error = #expect(throws: BatchLinesError.self) {
      try batch.add([BatchLine](numbering: "Ran", "a\u{7}b", "", nil, "Alien", "HEAT", nil))
    }
    #expect(
      error
        == .lines([
          .init(number: 2, problem: .refused(.badTitle("a\u{7}b", .forbidden("\u{7}")))),
          .init(number: 4, problem: .notUTF8),
          .init(number: 6, problem: .refused(.duplicate(name: "HEAT", existing: heat))),
          .init(number: 7, problem: .notUTF8),
        ]))
    #expect(try store.names == ["Heat"])
    #expect(store.revision == 1)
  }

  @Test("stores nothing where one line can't be read and the others are good")
  func unreadableLine() throws {
    let batch = AddBatchViewModel(store: store)
    #expect(throws: BatchLinesError.lines([.init(number: 2, problem: .notUTF8)])) {
      try batch.add([BatchLine](numbering: "Heat", nil, "Ran"))
    }
    #expect(try store.names == [])
  }

  @Test("has what is there stand for duplicates where they are skipped")
  func skipping() throws {
    try store.add("Heat")
    let batch = AddBatchViewModel(store: store, duplicatePolicy: .skip)
    let outcomes = try batch.add([BatchLine](numbering: "heat", "Ran", "ran"))
    #expect(outcomes.map(\.action) == [.unchanged, .added, .unchanged])
    #expect(outcomes.map(\.movie.number) == [1, 2, 2])
  }

  @Test("tells that the library can't be used, whatever its lines")
  func problem() {
    let batch = AddBatchViewModel(store: MovieStore(at: .unknown))
    #expect(throws: BatchLinesError.library(.hasNoPlace)) {
      try batch.add([BatchLine](numbering: "Heat", nil))
    }
  }
}
