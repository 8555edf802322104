import Foundation
import Testing

@testable import MovieKit

@Suite("Two stores of one file")
@MainActor
struct SharedLibraryTests {
  private let folder: TemporaryFolder
  private let (one, other): (MovieStore, MovieStore)

  init() throws {
    folder = try TemporaryFolder()
    let location = LibraryLocation.file(path: folder.library, isNamed: false)
    (one, other) = (MovieStore(at: location), MovieStore(at: location))
  }

  @Test("see each other's changes")
  func changes() throws {
    #expect(try other.names == [])
    try one.add("Heat")
    #expect(try other.names == ["Heat"])
    #expect(try other.add("Ran").map(\.number) == [2])
    #expect(try one.names == ["Heat", "Ran"])
    _ = try one.remove([.title("heat")])
    #expect(try other.names == ["Ran"])
    try other.apply(to: "ran") { $0.title = try Title("Alien") }
    #expect(try one.names == ["Alien"])
    #expect(try folder.names == ["library.db"])
  }

  @Test("refuse each other's duplicates, and give no number twice")
  func duplicates() throws {
    try one.add("Heat")
    #expect(throws: BatchError.self) {
      try other.add([MovieDraft(title: "HEAT")], ifDuplicate: .refuse)
    }
    _ = try other.remove([.number(1)])
    #expect(try one.add("Heat").map(\.number) == [2])
  }

  @Test("see that the file is gone, or another one")
  func lostFile() throws {
    try one.add("Heat")
    #expect(try other.names == ["Heat"])
    try FileManager.default.moveItem(atPath: folder.library, toPath: folder.path + "/old.db")
    #expect(try other.names == [])
    let location = LibraryLocation.file(path: folder.library, isNamed: false)
    try MovieStore(at: location).add("Ran")
    #expect(try other.names == ["Ran"])
    try FileManager.default.removeItem(atPath: folder.library)
    try FileManager.default.moveItem(atPath: folder.path + "/old.db", toPath: folder.library)
    #expect(try other.names == ["Heat"])
  }

  @Test("tell what is wrong with the file")
  func problem() throws {
    try folder.write(Data("Heat".utf8))
    #expect(throws: MovieStoreError.library(.isForeign)) { try one.summaries(MovieQuery()) }
    #expect(throws: BatchError.library(.isForeign)) { try one.add("Heat") }
    #expect(throws: BatchError.library(.isForeign)) { try other.remove([.number(1)]) }
    #expect(try folder.bytes() == Data("Heat".utf8))
  }
}
