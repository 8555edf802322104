import Foundation
import Testing

@testable import MovieKit

/// A copy of file and journal from the middle of a transaction is what a crash leaves.
@Suite("A change that was broken off")
struct InterruptedChangeTests {
  private let source: TemporaryFolder
  private let crashed: TemporaryFolder

  init() throws {
    source = try TemporaryFolder()
    crashed = try TemporaryFolder()
  }

  private struct Crash: Error {}

  private func store(in folder: TemporaryFolder) -> Library {
    Library(at: .file(path: folder.library, isNamed: false))
  }

  private func titles(in folder: TemporaryFolder) throws -> [String] {
    try store(in: folder).read { try $0.summaries(MovieQuery()).map(\.title.text) }
  }

  private func add(_ count: Int, to connection: Connection) throws {
    for _ in 0..<count {
      let number = try connection.nextNumber()
      try connection.insert(
        try Movie(
          MovieDraft(title: "Heat \(number)"), id: MovieID(at: number), number: number,
          at: Timestamp(secondsSince1970: 0)))
    }
  }

  /// Writes to the file before the end of the transaction, and copies all there is.
  private func crash() throws {
    #expect(throws: Crash.self) {
      try store(in: source).write(ifAbsent: .isMade) { connection in
        // A first change is rehearsed before it makes the file.
        guard try !source.names.isEmpty else { return }
        try connection.run("PRAGMA cache_size = 2")
        try connection.run("PRAGMA cache_spill = 1")
        try add(300, to: connection)
        for name in try source.names { try crashed.write(try source.bytes(of: name), to: name) }
        throw Crash()
      }
    }
    #expect(try crashed.names == ["library.db", "library.db-journal"])
  }

  @Test("is taken back by the next reader")
  func reader() throws {
    _ = try store(in: source).write(ifAbsent: .isMade) { try add(3, to: $0) }
    let before = try source.bytes()
    try crash()
    #expect(try crashed.bytes() != before)
    #expect(try titles(in: crashed) == ["Heat 1", "Heat 2", "Heat 3"])
    #expect(try crashed.bytes() == before)
    #expect(try crashed.names == ["library.db"])
  }

  @Test("is taken back by the next change")
  func writer() throws {
    _ = try store(in: source).write(ifAbsent: .isMade) { try add(3, to: $0) }
    try crash()
    try store(in: crashed).write(ifAbsent: .isRefused) { try add(1, to: $0) }
    #expect(try titles(in: crashed) == ["Heat 1", "Heat 2", "Heat 3", "Heat 4"])
    #expect(try crashed.names == ["library.db"])
  }

  @Test("and was the first one leaves a library that takes the next change")
  func firstChange() throws {
    try crash()
    try store(in: crashed).write(ifAbsent: .isMade) { try add(1, to: $0) }
    #expect(try titles(in: crashed) == ["Heat 1"])
  }

  @Test("and was the first one leaves an empty library to the next reader")
  func firstChangeRead() throws {
    try crash()
    #expect(try titles(in: crashed) == [])
  }
}
