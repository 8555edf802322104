import Foundation
import Testing

@testable import MovieKit

@Suite("A library file")
struct LibraryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library(isNamed: Bool = false) -> Library {
    Library(at: .file(path: folder.library, isNamed: isNamed))
  }

  private func titles() throws -> [String] {
    try library().read { try $0.summaries(MovieQuery()).map(\.title.text) }
  }

  private func add(_ titles: String...) throws {
    try library().write(ifAbsent: .isMade) { connection in
      for title in titles {
        try connection.insert(
          try Movie(
            MovieDraft(title: title), id: MovieID(at: 0), number: connection.nextNumber(),
            at: Timestamp(secondsSince1970: 0)))
      }
    }
  }

  @Test("that is not there reads as empty, and isn't made by reading")
  func missing() throws {
    #expect(try titles() == [])
    #expect(try folder.names == [])
  }

  @Test("that is not there is an empty one for a change that makes none")
  func missingForWriting() throws {
    let next = try library().write(ifAbsent: .isRefused) { try $0.nextNumber() }
    #expect(next == 1)
    #expect(try folder.names == [])
  }

  @Test("that was named and is not there, or empty, is missing to all but what makes it")
  func missingNamed() throws {
    for isEmpty in [false, true] {
      if isEmpty { try folder.write(Data()) }
      let library = library(isNamed: true)
      #expect(throws: LibraryProblem.isMissing) { try library.read { try $0.nextNumber() } }
      #expect(throws: LibraryProblem.isMissing) {
        try library.write(ifAbsent: .isRefused) { try $0.nextNumber() }
      }
      #expect(try library.write(ifAbsent: .isImagined) { try $0.nextNumber() } == 1)
      #expect(throws: LibraryProblem.isMissing) {
        try self.library().read(isRequired: true) { try $0.nextNumber() }
      }
      #expect(throws: LibraryProblem.isMissing) { try library.check() }
      #expect(try folder.names == (isEmpty ? ["library.db"] : []))
      #expect(!library.isMade)
    }
    let library = library(isNamed: true)
    #expect(try library.write(ifAbsent: .isMade) { try $0.nextNumber() } == 1)
    #expect(library.isMade)
    #expect(try library.read(isRequired: true) { try $0.nextNumber() } == 1)
  }

  @Test("is made by the first change, for its owner only")
  func creation() throws {
    try add("Heat")
    #expect(try folder.names == ["library.db"])
    #expect(try folder.permissions(of: "library.db") == 0o600)
    #expect(try titles() == ["Heat"])
  }

  @Test("is made with its folders where that is asked for, for their owner only")
  func folders() throws {
    let library = Library(at: .file(path: folder.path + "/a/b/library.db", isNamed: false))
    #expect(try library.write(ifAbsent: .isMade) { try $0.nextNumber() } == 1)
    #expect(try folder.permissions(of: "a") == 0o700)
    #expect(try folder.permissions(of: "a/b") == 0o700)
    #expect(try folder.permissions(of: "a/b/library.db") == 0o600)
  }

  @Test("isn't made in a folder that is missing")
  func missingFolder() throws {
    let library = Library(at: .file(path: folder.path + "/a/library.db", isNamed: true))
    let problem = try #require(throws: LibraryProblem.self) {
      try library.write(ifAbsent: .isMade) { try $0.nextNumber() }
    }
    #expect(problem.tellsOfNoAccess)
    #expect(try folder.names == [])
  }

  @Test("that is empty reads as empty, and takes a first change")
  func emptyFile() throws {
    try folder.write(Data())
    #expect(try titles() == [])
    #expect(try folder.bytes().isEmpty)
    try add("Heat")
    #expect(try titles() == ["Heat"])
  }

  @Test("is no folder")
  func isFolder() throws {
    let library = Library(at: .file(path: folder.path, isNamed: false))
    #expect(throws: LibraryProblem.isFolder) { try library.read { try $0.nextNumber() } }
    #expect(throws: LibraryProblem.isFolder) {
      try library.write(ifAbsent: .isMade) { try $0.nextNumber() }
    }
  }

  @Test("has a place")
  func unknown() {
    let library = Library(at: .unknown)
    #expect(throws: LibraryProblem.hasNoPlace) { try library.read { try $0.nextNumber() } }
    #expect(throws: LibraryProblem.hasNoPlace) {
      try library.write(ifAbsent: .isMade) { try $0.nextNumber() }
    }
  }

  @Test(
    "is no other kind of file, which stays as it is",
    arguments: [
      Data("Heat\n".utf8), Data(repeating: 0, count: 4_096), Data(repeating: 0xFF, count: 50),
      Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data(repeating: 7, count: 9_000),
      Data("SQLite format 3\0".utf8), Data("SQLite format 3\0".utf8) + Data(count: 4_080),
    ])
  func foreign(bytes: Data) throws {
    try folder.write(bytes)
    try expectUnchanged(LibraryProblem.isForeign)
  }

  @Test("is no other program's database, which stays as it is")
  func otherDatabase() throws {
    try folder.write(Data())
    try Connection(path: folder.library, mode: .writing).run("CREATE TABLE movie (title TEXT)")
    try expectUnchanged(LibraryProblem.isForeign)
  }

  @Test("of a newer version is refused, and stays as it is")
  func newer() throws {
    try add("Heat")
    try Connection(path: folder.library, mode: .writing)
      .run("PRAGMA user_version = \(Schema.version + 1)")
    try expectUnchanged(LibraryProblem.isNewer(version: Schema.version + 1))
  }

  @Test("without tables is damaged")
  func withoutTables() throws {
    try add("Heat")
    try Connection(path: folder.library, mode: .writing).run("DROP TABLE movie")
    let problem = try #require(throws: LibraryProblem.self) { try titles() }
    #expect(problem.tellsOfDamage)
  }

  private func expectUnchanged(_ problem: LibraryProblem) throws {
    let before = try folder.bytes()
    #expect(throws: problem) { try titles() }
    #expect(throws: problem) { try add("Ran") }
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["library.db"])
  }

  @Test("cut short anywhere is read rightly or refused, and stays as it is")
  func truncated() throws {
    try add("Heat", "Ran", "Alien", String(repeating: "long ", count: 190))
    let whole = try folder.bytes()
    let titles = try titles()
    for count in stride(from: 512, to: whole.count, by: 512) {
      let cut = whole.prefix(count)
      try folder.write(cut)
      do {
        if try self.titles() != titles { Issue.record("\(count) bytes read wrongly") }
      } catch is LibraryProblem {}
      do {
        try add("Stalker")
        Issue.record("\(count) bytes took a change")
      } catch is LibraryProblem {}
      if try folder.bytes() != cut { Issue.record("\(count) bytes were changed") }
    }
    #expect(try folder.names == ["library.db"])
  }

  @Test("with bytes changed at random is read or refused, and stays as it is")
  func flipped() throws {
    try add("Heat", "Ran", "Alien")
    let whole = try folder.bytes()
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<8 { bytes[bytes.indices.randomElement(using: &generator) ?? 0] = 0xA5 }
      try folder.write(bytes)
      do {
        _ = try library().read { try $0.movies(MovieQuery()) }
      } catch is LibraryProblem {}
      if try folder.bytes() != bytes { Issue.record("reading changed the file") }
    }
  }

  @Test("is not changed by reading")
  func reading() throws {
    try add("Heat")
    let file = URL(fileURLWithPath: folder.library)
    let moment = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: file.path)
    let before = try folder.bytes()
    #expect(try titles() == ["Heat"])
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["library.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.modificationDate] as? Date == moment)
  }

  @Test("that may not be written is read", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try add("Heat")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: folder.library)
    #expect(try titles() == ["Heat"])
    #expect(throws: LibraryProblem.isReadOnly) { try add("Ran") }
  }
}

extension LibraryProblem {
  fileprivate var tellsOfDamage: Bool { if case .isDamaged = self { true } else { false } }

  fileprivate var tellsOfNoAccess: Bool { if case .isInaccessible = self { true } else { false } }
}
