import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("A library of extremes")
struct ExtremeLibraryTests {
  private static let letters: [Character] = [
    "a", "é", "e\u{301}", "映", "🎬", "👨‍👩‍👧‍👦", "\"", "\\", "&", "<", ";", "\t", "\n", "\r", " ", "\u{A0}",
    "\u{200D}", "\u{FEFF}", "\u{2028}", "\u{FFFD}", "ﷺ", "0",
  ]

  private static func title(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0...3, using: &random) {
    case 0: String(repeating: "x", count: 1000)
    case 1: "a" + String(repeating: "\u{301}", count: 8191)
    case 2: String(repeating: "👨‍👩‍👧", count: 800)
    default:
      "T" + random.text(of: letters.filter { !"\t\n\r\u{2028}".contains($0) }, upTo: 40) + "."
    }
  }

  private static func movie(_ number: Int, _ random: inout SeededGenerator) throws -> Movie {
    let draft = MovieDraft(title: title(&random))
    let times = [-1, 0, 1_500_000_000, 32_503_679_999]
    var movie = try Movie(
      draft, id: MovieID(at: Int.random(in: 0...1 << 60, using: &random)), number: number,
      at: Timestamp(secondsSince1970: random.pick(times)))
    movie.changed = Timestamp(secondsSince1970: random.pick(times))
    movie.year = random.pick([nil, Year(1870), Year(2100)])
    // Two movies may have the same one.
    movie.imdb = random.pick([
      nil, IMDbID(parsing: "tt0113277"), IMDbID(parsing: "tt123456789012345678"),
    ])
    let notes = [
      String(repeating: "映", count: 100_000), String(repeating: "\"", count: 100_000),
      String(repeating: "\n\\", count: 50_000), String(repeating: "👨‍👩‍👧", count: 100_000),
      "n" + random.text(of: letters, upTo: 200), "n",
    ]
    movie.note = try Note(random.pick(notes))
    let tags = Int.random(in: 0...300, using: &random)
    movie.add(try (0..<tags).map { try Tag("\($0)" + String(repeating: "é", count: 90)) })
    let days = ["1870-01-01", "2026-05-20", "2026-05-22", "2100", "2999-12", "2999-12-31", ""]
    movie.add(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Viewing(PartialDate(random.pick(days)))
      })
    if let score = random.pick([nil, Score(halfStars: 1), Score(halfStars: 10)]) {
      try movie.rate(.score(score))
    }
    return movie
  }

  @Test(
    "comes in again, the same in every part, as lines and as an array",
    arguments: 1...(ProcessInfo.processInfo.environment["MOVIES_LONG_TESTS"] == nil ? 1 : 4))
  func comesInAgain(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var movies = try (1...8).map { try Self.movie($0, &random) }
    movies.append(try Self.movie(1_000_000_000, &random))
    // The longest one comes first, for the format is told by it.
    movies[0].note = try Note(String(repeating: "👨‍👩‍👧", count: 100_000))
    let lines = try OwnLine.text(of: movies)
    let array = "[" + lines.split(separator: "\n").joined(separator: ",\n") + "]"
    for text in [lines, array] {
      let bench = try ImportBench(texts: ["own": text])
      defer { bench.remove() }
      let report = try bench.importing(["own"])
      #expect(report.added == movies.count && report.rejected == 0)
      let copies = try bench.store.movies(MovieQuery())
      for (copy, movie) in zip(copies, movies) {
        let isEqual = copy == movie && copy.tags.map(\.name) == movie.tags.map(\.name)
        #expect(isEqual, "\(movie.reference)")
      }
      #expect(try bench.importing(["own"]).unchanged == movies.count)
    }
  }

  @Test("a viewing later than tomorrow comes in from our own table too, and from no other")
  func laterViewings() throws {
    let bench = try ImportBench(texts: [
      "own": "ref,title,year,rating,seen\n@1,Heat,1995,good,2031-01-01\n",
      "other": "title,date\nUp,2031-01-01\n",
      "never": "{\"title\":\"Ran\",\"viewings\":[\"3000-01-01\"]}\n",
    ])
    defer { bench.remove() }
    try bench.importing(["own"])
    #expect(try bench.library == ["Heat (1995) good 2031-01-01"])
    for (name, date) in [("other", "2031-01-01"), ("never", "3000-01-01")] {
      let row = BadRow(
        file: bench.path(name), line: name == "other" ? 2 : 1, problem: .badDate(date))
      #expect(throws: ImportError.badRows([row], count: 1)) { try bench.importing([name]) }
    }
  }
}
