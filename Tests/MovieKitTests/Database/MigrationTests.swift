import Foundation
import Testing

@testable import MovieKit

/// Libraries of all earlier versions, kept as those versions wrote them.
@Suite("A library of an earlier version")
@MainActor
struct MigrationTests {
  private let folder: TemporaryFolder
  private let store: MovieStore

  init() throws {
    folder = try TemporaryFolder()
    store = MovieStore(at: .file(path: folder.library, isNamed: false))
  }

  nonisolated static let versions = Array(1..<Schema.version)

  /// Puts the library of a version in the folder.
  @discardableResult
  private func put(_ version: Int) throws -> Data {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/version-\(version).library")
    let original = try Data(contentsOf: fixture)
    try folder.write(original)
    return original
  }

  private func version(of name: String = "library.db") throws -> Int {
    try Connection(path: folder.path + "/" + name, mode: .reading).readHeader().version
  }

  @Test("is read as it is, and not changed", arguments: versions)
  func reading(version: Int) throws {
    let original = try put(version)
    let movies = try store.movies(MovieQuery())
    #expect(
      movies.prefix(5).map(\.name) == [
        "Heat (1995)", "Amélie (2001)", "千と千尋の神隠し (2001)", "???", "Up",
      ])
    #expect(movies.prefix(5).map(\.number) == [1, 2, 3, 5, 6])
    let heat = try #require(movies.first)
    #expect(heat.rating == .excellent && heat.score?.halfStars == 9)
    #expect(heat.tags.map(\.name) == ["crime", "heist"])
    #expect(heat.note?.text == "two\nlines")
    #expect(heat.imdb?.text == "tt0113277")
    #expect(heat.viewings.map(\.description) == ["unknown", "2023", "2024-05-01"])
    #expect(heat.id.description == "01a22a59-ced4-7dd0-b765-ee632ef72147")
    #expect(throws: MovieStoreError.noMatch(.title("Haet"), near: [heat.summary])) {
      try store.movies([.title("Haet")])
    }
    var query = MovieQuery()
    query.words = ["mel"]
    #expect(try store.summaries(query).map(\.number) == [2])
    #expect(try store.check().isSound)
    #expect(try folder.bytes() == original)
    #expect(try folder.names == ["library.db"])
  }

  @Test("has the history that it had, none before version 2")
  func history() throws {
    try put(1)
    #expect(try store.history().isEmpty)
    try put(2)
    #expect(
      try MovieStore(at: .file(path: folder.library, isNamed: false)).history().map(\.title)
        == ["rate @6 good -q", "add 'Ran (1985)' -r 9/10 --seen-on 2001 -t samurai -q"])
  }

  @Test(
    "becomes one of the present version with the first change, after a copy beside it",
    arguments: versions)
  func changing(version: Int) throws {
    try put(version)
    let before = try store.movies(MovieQuery())
    try store.add("Yojimbo (1961)")
    #expect(try Array(store.movies(MovieQuery()).prefix(before.count)) == before)
    #expect(try store.movies([.title("Yojimbo")]).map(\.number) == [before.count + 2])
    #expect(try store.check().isSound)
    let copy = "library.db.version-\(version)"
    #expect(try folder.names == ["library.db", copy])
    #expect(try self.version() == Schema.version)
    #expect(try self.version(of: copy) == version)
    let copied = MovieStore(at: .file(path: folder.path + "/" + copy, isNamed: false))
    #expect(try copied.movies(MovieQuery()) == before)
    var query = MovieQuery()
    query.words = ["oji"]
    #expect(try store.summaries(query).map(\.title.text) == ["Yojimbo"])
    query.words = ["千尋の"]
    #expect(try store.summaries(query).map(\.number) == [3])
  }

  @Test("of version 2 can still be undone and redone")
  func undoing() throws {
    try put(2)
    #expect(try store.redo().title == "rate @6 good -q")
    #expect(try store.undo().title == "rate @6 good -q")
    #expect(try store.undo().movies == 1)
    #expect(try store.movies(MovieQuery()).map(\.number) == [1, 2, 3, 5, 6])
    #expect(try store.check().isSound)
  }

  @Test("stays as it is when a change is refused", arguments: versions)
  func refused(version: Int) throws {
    try put(version)
    #expect(throws: BatchError.self) { try store.remove([.number(99)]) }
    #expect(try self.version() == version)
  }
}
