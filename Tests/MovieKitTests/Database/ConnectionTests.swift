import CSQLite
import Foundation
import Testing

@testable import MovieKit

@Suite("A connection")
struct ConnectionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.run("CREATE TABLE number (value INTEGER UNIQUE CHECK (value > 0)) STRICT")
  }

  private var count: Int? {
    get throws { try connection.integer("SELECT count(*) FROM number") }
  }

  private struct Stop: Error {}

  @Test("runs a statement again with other values")
  func reuse() throws {
    for value in 1...3 {
      try connection.run("INSERT INTO number VALUES (?)", [.integer(value)])
    }
    #expect(try connection.integer("SELECT sum(value) FROM number") == 6)
  }

  @Test("lends a statement without the values of its last use")
  func noLeftovers() throws {
    #expect(try connection.integer("SELECT ?", [.integer(7)]) == 7)
    #expect(try connection.integer("SELECT ?") == nil)
  }

  @Test("lends two statements of one text at once")
  func twoAtOnce() throws {
    try connection.run("INSERT INTO number VALUES (1), (2)")
    let outer = try connection.prepare("SELECT value FROM number ORDER BY value")
    var pairs: [[Int]] = []
    while try outer.step() {
      let inner = try connection.prepare("SELECT value FROM number ORDER BY value")
      while try inner.step() { pairs.append([outer.integer(at: 0), inner.integer(at: 0)]) }
    }
    #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
  }

  @Test("can use a statement again that failed, or that was left before its last row")
  func reuseAfterFailure() throws {
    let sql = "INSERT INTO number VALUES (?)"
    #expect(throws: SQLiteError.self) { try connection.run(sql, [.integer(-1)]) }
    try connection.run(sql, [.integer(1)])
    try connection.run(sql, [.integer(2)])
    #expect(try connection.integer("SELECT value FROM number ORDER BY value") == 1)
    #expect(try connection.integer("SELECT value FROM number ORDER BY value") == 1)
    try connection.run("DROP TABLE number")
  }

  struct Failure: CustomTestStringConvertible {
    let sql: String
    let code: Int32
    let primary: Int32

    var testDescription: String { sql }
  }

  /// The extended codes: https://www.sqlite.org/rescode.html
  @Test(
    "tells code and statement of what fails",
    arguments: [
      Failure(sql: "INSERT INTO number VALUES (1), (1)", code: 2067, primary: SQLITE_CONSTRAINT),
      Failure(sql: "INSERT INTO number VALUES (0)", code: 275, primary: SQLITE_CONSTRAINT),
      Failure(sql: "INSERT INTO number VALUES ('x')", code: 3091, primary: SQLITE_CONSTRAINT),
      Failure(sql: "SELECT nothing FROM number", code: 1, primary: SQLITE_ERROR),
      Failure(sql: "not SQL", code: 1, primary: SQLITE_ERROR),
    ])
  func failures(_ each: Failure) throws {
    let error = try #require(throws: SQLiteError.self) { try connection.run(each.sql) }
    #expect(error.code == each.code)
    #expect(error.primaryCode == each.primary)
    #expect(error.sql == each.sql)
    #expect(!error.message.isEmpty)
    #expect(error.description.contains(each.sql))
    #expect(try count == 0)
  }

  @Test(
    "keeps texts and bytes as they are", arguments: ["", "x", "a\0b", "ame\u{301}lie", "'; --"])
  func values(text: String) throws {
    let statement = try connection.prepare("SELECT ?, ?, typeof(?), ?")
    try statement.bind([.text(text), .blob([0, 255, 1]), .text(text), .null])
    let hasRow = try statement.step()
    let (read, type) = (statement.text(at: 0), statement.text(at: 2))
    let bytes = statement.bytes(at: 1) { Array($0) }
    let isNull = statement.isNull(at: 3)
    let (noText, noNumber) = (statement.text(at: 3), statement.optionalInteger(at: 3))
    let hasAnother = try statement.step()
    #expect(hasRow && !hasAnother)
    #expect(read.map { Array($0.utf8) } == Array(text.utf8))
    #expect(bytes == [0, 255, 1])
    #expect(type == "text")
    #expect(isNull && noText == nil && noNumber == nil)
  }

  @Test("refuses more values than a statement has parameters")
  func tooManyValues() throws {
    let error = try #require(throws: SQLiteError.self) {
      try connection.run("SELECT ?", [.integer(1), .integer(2)])
    }
    #expect(error.primaryCode == SQLITE_RANGE)
  }

  @Test("keeps what a transaction did, and takes it back when the body throws")
  func transactions() throws {
    let result = try connection.writing { connection in
      #expect(connection.isInTransaction)
      try connection.run("INSERT INTO number VALUES (1)")
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(throws: Stop.self) {
      try connection.writing { connection in
        try connection.run("INSERT INTO number VALUES (2)")
        throw Stop()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try count == 1)
  }

  @Test("takes back a transaction whose statement fails, and goes on")
  func failedTransaction() throws {
    #expect(throws: SQLiteError.self) {
      try connection.writing { connection in
        try connection.run("INSERT INTO number VALUES (1)")
        try connection.run("INSERT INTO number VALUES (1)")
      }
    }
    #expect(try count == 0)
    try connection.writing { try $0.run("INSERT INTO number VALUES (1)") }
    #expect(try connection.reading { try $0.integer("SELECT count(*) FROM number") } == 1)
  }

  @Test(
    "opens no file that isn't there, whatever its name", arguments: ["", ":memory:", "absent.db"])
  func missingFile(name: String) throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: SQLiteError.self) {
      _ = try Connection(path: folder.path + "/" + name + "/x", mode: .writing)
    }
    #expect(error.primaryCode == SQLITE_CANTOPEN)
    #expect(error.sql == nil)
    #expect(try folder.names == [])
  }

  @Test("writes nothing that it opened for reading")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(.init())
    let connection = try Connection(path: folder.library, mode: .reading)
    #expect(connection.isReadOnly)
    let error = try #require(throws: SQLiteError.self) { try connection.run("CREATE TABLE x (y)") }
    #expect(error.primaryCode == SQLITE_READONLY)
    #expect(try folder.bytes().isEmpty)
  }
}
