import Testing

@testable import MovieKit

@MainActor
@Suite("Trakt")
struct TraktTests {
  nonisolated private static func movie(
    _ title: String, _ year: String, _ number: Int, imdb: String = "null"
  ) -> String {
    """
    "type":"movie","movie":{"title":"\(title)","year":\(year),"ids":{"trakt":\(number),"slug":"s","imdb":\(imdb),"tmdb":null}}
    """
  }

  nonisolated private static let history = """
    [{"id":1,"watched_at":"2025-06-24T23:30:00.000Z","action":"watch",\(movie("Heat", "1995", 1, imdb: "\"tt0113277\""))},
     {"id":2,"watched_at":"2025-06-24T01:30:00.000Z","action":"watch",\(movie("Heat", "1995", 1))},
     {"id":3,"watched_at":"unknown","action":"scrobble",\(movie("Up", "null", 2))},
     {"id":4,"watched_at":"2025-06-25T01:30:00.000Z","type":"episode","episode":{"title":"x"},"show":{"title":"S"}}]
    """
  nonisolated private static let ratings = """
    [{"rated_at":"2025-07-01T00:00:00.000Z","rating":9,\(movie("Heat", "1995", 1))},
     {"rated_at":"2025-07-01T00:00:00.000Z","rating":1,"type":"movie","movie":{"title":"Bad","year":2001,"ids":null}}]
    """
  nonisolated private static let watchlist = """
    [{"rank":1,"id":1,"listed_at":"2025-01-01T00:00:00.000Z","notes":"soon","type":"movie","movie":{"title":"Ran","year":1985,"ids":{"trakt":5}}},
     {"rank":2,"id":2,"listed_at":"2025-01-01T00:00:00.000Z","notes":null,"type":"show","show":{"title":"S","year":1985,"ids":{"trakt":5}}}]
    """
  nonisolated private static let list = """
    [{"rank":1,"id":1,"listed_at":"2025-01-01T00:00:00.000Z","notes":null,\(movie("Heat", "1995", 1))}]
    """
  nonisolated private static let watched = """
    [{"plays":13,"last_watched_at":"2025-06-24T23:30:00.000Z","movie":{"title":"Heat","year":1995,"ids":{"trakt":1}}}]
    """
  nonisolated private static let library = [
    "Bad (2001) terrible 1", "Heat (1995) excellent 9 tt0113277 2025-06-24",
    "Up unrated unknown", "Ran (1985) not-seen | soon",
  ]

  nonisolated static let cases = [
    FormatCase(
      "history: a viewing by the day in UTC, once a day", history,
      gives: ["Heat (1995) unrated tt0113277 2025-06-24", "Up unrated unknown"]),
    FormatCase(
      "ratings make no viewing", ratings,
      gives: ["Heat (1995) excellent 9", "Bad (2001) terrible 1"]),
    FormatCase("a watchlist", watchlist, gives: ["Ran (1985) not-seen | soon"]),
    FormatCase("watched movies", watched, gives: ["Heat (1995) unrated 2025-06-24"]),
    FormatCase(
      "a zone other than UTC", history.replacing("T23:30:00.000Z", with: "T23:30:00-03:00"),
      gives: ["Heat (1995) unrated tt0113277 2025-06-24 2025-06-25", "Up unrated unknown"]),
    FormatCase(
      "the flat names of today",
      [
        "ratings-movies.json": ratings, "watched-history-1.json": history,
        "watched-movies.json": watched, "lists-watchlist.json": watchlist,
        "lists-list-12-my-films.json": list, "_errors.json": "[]",
      ],
      gives: [
        "Ran (1985) not-seen | soon", "Heat (1995) excellent 9 tt0113277 2025-06-24",
        "Bad (2001) terrible 1", "Up unrated unknown",
      ]),
    FormatCase(
      "the names of old",
      [
        "me/ratings/ratings-movies.json": ratings, "me/watched/history-1.json": history,
        "me/lists/watchlist.json": watchlist,
      ],
      gives: [
        "Ran (1985) not-seen | soon", "Heat (1995) excellent 9 tt0113277 2025-06-24",
        "Bad (2001) terrible 1", "Up unrated unknown",
      ]),
    FormatCase(
      "lists as tags",
      ["ratings-movies.json": ratings, "lists-list-12-my-films.json": list],
      .with { $0.makesTagsOfLists = true },
      gives: ["Heat (1995) excellent 9 #my films", "Bad (2001) terrible 1"]),
    FormatCase(
      "a list alone", ["lists-list-12-my-films.json": list],
      gives: ["Heat (1995) not-seen #my films"]),
  ]

  @Test(arguments: cases) func gives(_ example: FormatCase) throws { try example.check() }

  @Test("a file that is cut off is bad as a whole")
  func truncated() throws {
    let bench = try ImportBench(texts: ["h.json": String(Self.history.dropLast(30))])
    defer { bench.remove() }
    #expect(throws: ImportError.badFile(bench.path("h.json"), .truncatedJSON(line: 4))) {
      try bench.importing(["h.json"])
    }
  }

  @Test("series are counted")
  func report() throws {
    let bench = try ImportBench(texts: ["h.json": Self.history])
    defer { bench.remove() }
    let report = try bench.importing(["h.json"])
    #expect(report.skipped == [.series: 1])
    #expect(report.viewings == 2)
  }
}
