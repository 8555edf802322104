import Testing

@testable import MovieKit

/// What SQLite says of how it will go about the statements: https://www.sqlite.org/eqp.html
@Suite("The plan of a query")
struct QueryPlanTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.migrate(from: 0)
    var random = RandomMovies(seed: 3)
    for number in 1...20 { try connection.insert(random.movie(number: number)) }
  }

  private func plan(of sql: String) throws -> [String] {
    let statement = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
    var lines: [String] = []
    while try statement.step() { lines.append(statement.text(at: 3) ?? "") }
    return lines
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let plan: [String]
    let change: @Sendable (inout MovieQuery) throws -> Void

    init(
      _ name: String, _ plan: String...,
      change: @escaping @Sendable (inout MovieQuery) throws -> Void
    ) {
      (self.name, self.plan, self.change) = (name, plan, change)
    }

    var testDescription: String { name }
  }

  private static let selected = "SEARCH movie USING INTEGER PRIMARY KEY (rowid=?)"

  /// The first twenty of each list are found by the index that has them in order, or that has all
  /// that match; whatever is sorted is no more than what matches, or is equal in the order.
  static let cases = [
    Case("by number", "SCAN movie") { _ in },
    Case("by title", "SCAN movie USING COVERING INDEX movie_title") { $0.order = .title },
    Case("by year", "SCAN movie USING COVERING INDEX movie_year") { $0.order = .year },
    Case("by rating", "SCAN movie USING INDEX movie_rating") { $0.order = .rating },
    Case("by viewing", "SCAN movie USING COVERING INDEX movie_seen") { $0.order = .seen },
    Case("by adding", "SCAN movie USING COVERING INDEX movie_added") { $0.order = .added },
    Case("by year, reversed", "SCAN movie USING COVERING INDEX movie_year") {
      ($0.order, $0.isReversed) = (.year, true)
    },
    Case("by viewing, reversed", "SCAN movie USING COVERING INDEX movie_seen") {
      ($0.order, $0.isReversed) = (.seen, true)
    },
    Case("of a word", "SCAN title_trigram VIRTUAL TABLE INDEX 64:M1") { $0.words = ["heat"] },
    Case("of a short word", "SCAN title_trigram VIRTUAL TABLE INDEX 64:M1") { $0.words = ["東京"] },
    Case("of years", "SEARCH movie USING COVERING INDEX movie_year (year>? AND year<?)") {
      $0.years = try #require(Year(1990))...#require(Year(1999))
    },
    Case("of a rating", "SEARCH movie USING INDEX movie_rating (rating_order=?)") {
      $0.ratings = [.rating(.good)]
    },
    Case("of a tag", "SEARCH tag USING COVERING INDEX tag_key (key=?)") {
      $0.tags = [try Tag("crime")]
    },
    Case(
      "of a month", "SEARCH viewing USING COVERING INDEX viewing_date (date>? AND date<?)"
    ) { $0.seenOn = [try .on("2024-05")] },
  ]

  @Test("of the first twenty movies uses the index meant for it", arguments: cases)
  func selection(_ test: Case) throws {
    var query = MovieQuery()
    query.limit = 20
    try test.change(&query)
    let selection = MovieSelection(query, words: try connection.searchWords(query.words))
    let plan = try plan(of: selection.sql(columns: MovieSummary.columns))
    #expect(plan.first == QueryPlanTests.selected, "\(plan)")
    for line in test.plan { #expect(plan.contains { $0.hasPrefix(line) }, "\(plan)") }
  }

  /// What goes through a table, and stops at its first row.
  private static let first = "SELECT 1 FROM movie LIMIT 1"

  @Test("of a change, or of what is asked of one movie, goes through no whole table")
  func changes() throws {
    try connection.writing { try useEverything(of: $0) }
    let texts = connection.idleTexts.filter { $0.contains("SELECT") || $0.contains(" WHERE ") }
    #expect(texts.count > 20)
    for text in texts where text != QueryPlanTests.first {
      for line in try plan(of: text) where line.hasPrefix("SCAN") {
        #expect(QueryPlanTests.isBounded(line), "\(line) in \(text)")
      }
    }
  }

  private func useEverything(of connection: Connection) throws {
    let editor = LibraryEditor(
      connection: connection, clock: .system, step: try connection.nextStep())
    let ran = MovieReference.title("Ran (1985)")
    _ = try editor.add(
      MovieDraft(title: "Ran", year: Year(1985), tags: [try Tag("a")], viewings: [.on("2024")]),
      ifDuplicate: .skip)
    var edit = MovieEdit()
    edit.title = try Title("Ran of the Night")
    edit.addedTags = [try Tag("b")]
    edit.addedViewings = [.unknown]
    edit.assessment = .rating(.good)
    _ = try editor.apply(edit, to: ran, addsMissing: false, allowsDuplicates: false)
    _ = try editor.remove(editor.movie(.title("Ran of the Night")))
    _ = try connection.endStep(editor.step, at: Timestamp(secondsSince1970: 0), title: "all")
    _ = try connection.undo()
    _ = try connection.redo()
    _ = try connection.history(limit: 5)
    _ = try connection.summaries(near: "Haet of the Nigth", limit: 3)
    _ = try connection.movie(id: MovieID(high: 1, low: 1))
    _ = try connection.number(imdb: #require(IMDbID(parsing: "tt0113277")))
    _ = try connection.candidates(withKey: "heat")
    _ = try connection.isEmpty()
  }

  /// Whether a scan is of one row, of the journal's index of undone steps, or of what a query finds
  /// in a virtual table.
  private static func isBounded(_ line: String) -> Bool {
    line.contains("VIRTUAL TABLE") || line.contains("CONSTANT ROW")
      || line.contains("change_undone") || line.hasPrefix("SCAN change")
      || line.hasPrefix("SCAN sqlite_sequence")
  }
}
