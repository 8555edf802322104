import Testing

@testable import MovieKit

@Suite("The likely duplicates")
@MainActor
struct DuplicatesViewModelTests {
  private let store = MovieStore.inMemory()

  @Test("are shown with their movies, up to the limit, and anew after a change")
  func pairs() throws {
    try store.add("The Matrix (1999)", "Heat", "Matrix, The", "HÉAT! (1995)", "Ran")
    let duplicates = DuplicatesViewModel(store: store)
    let pairs = try duplicates.pairs
    #expect(pairs.map(\.first.name) == ["The Matrix (1999)", "Heat"])
    #expect(pairs.map(\.second.name) == ["Matrix, The", "HÉAT! (1995)"])
    #expect(pairs.map(\.reason) == [.article, .missingYear])
    duplicates.limit = 1
    #expect(try duplicates.pairs == Array(pairs.prefix(1)))
    duplicates.limit = 0
    #expect(try duplicates.pairs.isEmpty)
    duplicates.limit = nil
    #expect(
      try isTold {
        _ = try store.merge(.number(4), into: .number(2))
      } toWhoReads: {
        _ = try duplicates.pairs
      })
    #expect(try duplicates.pairs == Array(pairs.prefix(1)))
  }
}
