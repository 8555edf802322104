import Testing

@testable import MovieKit

@MainActor
@Suite("Merging")
struct MergeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let there: String
    let file: String
    let library: [String]
    var (added, updated, unchanged) = (0, 0, 0)

    init(
      _ what: String, there: String, file: String, gives library: [String], added: Int = 0,
      updated: Int = 0, unchanged: Int = 0
    ) {
      testDescription = what
      self.there = there
      self.file = file
      self.library = library
      (self.added, self.updated, self.unchanged) = (added, updated, unchanged)
    }
  }

  nonisolated private static func own(_ members: String) -> String {
    "{\"title\":\"Heat\",\(members)}"
  }

  nonisolated private static let rated2025 = "Const,Your Rating,Date Rated,Title,Title Type,Year\n"

  nonisolated static let cases = [
    Case(
      "by the IMDb identifier, whatever the title", there: own(#""year":1995,"imdb":"tt0113277""#),
      file: "title,imdb,tags\nLa sfida,tt0113277,a\n",
      gives: ["Heat (1995) not-seen #a tt0113277"], updated: 1),
    Case(
      "another IMDb identifier is another movie", there: own(#""year":1995,"imdb":"tt0113277""#),
      file: "title,year,imdb\nHeat,1995,tt0000001\n",
      gives: ["Heat (1995) not-seen tt0113277", "Heat (1995) not-seen tt0000001"], added: 1),
    Case(
      "by title and year, folded", there: own(#""year":1995"#),
      file: "title,year,imdb\nHÉAT!,1995,tt0113277\n",
      gives: ["Heat (1995) not-seen tt0113277"], updated: 1),
    Case(
      "another year is another movie", there: own(#""year":1995"#), file: "title,year\nHeat,1986\n",
      gives: ["Heat (1995) not-seen", "Heat (1986) not-seen"], added: 1),
    Case(
      "a missing year in the file, one movie of the title", there: own(#""year":1995"#),
      file: "title,year\nHeat,\n", gives: ["Heat (1995) not-seen"], unchanged: 1),
    Case(
      "a missing year in the library is filled", there: own(#""rating":"good""#),
      file: "title,year\nHeat,1995\n", gives: ["Heat (1995) good"], updated: 1),
    Case(
      "a missing year, several movies of the title",
      there: own(#""year":1995"#) + "\n" + own(#""year":1986"#), file: "title,year\nHeat,\n",
      gives: ["Heat (1995) not-seen", "Heat (1986) not-seen", "Heat not-seen"], added: 1),
    Case(
      "a viewing is added unless that day is there", there: own(#""viewings":["2024-05-01"]"#),
      file: "title,date\nHeat,2024-05-01\nHeat,2024-05-02\nHeat,2024-05-02\n",
      gives: ["Heat unrated 2024-05-01 2024-05-02"], updated: 1),
    Case(
      "tags are united, those there keep their spelling", there: own(#""tags":["Crime"]"#),
      file: "title,tags\nHeat,\"crime, noir\"\n", gives: ["Heat not-seen #Crime #noir"], updated: 1),
    Case(
      "a grade replaces not-seen", there: own(#""rating":"not-seen""#),
      file: "title,rating10\nHeat,9\n",
      gives: ["Heat excellent 9"], updated: 1),
    Case(
      "a grade replaces unrated", there: own(#""rating":"unrated""#),
      file: "title,rating\nHeat,good\n",
      gives: ["Heat good"], updated: 1),
    Case(
      "a viewing lifts not-seen", there: own(#""rating":"not-seen""#),
      file: "title,date\nHeat,2024-05-01\n", gives: ["Heat unrated 2024-05-01"], updated: 1),
    Case(
      "an empty value clears nothing",
      there: own(#""year":1995,"rating":"good","tags":["a"],"note":"n""#),
      file: "title,year,rating,tags,note\nHeat,,,,\n", gives: ["Heat (1995) good #a | n"],
      unchanged: 1),
    Case(
      "not-seen takes nothing away", there: own(#""rating":"good""#),
      file: "title,rating\nHeat,not-seen\n",
      gives: ["Heat good"], unchanged: 1),
    Case(
      "of two grades without a date the file's counts", there: own(#""rating":"good""#),
      file: "title,rating\nHeat,poor\n", gives: ["Heat poor"], updated: 1),
    Case(
      "an older grade of the file doesn't count",
      there: own(
        #""rating":"good","number":1,"id":"0191e2a0-0000-7000-8000-000000000001","added":"2025-01-01T00:00:00Z","changed":"2025-06-01T10:00:00Z""#
      ), file: rated2025 + "tt0113277,3,2025-05-31,Heat,Movie,\n", gives: ["Heat good tt0113277"],
      updated: 1),
    Case(
      "a newer grade of the file does",
      there: own(
        #""rating":"good","number":1,"id":"0191e2a0-0000-7000-8000-000000000001","added":"2025-01-01T00:00:00Z","changed":"2025-06-01T10:00:00Z""#
      ), file: rated2025 + "tt0113277,3,2025-06-01,Heat,Movie,\n",
      gives: ["Heat poor 3 tt0113277"], updated: 1),
    Case(
      "the score behind a grade is kept", there: own(#""rating":"good","score":7"#),
      file: "title,rating\nHeat,good\n", gives: ["Heat good 7"], unchanged: 1),
    Case(
      "a score makes the same grade more exact", there: own(#""rating":"good""#),
      file: "title,rating10\nHeat,7\n", gives: ["Heat good 7"], updated: 1),
    Case(
      "a note is filled", there: own(#""note":null"#), file: "title,note\nHeat,new\n",
      gives: ["Heat not-seen | new"], updated: 1),
    Case(
      "a note is appended after a blank line", there: own(#""note":"old""#),
      file: "title,note\nHeat,new\n",
      gives: ["Heat not-seen | old⏎⏎new"], updated: 1),
    Case(
      "a note is replaced by one that contains it", there: own(#""note":"new""#),
      file: "title,note\nHeat,\"new\n\nand more\"\n", gives: ["Heat not-seen | new⏎⏎and more"],
      updated: 1),
    Case(
      "a note that is contained isn't", there: own(#""note":"old and new""#),
      file: "title,note\nHeat,new\n",
      gives: ["Heat not-seen | old and new"], unchanged: 1),
    Case(
      "an earlier viewing that is known needs no unknown one", there: own(#""viewings":["2001"]"#),
      file: "Title,WatchedDate,Rewatch\nHeat,2024-05-01,true\n",
      gives: ["Heat unrated 2001 2024-05-01"], updated: 1),
    Case(
      "an unknown viewing is added once", there: own(#""viewings":[null]"#),
      file: "Title,WatchedDate,Rewatch\nHeat,2024-05-01,true\n",
      gives: ["Heat unrated unknown 2024-05-01"], updated: 1),
    Case(
      "a row with an identifier alone finds its movie", there: own(#""imdb":"tt0113277""#),
      file: "imdbID,Title,WatchedDate\ntt0113277,,2024-05-01\ntt0000009,,2024-05-01\n",
      gives: ["Heat unrated tt0113277 2024-05-01"], updated: 1),
  ]

  @Test(arguments: cases) func gives(_ example: Case) throws {
    let bench = try ImportBench(texts: ["there": example.there, "file": example.file])
    defer { bench.remove() }
    try bench.importing(["there"])
    let report = try bench.importing(["file"])
    #expect(try bench.library == example.library)
    #expect(report.added == example.added)
    #expect(report.updated == example.updated)
    #expect(report.unchanged == example.unchanged)

    let before = try bench.store.movies(MovieQuery())
    let again = try bench.importing(["file"])
    #expect(again.added + again.updated == 0)
    #expect(try bench.store.movies(MovieQuery()) == before)
  }

  @Test("a rehearsal reports the same and stores nothing")
  func rehearsal() throws {
    let bench = try ImportBench(texts: ["f": "title,date\nHeat,2024-05-01\n"])
    defer { bench.remove() }
    let rehearsed = try bench.importing(["f"], .with { $0.isRehearsal = true })
    #expect(try bench.library == [])
    #expect(try bench.importing(["f"]) == rehearsed)
    #expect(rehearsed.viewings == 1)
  }

  @Test("bad rows are all named, and nothing is stored unless the rest is wanted")
  func badRows() throws {
    var text = "title,year,rating\nHeat,1995,good\n"
    for number in 1...25 { text += "Film \(number),1995,\"\(number),5\"\n" }
    let bench = try ImportBench(texts: ["f": text])
    defer { bench.remove() }
    let rows = (1...20).map {
      BadRow(file: bench.path("f"), line: $0 + 2, problem: .badRating("\($0),5"))
    }
    #expect(throws: ImportError.badRows(rows, count: 25)) { try bench.importing(["f"]) }
    #expect(try bench.library == [])
    let report = try bench.importing(["f"], .with { $0.keepsGoing = true })
    #expect(report.added == 1)
    #expect(report.rejected == 25)
    #expect(report.badRows == rows)
  }

  struct BadRowCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let line: Int
    let problem: RowProblem
  }

  nonisolated static let badRowCases = [
    BadRowCase(
      testDescription: "a missing cell", text: "title,year\nHeat\n", line: 2,
      problem: .cellCount(1, expected: 2)),
    BadRowCase(
      testDescription: "a cell too many", text: "title,year\nHeat,1995,x,\n", line: 2,
      problem: .cellCount(3, expected: 2)),
    BadRowCase(
      testDescription: "an unclosed quote", text: "title,year\nA,1995\n\"Heat,1995\nB,1996\n",
      line: 3, problem: .unclosedQuote),
    BadRowCase(
      testDescription: "a year", text: "title,year\nHeat,95\n", line: 2, problem: .badYear("95")),
    BadRowCase(
      testDescription: "a day", text: "title,date\nHeat,2024-02-30\n", line: 2,
      problem: .badDate("2024-02-30")),
    BadRowCase(
      testDescription: "a day to come", text: "title,date\nHeat,2026-05-22\n", line: 2,
      problem: .badDate("2026-05-22")),
    BadRowCase(
      testDescription: "an identifier", text: "title,imdb\nHeat,tt12\n", line: 2,
      problem: .badIMDb("tt12")),
    BadRowCase(
      testDescription: "a line after a cell of two", text: "title,year\n\"A\nB\",1995\nHeat,x\n",
      line: 4, problem: .badYear("x")),
    BadRowCase(
      testDescription: "no JSON", text: "{\"title\":\"A\"}\n{\"title\":\n", line: 2,
      problem: .badJSON),
    BadRowCase(
      testDescription: "another value", text: "{\"title\":\"A\",\"tags\":\"a\"}\n", line: 1,
      problem: .badValue(key: "tags")),
    BadRowCase(
      testDescription: "a score that doesn't fit",
      text: "{\"title\":\"A\",\"rating\":\"good\",\"score\":2}\n", line: 1, problem: .badRating("2")
    ),
    BadRowCase(
      testDescription: "not seen, and seen",
      text: "{\"title\":\"A\",\"rating\":\"not-seen\",\"viewings\":[null]}\n", line: 1,
      problem: .notSeenWithViewings),
    BadRowCase(
      testDescription: "stars between half ones",
      text: "Date,Name,Year,Letterboxd URI,Rating\n2021-01-01,A,1995,u,3.7\n", line: 2,
      problem: .badRating("3.7")),
  ]

  @Test(arguments: badRowCases) func isNamed(_ example: BadRowCase) throws {
    let bench = try ImportBench(texts: ["f": example.text])
    defer { bench.remove() }
    let row = BadRow(file: bench.path("f"), line: example.line, problem: example.problem)
    #expect(throws: ImportError.badRows([row], count: 1)) { try bench.importing(["f"]) }
  }
}
