import Testing

@testable import MovieKit

@Suite("The list")
@MainActor
struct MovieListViewModelTests {
  private let store = MovieStore.inMemory()
  private let list: MovieListViewModel

  init() throws {
    try store.add("Heat (1995)", "Ran (1985)", "Alien (1979)")
    list = MovieListViewModel(store: store)
  }

  @Test("has the rows, the movies and the count of its query")
  func content() throws {
    var query = MovieQuery()
    query.order = .year
    query.limit = 2
    list.query = query
    #expect(try list.rows.map(\.name) == ["Alien (1979)", "Ran (1985)"])
    #expect(try list.movies.map(\.number) == [3, 2])
    #expect(try list.count == 2)
  }

  @Test("tells of another query")
  func query() throws {
    #expect(
      try isTold {
        list.query.words = ["ran"]
      } toWhoReads: {
        _ = try list.rows
      })
    #expect(try list.rows.map(\.number) == [2])
    #expect(
      try isTold {
        list.query.words = []
      } toWhoReads: {
        _ = try list.rows
      })
    #expect(try list.rows.count == 3)
  }

  @Test("keeps its rows until the query or the library changes")
  func cache() throws {
    let rows = try list.rows
    let isSame = { (rows: [MovieSummary], others: [MovieSummary]) in
      rows.withUnsafeBufferPointer { one in
        others.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
      }
    }
    #expect(isSame(rows, try list.rows))
    list.query.isReversed = true
    #expect(try list.rows.map(\.number) == [3, 2, 1])
    list.query.isReversed = false
    try store.add("Stalker")
    #expect(try list.rows.map(\.number) == [1, 2, 3, 4])
  }

  @Test("tells of a change also to who was given kept rows")
  func cacheIsTold() throws {
    _ = try list.rows
    #expect(
      try isTold {
        try store.add("Stalker")
      } toWhoReads: {
        _ = try list.rows
      })
  }

  @Test("presents the form for a new movie, and takes it away")
  func presenting() throws {
    #expect(!list.isPresentingAddMovie)
    #expect(
      try isTold {
        list.presentAddMovie()
      } toWhoReads: {
        _ = list.isPresentingAddMovie
      })
    #expect(list.isPresentingAddMovie)
    list.dismissAddMovie()
    #expect(!list.isPresentingAddMovie)
  }

  @Test("tells why the library can't be read")
  func problem() {
    let list = MovieListViewModel(store: MovieStore(at: .unknown))
    #expect(throws: MovieStoreError.library(.hasNoPlace)) { try list.rows }
    #expect(throws: MovieStoreError.library(.hasNoPlace)) { try list.movies }
    #expect(throws: MovieStoreError.library(.hasNoPlace)) { try list.count }
  }

  @Test("shows what another process did once the store is refreshed")
  func refresh() throws {
    let folder = try TemporaryFolder()
    let location = LibraryLocation.file(path: folder.library, isNamed: false)
    let (one, other) = (MovieStore(at: location), MovieStore(at: location))
    try one.add("Heat")
    let list = MovieListViewModel(store: one)
    #expect(try list.rows.count == 1)
    try other.add("Ran")
    #expect(
      try isTold {
        one.refresh()
      } toWhoReads: {
        _ = try list.rows
      })
    #expect(try list.rows.count == 2)
  }
}
