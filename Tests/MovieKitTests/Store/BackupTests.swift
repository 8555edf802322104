import Foundation
import Testing

@testable import MovieKit

@Suite("A copy of a library")
@MainActor
struct BackupTests {
  private let folder: TemporaryFolder
  private let store: MovieStore

  init() throws {
    folder = try TemporaryFolder()
    store = MovieStore(at: .file(path: folder.library, isNamed: false))
    try store.add("Heat (1995)", "Up")
  }

  @Test("is a library itself, equal to the one it was made of, for its owner only")
  func equal() throws {
    try store.backUp(to: folder.path + "/copy.db", replacing: false)
    let copy = MovieStore(at: .file(path: folder.path + "/copy.db", isNamed: false))
    #expect(try copy.movies(MovieQuery()) == store.movies(MovieQuery()))
    #expect(try copy.check().isSound)
    #expect(try folder.permissions(of: "copy.db") == 0o600)
    #expect(try folder.names == ["copy.db", "library.db"])
  }

  @Test("replaces a file only where it is to")
  func replacing() throws {
    try folder.write(Data("precious".utf8), to: "copy.db")
    #expect(throws: WriteProblem.exists) {
      try store.backUp(to: folder.path + "/copy.db", replacing: false)
    }
    #expect(try folder.bytes(of: "copy.db") == Data("precious".utf8))
    try store.backUp(to: folder.path + "/copy.db", replacing: true)
    #expect(try folder.bytes(of: "copy.db").count > 100)
    #expect(try folder.names == ["copy.db", "library.db"])
  }

  @Test("is written into a library that somebody makes of its name meanwhile")
  func madeMeanwhile() throws {
    let path = folder.path + "/copy.db"
    let library = Library(at: .file(path: folder.library, isNamed: false))
    var copy = try library.read { try LibraryCopy(of: $0, to: path, namesake: .isReplaced) }
    let made = MovieStore(at: .file(path: path, isNamed: false))
    try made.add("Ran")
    let inode = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    try copy.finish()
    copy.discard()
    #expect(try made.names == ["Heat (1995)", "Up"])
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == inode)
    #expect(try folder.names == ["copy.db", "library.db"])
  }

  @Test("can't be made in a folder that isn't there, and makes none")
  func missingFolder() throws {
    #expect(throws: WriteProblem.self) {
      try store.backUp(to: folder.path + "/nowhere/copy.db", replacing: false)
    }
    #expect(try folder.names == ["library.db"])
  }

  @Test("of a library that isn't there is none, and replaces none")
  func missingLibrary() throws {
    try store.backUp(to: folder.path + "/copy.db", replacing: false)
    let before = try folder.bytes(of: "copy.db")
    try folder.write(Data(), to: "empty.db")
    for name in ["no.db", "empty.db"] {
      let missing = MovieStore(at: .file(path: folder.path + "/" + name, isNamed: false))
      #expect(throws: MovieStoreError.library(.isMissing)) {
        try missing.backUp(to: folder.path + "/copy.db", replacing: true)
      }
      #expect(throws: MovieStoreError.library(.isMissing)) { try missing.check() }
      #expect(throws: MovieStoreError.library(.isMissing)) {
        try ExportViewModel(store: missing).movies
      }
    }
    #expect(try folder.bytes(of: "copy.db") == before)
    #expect(try folder.names == ["copy.db", "empty.db", "library.db"])
  }
}
