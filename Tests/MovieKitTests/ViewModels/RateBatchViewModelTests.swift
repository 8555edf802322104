import Testing

@testable import MovieKit

@Suite("A batch of ratings")
@MainActor
struct RateBatchViewModelTests {
  private let store = MovieStore.inMemory()

  init() throws { try store.add("Heat (1995)", "Ran", "300") }

  @Test("is a reference, a tab and a rating a line, blank lines skipped")
  func rating() throws {
    let batch = RateBatchViewModel(store: store)
    let outcomes = try batch.rate(
      [BatchLine](
        numbering: "heat\tgood", " ", "@2\t9/10\r", "300\t not seen ", "heat (1995)\tpoor"))
    #expect(outcomes.map(\.movie.number) == [1, 2, 3, 1])
    #expect(outcomes.map(\.action) == [.changed, .changed, .unchanged, .changed])
    #expect(try store.summaries(MovieQuery()).map(\.rating) == [.poor, .excellent, .notSeen])
    #expect(store.revision == 2)
  }

  @Test("logs the same viewings with each")
  func viewings() throws {
    let batch = RateBatchViewModel(store: store, viewings: [try .on("2024-05-01")])
    try batch.rate([BatchLine](numbering: "heat\tgood", "ran\tpoor"))
    let dates = try store.summaries(MovieQuery()).map { $0.lastSeen?.description }
    #expect(dates == ["2024-05-01", "2024-05-01", nil])
  }

  @Test("adds missing movies where that is asked for")
  func adding() throws {
    let batch = RateBatchViewModel(store: store, addsMissing: true)
    let outcomes = try batch.rate([BatchLine](numbering: "Alien (1979)\t5", "alien\t4"))
    #expect(outcomes.map(\.action) == [.added, .changed])
    #expect(try store.names.last == "Alien (1979)")
  }

  @Test("with bad lines names all of them in order, and stores nothing")
  func badLines() throws {
    let batch = RateBatchViewModel(store: store)
    let error = #expect(throws: BatchLinesError.self) {
      try batch.rate(
        [BatchLine](
          numbering: "heat\tgood", "heat good", "@9\tgood", nil, "", "ran\tgreat", "ran\t",
          "a\tb\tc"))
    }
    #expect(
      error
        == .lines([
          .init(number: 2, problem: .noTab("heat good")),
          .init(number: 3, problem: .refused(.noMatch(.number(9), near: []))),
          .init(number: 4, problem: .notUTF8),
          .init(number: 6, problem: .badRating("great")),
          .init(number: 7, problem: .badRating("")),
          .init(number: 8, problem: .badRating("c")),
        ]))
    #expect(try store.summaries(MovieQuery()).allSatisfy { $0.rating == .notSeen })
    #expect(store.revision == 1)
  }

  @Test("stores nothing where one line can't be read and the others are good")
  func unreadableLine() throws {
    let batch = RateBatchViewModel(store: store)
    #expect(throws: BatchLinesError.lines([.init(number: 2, problem: .badRating("great"))])) {
      try batch.rate([BatchLine](numbering: "heat\tgood", "ran\tgreat"))
    }
    #expect(try store.summaries(MovieQuery()).allSatisfy { $0.rating == .notSeen })
  }
}
