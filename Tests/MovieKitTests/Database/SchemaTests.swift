import CSQLite
import Testing

@testable import MovieKit

@Suite("The schema")
struct SchemaTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.migrate(from: 0)
    try connection.run(SchemaTests.insert())
  }

  /// A statement that adds a proper movie, but for the columns given.
  private static func insert(_ changes: [String: String] = [:]) -> String {
    let proper = [
      "id": "x'00112233445566778899aabbccddeeff'", "title": "'Heat'", "title_key": "'heat'",
      "rating": "'good'", "added": "0", "changed": "0",
    ]
    let columns = proper.merging(changes) { $1 }.sorted { $0.key < $1.key }
    return "INSERT INTO movie (\(columns.map(\.key).joined(separator: ", ")))"
      + " VALUES (\(columns.map(\.value).joined(separator: ", ")))"
  }

  private static let otherID = "x'ff112233445566778899aabbccddeeff'"

  @Test("marks a file as a library of the present version")
  func header() throws {
    #expect(Schema.applicationID == 0x4D56_4945)
    #expect(try connection.integer("PRAGMA application_id") == 0x4D56_4945)
    #expect(try connection.integer("PRAGMA user_version") == 3)
    #expect(
      try connection.readHeader()
        == Schema.Header(applicationID: Schema.applicationID, version: Schema.version))
    let empty = try Connection.inMemory()
    #expect(try empty.readHeader() == Schema.Header(applicationID: 0, version: 0))
  }

  @Test("is made once only")
  func again() throws {
    try connection.migrate(from: Schema.version)
    #expect(try connection.integer("SELECT count(*) FROM movie") == 1)
  }

  @Test(
    "takes a movie with these values",
    arguments: [
      [:], ["year": "1870"], ["year": "2100"], ["score": "7"], ["score": "8"],
      ["rating": "'not-seen'"], ["rating": "'terrible'", "score": "1"],
      ["rating": "'excellent'", "score": "10"], ["imdb": "'tt0113277'"], ["note": "'x'"],
      ["seen": "'2024'"],
    ])
  func good(changes: [String: String]) throws {
    try connection.run(SchemaTests.insert(changes.merging(["id": SchemaTests.otherID]) { $1 }))
    #expect(try connection.integer("SELECT max(number) FROM movie") == 2)
  }

  struct Refusal: CustomTestStringConvertible {
    let changes: [String: String]
    let code: Int32

    init(_ changes: [String: String], _ code: Int32) {
      self.changes = changes.merging(["id": SchemaTests.otherID]) { one, _ in one }
      self.code = code
    }

    var testDescription: String { SchemaTests.insert(changes) }
  }

  /// 275 is a CHECK, 1299 NOT NULL, 2067 UNIQUE, 1555 a primary key, 3091 a type of a STRICT table.
  @Test(
    "refuses a movie with these values",
    arguments: [
      Refusal(["id": "x'0011'"], 275), Refusal(["id": "NULL"], 1299),
      Refusal(["id": "x'00112233445566778899aabbccddeeff'"], 2067),
      Refusal(["id": "'0123456789abcdef'"], 3091), Refusal(["title": "''"], 275),
      Refusal(["title": "NULL"], 1299), Refusal(["title": "x'00'"], 3091),
      Refusal(["title_key": "''"], 275), Refusal(["title_key": "NULL"], 1299),
      Refusal(["year": "1869"], 275), Refusal(["year": "2101"], 275),
      Refusal(["year": "'later'"], 3091), Refusal(["rating": "'Good'"], 275),
      Refusal(["rating": "'seen'"], 275), Refusal(["rating": "NULL"], 1299),
      Refusal(["score": "0"], 275), Refusal(["score": "11"], 275), Refusal(["score": "9"], 275),
      Refusal(["score": "6"], 275), Refusal(["score": "7.5"], 3091),
      Refusal(["rating": "'unrated'", "score": "1"], 275),
      Refusal(["rating": "'not-seen'", "score": "1"], 275), Refusal(["note": "''"], 275),
      Refusal(["imdb": "'nm0000134'"], 275), Refusal(["imdb": "''"], 275),
      Refusal(["added": "NULL"], 1299), Refusal(["changed": "NULL"], 1299),
      Refusal(["added": "'now'"], 3091), Refusal(["number": "1"], 1555),
    ])
  func bad(_ each: Refusal) throws {
    let error = try #require(throws: SQLiteError.self) {
      try connection.run(SchemaTests.insert(each.changes))
    }
    #expect(error.code == each.code)
    #expect(try connection.integer("SELECT count(*) FROM movie") == 1)
  }

  /// 787 is a foreign key.
  @Test(
    "refuses a tag or a viewing with these values",
    arguments: [
      ("tag VALUES (2, 'x', 'X')", 787), ("tag VALUES (1, '', 'X')", 275),
      ("tag VALUES (1, 'x', '')", 275), ("tag VALUES (1, NULL, 'X')", 1299),
      ("tag VALUES (1, 'x', 'X'), (1, 'x', 'x')", 1555),
      ("viewing VALUES (1, 2, '2024')", 787), ("viewing VALUES (1, NULL, '2024')", 1299),
      ("viewing VALUES (1, 1, '')", 275), ("viewing VALUES (1, 1, '24')", 275),
      ("viewing VALUES (1, 1, '2024-5')", 275), ("viewing VALUES (1, 1, '2024-05-1')", 275),
      ("viewing VALUES (1, 1, 'today')", 275), ("viewing VALUES (1, 1, '2024-05-01 ')", 275),
    ])
  func badParts(values: String, code: Int) throws {
    let error = try #require(throws: SQLiteError.self) {
      try connection.run("INSERT INTO " + values)
    }
    #expect(Int(error.code) == code)
  }

  @Test("orders the ratings as the model does", arguments: Rating.allCases)
  func ratingOrder(rating: Rating) throws {
    try connection.run("UPDATE movie SET rating = ?", [.text(rating.word)])
    #expect(try connection.integer("SELECT rating_order FROM movie") == rating.rawValue)
  }

  @Test("takes tags and viewings out with their movie")
  func cascade() throws {
    try connection.run("INSERT INTO tag VALUES (1, 'x', 'X'), (1, 'y', 'y')")
    try connection.run("INSERT INTO viewing (movie, date) VALUES (1, NULL), (1, '2024-05-01')")
    try connection.run("DELETE FROM movie")
    #expect(try connection.integer("SELECT count(*) FROM tag") == 0)
    #expect(try connection.integer("SELECT count(*) FROM viewing") == 0)
  }

  @Test("never gives a number again")
  func numbers() throws {
    try connection.run("DELETE FROM movie")
    try connection.run(SchemaTests.insert())
    #expect(try connection.integer("SELECT number FROM movie") == 2)
    #expect(try connection.nextNumber() == 3)
  }
}
