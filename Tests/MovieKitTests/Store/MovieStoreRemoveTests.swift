import Testing

@testable import MovieKit

@Suite("Removing movies")
@MainActor
struct MovieStoreRemoveTests {
  private let store = MovieStore.inMemory()

  init() throws { try store.add("Heat (1995)", "Ran (1985)", "Alien (1979)") }

  @Test("takes each out once, and gives it back as it was")
  func removing() throws {
    let heat = try #require(try store.movies([.number(1)]).first)
    let outcomes = try store.remove([.number(1), .title("heat"), .title("Alien")])
    #expect(outcomes.map(\.action) == [.removed, .removed])
    #expect(outcomes.map(\.movie.number) == [1, 3])
    #expect(outcomes.first?.movie == heat)
    #expect(try store.names == ["Ran (1985)"])
    #expect(store.revision == 2)
  }

  @Test("is done wholly or not at all")
  func allOrNothing() throws {
    try store.add("Ran (2000)")
    let rans = try store.summaries(MovieQuery()).filter { $0.title.text == "Ran" }
    let error = #expect(throws: BatchError.self) {
      try store.remove([.number(1), .title("ran"), .number(9)])
    }
    #expect(
      error
        == .items([
          .init(index: 1, error: .ambiguous(.title("ran"), candidates: rans)),
          .init(index: 2, error: .noMatch(.number(9), near: [])),
        ]))
    #expect(try store.count(MovieQuery()) == 4)
    #expect(store.revision == 2)
  }

  @Test("of one that is gone matches nothing")
  func twice() throws {
    _ = try store.remove([.number(1)])
    #expect(throws: BatchError.self) { try store.remove([.number(1)]) }
  }
}
