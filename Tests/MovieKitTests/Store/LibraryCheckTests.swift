import Testing

@testable import MovieKit

@Suite("The check of a library")
struct LibraryCheckTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    var random = RandomMovies(seed: 11)
    for number in 1...20 { try connection.insert(random.movie(number: number)) }
    try connection.insert(
      Movie(
        MovieDraft(title: "Heat", assessment: .rating(.good), viewings: [.on("2024")]),
        id: MovieID(high: 9, low: 9), number: 21, at: Timestamp(secondsSince1970: 1)))
  }

  @Test("a library that only the store wrote to is sound")
  func sound() throws {
    #expect(try connection.check() == LibraryCheck(movies: 21, findings: []))
  }

  struct Case: CustomTestStringConvertible {
    let damage: String
    let finding: LibraryCheck.Finding
    var testDescription: String { damage }
  }

  static let cases: [Case] = [
    Case(
      damage: "UPDATE movie SET title_key = 'x' WHERE number = 21", finding: .titleKey(number: 21)),
    Case(
      damage: """
        INSERT INTO title_trigram (title_trigram, rowid, key) VALUES ('delete', 21, '  heat  ')
        """, finding: .titleIndex),
    Case(
      damage: "INSERT INTO title_trigram (rowid, key) VALUES (22, 'abc')", finding: .titleIndex),
    Case(
      damage: "UPDATE movie SET seen = '2023' WHERE number = 21", finding: .lastSeen(number: 21)),
    Case(damage: "DELETE FROM viewing WHERE movie = 21", finding: .lastSeen(number: 21)),
    Case(
      damage: "UPDATE movie SET rating = 'not-seen' WHERE number = 21",
      finding: .notSeenWithViewings(number: 21)),
    Case(
      damage: "UPDATE movie SET title = ' Heat' WHERE number = 21",
      finding: .malformed(number: 21, column: "title")),
    Case(
      damage: "UPDATE movie SET imdb = 'tt1' WHERE number = 21",
      finding: .malformed(number: 21, column: "imdb")),
    Case(
      damage: "UPDATE movie SET seen = '2024-13' WHERE number = 21",
      finding: .malformed(number: 21, column: "seen")),
    Case(
      damage: "INSERT INTO viewing (movie, date) VALUES (21, '2024-02-31')",
      finding: .malformed(number: 21, column: "viewing")),
    Case(
      damage: "INSERT INTO viewing (movie, date) VALUES (99, '2024')",
      finding: .orphan(table: "viewing")),
    Case(
      damage: "UPDATE sqlite_sequence SET seq = 3 WHERE name = 'movie'",
      finding: .reusableNumber(21)),
  ]

  @Test("what another program broke is found", arguments: cases)
  func damage(_ test: Case) throws {
    try connection.run(test.damage)
    #expect(try connection.check().findings == [test.finding])
  }
}
