import Foundation
import Testing

@testable import MovieKit

/// A library of version 1, kept as that version wrote it.
@Suite("A library of an earlier version")
@MainActor
struct MigrationTests {
  private let folder: TemporaryFolder
  private let store: MovieStore
  private let original: Data

  init() throws {
    folder = try TemporaryFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/version-1.library")
    original = try Data(contentsOf: fixture)
    try folder.write(original)
    store = MovieStore(at: .file(path: folder.library, makesFolders: false))
  }

  @Test("is read as it is, and not changed")
  func reading() throws {
    let movies = try store.movies(MovieQuery())
    #expect(
      movies.map(\.name) == [
        "Heat (1995)", "Amélie (2001)", "千と千尋の神隠し (2001)", "???", "Up",
      ])
    #expect(movies.map(\.number) == [1, 2, 3, 5, 6])
    let heat = try #require(movies.first)
    #expect(heat.rating == .excellent && heat.score?.halfStars == 9)
    #expect(heat.tags.map(\.name) == ["crime", "heist"])
    #expect(heat.note?.text == "two\nlines")
    #expect(heat.imdb?.text == "tt0113277")
    #expect(heat.viewings.map(\.description) == ["unknown", "2023", "2024-05-01"])
    #expect(heat.id.description == "01a22a59-ced4-7dd0-b765-ee632ef72147")
    #expect(try store.history().isEmpty)
    #expect(try store.check().isSound)
    #expect(try folder.bytes() == original)
    #expect(try folder.names == ["library.db"])
  }

  @Test("becomes one of the present version with the first change, after a copy beside it")
  func changing() throws {
    let before = try store.movies(MovieQuery())
    try store.add("Ran (1985)")
    #expect(try Array(store.movies(MovieQuery()).prefix(5)) == before)
    #expect(try store.movies([.title("Ran")]).map(\.number) == [7])
    #expect(try store.check().isSound)
    #expect(try folder.names == ["library.db", "library.db.version-1"])
    let copy = MovieStore(
      at: .file(path: folder.library + ".version-1", makesFolders: false))
    #expect(try copy.movies(MovieQuery()) == before)
    #expect(try copy.history().isEmpty)
  }

  @Test("stays as it is when a change is refused")
  func refused() throws {
    #expect(throws: BatchError.self) { try store.remove([.number(99)]) }
    #expect(throws: MovieStoreError.nothingToUndo) { _ = try store.undo() }
    #expect(try Connection(path: folder.library, mode: .reading).schemaHeader().version == 1)
    #expect(try store.count(MovieQuery()) == 5)
  }
}
