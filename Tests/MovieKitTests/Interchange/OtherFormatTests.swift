import Testing

@testable import MovieKit

@MainActor
@Suite("TMDB, Movary, Simkl, MovieLens, Douban")
struct OtherFormatTests {
  nonisolated private static let tmdb =
    "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n"
  nonisolated private static let simkl =
    "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB\n"
  nonisolated private static let site =
    "movie_id,imdb_id,tmdb_id,rating,average_rating,title\r\n"

  nonisolated private static func simklRow(_ date: String, title: String = "Heat") -> String {
    "1\(title),\(title),movie,1995,completed,,\(date),9,,,,\n"
  }

  nonisolated static let cases = [
    FormatCase(
      "TMDB: halves go up, no rating is the watchlist, dates are moments",
      tmdb
        + "949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,8.5,2024-05-01T10:00:00Z\n"
        + "2,,movie,Worst,1966-12-23T00:00:00Z,,,7.9,0.5,2024-05-01T10:00:00Z\n"
        + "3,,movie,Ran,,,,7.9,,\n" + "4,,tv,Show,2001-01-01T00:00:00Z,,,7.9,9.0,\n",
      gives: [
        "Heat (1995) excellent 9 tt0113277", "Worst (1966) terrible 1", "Ran not-seen",
      ]),
    FormatCase(
      "Movary's history: equal rows are as many plays, no day is an unknown one",
      "title,year,tmdbId,imdbId,watchedAt,comment,location\n"
        + "Heat,1995,949,tt0113277,2024-05-01,,home\nHeat,1995,949,tt0113277,2024-05-01,Again,\n"
        + "Ran,1985,2,,,,\nRan,1985,2,,,,\n",
      gives: [
        "Heat (1995) unrated tt0113277 2024-05-01 2024-05-01 | Again",
        "Ran (1985) unrated unknown unknown",
      ]),
    FormatCase(
      "Movary's ratings",
      "title,year,tmdbId,imdbId,userRating\nHeat,1995,949,tt0113277,7\n",
      gives: ["Heat (1995) good 7 tt0113277"]),
    FormatCase(
      "Movary's watchlist",
      "title,year,tmdbId,imdbId,addedAt\nHeat,1995,949,tt0113277,2024-05-01 10:00:00\n",
      gives: ["Heat (1995) not-seen tt0113277"]),
    FormatCase(
      "Simkl with commas, months first",
      simkl + simklRow("8/21/2015") + simklRow("04/11/2023 05:01", title: "Up"),
      gives: ["Heat (1995) excellent 9 2015-08-21", "Up (1995) excellent 9 2023-04-11"]),
    FormatCase(
      "Simkl with tabs, days first",
      (simkl + simklRow("18-12-2023 21:50:41") + simklRow("04/11/2023", title: "Up"))
        .replacing(",", with: "\t"),
      gives: ["Heat (1995) excellent 9 2023-12-18", "Up (1995) excellent 9 2023-11-04"]),
    FormatCase(
      "Simkl: ISO dates, the unknown one, the plan, what is no film",
      simkl + simklRow("2023-12-18") + simklRow("2023-12-18T10:00:00Z", title: "Up")
        + simklRow("1970-01-01", title: "Ran")
        + "5,Plan,movie,2001,plan to watch,,,,,,,tt0000007\n6,S,tv,2001,completed,,,,,,,\n"
        + "7,Done,movie,2001,completed,,,,a memo,,,\n",
      gives: [
        "Heat (1995) excellent 9 2023-12-18", "Up (1995) excellent 9 2023-12-18",
        "Ran (1995) excellent 9 unknown", "Plan (2001) not-seen tt0000007",
        "Done (2001) unrated | a memo",
      ]),
    FormatCase(
      "MovieLens, the data set",
      [
        "movies.csv":
          "movieId,title,genres\n1,\"Usual Suspects, The (1995)\",Crime\n2,Unrated (2001),X\n3,\"Misérables, Les (1995) \",X\n4,No Year ,X\n5,\"City of Lost Children, The (Cité des enfants perdus, La) (1995)\",X\n6,(500) Days of Summer (2009),X\n",
        "ratings.csv":
          "userId,movieId,rating,timestamp\n1,1,4.5,964982703\n1,3,3.0,964982703\n1,4,0.5,964982703\n1,5,1.0,964982703\n1,6,5.0,964982703\n",
      ],
      gives: [
        "The Usual Suspects (1995) excellent 9", "Les Misérables (1995) decent 6",
        "No Year terrible 1", "The City of Lost Children (1995) terrible 2",
        "(500) Days of Summer (2009) excellent 10",
      ]),
    FormatCase(
      "MovieLens, films alone", "movieId,title,genres\n1,Heat (1995),Crime\n",
      gives: ["Heat (1995) not-seen"]),
    FormatCase(
      "MovieLens, the site: CRLF, numbers without tt",
      site + "6,113277,949,4.5,3.9,Heat (1995)\r\n7,10872600,2,,3.9,Other (2021)\r\n",
      gives: ["Heat (1995) excellent 9 tt0113277", "Other (2021) not-seen tt10872600"]),
    FormatCase(
      "Douban: unmarked quotes, a comma too many, alternative titles",
      "\u{FEFF}片名,个人评分,打分日期,影片链接\r\n"
        + "通天塔/Babel/巴别塔(港),4,2008/05/01,https://movie.douban.com/subject/1/,\r\n"
        + "\"吴清源\"传,5,2008/05/01,https://movie.douban.com/subject/2/,\r\n"
        + "\"The \"Best\" one\",,2008/05/01,https://movie.douban.com/subject/3/,\r\n"
        + "Face/Off,1,2008/05/01,https://movie.douban.com/subject/4/,\r\n"
        + "变脸/Face/Off,2,2008/05/01,https://movie.douban.com/subject/5/,\r\n"
        + "英雄(港/台)/英雄 (美),3,2008/05/01,https://movie.douban.com/subject/6/,\r\n",
      gives: [
        "通天塔 good 8", "\"吴清源\"传 excellent 10", "The \"Best\" one unrated",
        "Face/Off terrible 2", "变脸 poor 4", "英雄(港/台) decent 6",
      ]),
    FormatCase(
      "Douban, the other script",
      "\u{FEFF}标题,个人评分,打分日期,我的短评,上映日期,制片国家,条目链接\r\n"
        + "霸王别姬,5,2024/05/01,\"好, \"\"很\"\"好\",1993-01-01(香港),中国,https://movie.douban.com/subject/1/\r\n",
      gives: ["霸王别姬 (1993) excellent 10 | 好, \"很\"好"]),
  ]

  @Test(arguments: cases) func gives(_ example: FormatCase) throws { try example.check() }

  @Test("Simkl: a date that nothing settles is a bad row")
  func ambiguous() throws {
    let bench = try ImportBench(texts: ["s.csv": Self.simkl + Self.simklRow("04/11/2023")])
    defer { bench.remove() }
    #expect(
      throws: ImportError.badRows(
        [BadRow(file: bench.path("s.csv"), line: 2, problem: .ambiguousDate("04/11/2023"))],
        count: 1)
    ) { try bench.importing(["s.csv"]) }
  }

  @Test("MovieLens: ratings of many people, and ratings without titles, are nobody's")
  func notOneself() throws {
    let ratings = "userId,movieId,rating,timestamp\n1,1,4.5,964982703\n2,1,3.0,964982703\n"
    let bench = try ImportBench(texts: [
      "ratings.csv": ratings, "movies.csv": "movieId,title,genres\n1,Heat (1995),X\n",
    ])
    defer { bench.remove() }
    #expect(throws: ImportError.badFile(bench.path("ratings.csv"), .severalUsers(2))) {
      try bench.importing(["ratings.csv", "movies.csv"])
    }
    #expect(throws: ImportError.badFile(bench.path("ratings.csv"), .needsTitles)) {
      try bench.importing(["ratings.csv"])
    }
  }
}
