import Testing

@testable import MovieKit

@Suite("Several movies picked")
@MainActor
struct MovieSelectionViewModelTests {
  private let store = MovieStore.inMemory()

  init() throws { try store.add("Heat (1995)", "Ran", "300") }

  @Test("are shown in the order of the references, each once")
  func movies() throws {
    let selection = MovieSelectionViewModel(
      store: store, references: [.title("300"), .number(1), .number(3)])
    #expect(try selection.movies.map(\.number) == [3, 1])
  }

  @Test("are removed together or not at all")
  func removal() throws {
    let bad = MovieSelectionViewModel(store: store, references: [.number(1), .number(9)])
    #expect(throws: MovieStoreError.noMatch(.number(9), near: [])) { try bad.movies }
    #expect(throws: BatchError.self) { try bad.remove() }
    let good = MovieSelectionViewModel(store: store, references: [.number(1), .title("ran")])
    #expect(try good.remove().map(\.movie.number) == [1, 2])
    #expect(try store.names == ["300"])
  }
}
