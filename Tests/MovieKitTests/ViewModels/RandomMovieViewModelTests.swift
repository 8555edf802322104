import Testing

@testable import MovieKit

@Suite("A random movie")
@MainActor
struct RandomMovieViewModelTests {
  private let store = MovieStore.inMemory()

  init() throws {
    try store.add("Heat (1995)", "Ran (1985)", "Alien (1979)", "Brazil (1985)", "Gone")
    _ = try store.remove([.title("Gone")])
    try store.apply(to: "Heat") { $0.assessment = .rating(.good) }
  }

  private func picks(_ count: Int, of query: MovieQuery, seed: UInt64) throws -> [Int] {
    let random = RandomMovieViewModel(store: store, query: query, seed: seed)
    return try (0..<count).compactMap { _ in try random.pick()?.number }
  }

  @Test("is each of those that match about as often as any other")
  func uniformity() throws {
    var query = MovieQuery()
    query.isSeen = false
    let counts = try picks(3000, of: query, seed: 1).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(Set(counts.keys) == [2, 3, 4])
    // 1000 each is expected, with a standard deviation of 26.
    for count in counts.values { #expect(870...1130 ~= count, "\(counts)") }
  }

  nonisolated static let queries: [(@Sendable (inout MovieQuery) -> Void, Set<Int>)] = [
    ({ _ in }, [1, 2, 3, 4]),
    ({ $0.words = ["ra"] }, [2, 4]),
    ({ $0.lowestGrade = .rating(.decent) }, [1]),
    ({ $0.years = Year(1985).map { $0...$0 } }, [2, 4]),
    ({ ($0.order, $0.isReversed, $0.limit) = (.title, true, 1) }, [1, 2, 3, 4]),
    ({ $0.words = ["nope"] }, []),
  ]

  @Test("is of those that the query finds, whatever their order and number", arguments: queries)
  func queries(_ change: @Sendable (inout MovieQuery) -> Void, _ numbers: Set<Int>) throws {
    var query = MovieQuery()
    change(&query)
    #expect(Set(try picks(200, of: query, seed: 2)) == numbers)
  }

  @Test("is the same after the same seed, and another one after others")
  func seeds() throws {
    let one = try picks(20, of: MovieQuery(), seed: 7)
    #expect(try picks(20, of: MovieQuery(), seed: 7) == one)
    #expect(try picks(20, of: MovieQuery(), seed: 8) != one)
  }

  @Test("is told to whoever shows it, and taken away where none matches any more")
  func observation() throws {
    let random = RandomMovieViewModel(store: store)
    #expect(random.movie == nil)
    #expect(
      try isTold {
        try random.pick()
      } toWhoReads: {
        _ = random.movie
      })
    #expect(random.movie != nil)
    random.query.words = ["nope"]
    #expect(try random.pick() == nil)
    #expect(random.movie == nil)
  }
}
