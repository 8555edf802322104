import Testing

@testable import MovieKit

@MainActor
@Suite("Letterboxd")
struct LetterboxdTests {
  nonisolated private static let film = "Date,Name,Year,Letterboxd URI\n"
  nonisolated private static let ratings = "Date,Name,Year,Letterboxd URI,Rating\n"
  nonisolated private static let diary =
    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
  nonisolated private static let reviews =
    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
  nonisolated private static let list = """
    Letterboxd list export v7
    Date,Name,Tags,URL,Description
    2020-08-30,My list,"a, b",https://boxd.it/l1,

    Position,Name,Year,URL,Description

    """

  nonisolated static let cases = [
    FormatCase(
      "ratings: the exact score, no viewing by the day of rating",
      ratings
        + "2021-03-04,Heat,1995,https://boxd.it/a,4.5\n2021-03-04,Up,2009,https://boxd.it/b,\n",
      gives: ["Heat (1995) excellent 9", "Up (2009) unrated"]),
    FormatCase(
      "half a star and five", ratings + "2021-03-04,A,1995,u1,0.5\n2021-03-04,B,1995,u2,5\n",
      gives: ["A (1995) terrible 1", "B (1995) excellent 10"]),
    FormatCase(
      "CRLF, also within a quoted review",
      reviews.crlf
        + "2021-03-04,Heat,1995,https://boxd.it/v,4,,\"One\r\n\r\nTwo\",\"crime, \"\"l.a.\"\"\",2021-03-03\r\n",
      gives: ["Heat (1995) good 8 #\"l.a.\" #crime 2021-03-03 | One⏎⏎Two"]),
    FormatCase(
      "a review is HTML",
      reviews
        + "2021-03-04,Heat,1995,v,,,\"<i>So</i> good<br/>&amp; long: 1 < 2 <3<p>End</p>\",,2021-03-03\n",
      gives: ["Heat (1995) unrated 2021-03-03 | So good⏎& long: 1 < 2 <3⏎⏎End"]),
    FormatCase(
      "the watched date may be later than the day of logging",
      diary + "2021-03-04,Heat,1995,v,4,,,2021-03-05\n", gives: ["Heat (1995) good 8 2021-03-05"]),
    FormatCase(
      "a single row with a flag has an earlier viewing of an unknown date",
      diary + "2021-03-04,Heat,1995,v,4,Yes,,2021-03-03\n",
      gives: ["Heat (1995) good 8 unknown 2021-03-03"]),
    FormatCase(
      "several rows, of which only the later one has a flag",
      diary + "2021-03-04,Heat,1995,v,4,,,2021-03-03\n2022-03-04,Heat,1995,w,,Yes,,2022-03-03\n",
      gives: ["Heat (1995) good 8 2021-03-03 2022-03-03"]),
    FormatCase(
      "several rows, of which the earliest has a flag too",
      diary + "2022-03-04,Heat,1995,w,,Yes,,2022-03-03\n2021-03-04,Heat,1995,v,4,Yes,,2021-03-03\n",
      gives: ["Heat (1995) good 8 unknown 2021-03-03 2022-03-03"]),
    FormatCase(
      "several rows and no flag",
      diary + "2021-03-04,Heat,1995,v,4,,,2021-03-03\n2022-03-04,Heat,1995,w,,,,2022-03-03\n",
      gives: ["Heat (1995) good 8 2021-03-03 2022-03-03"]),
    FormatCase(
      "a review without a watched date is no viewing",
      reviews + "2021-03-04,Heat,1995,v,4,,Fine.,,\n", gives: ["Heat (1995) good 8 | Fine."]),
    FormatCase(
      "diary and reviews of 2017 have no column for rewatching",
      [
        "diary.csv":
          "Date,Name,Year,Letterboxd URI,Rating,Tags,Watched Date\n2017-03-04,Heat,1995,https://letterboxd.com/film/heat/,4,,2017-03-03\n",
        "reviews.csv":
          "Date,Name,Year,Letterboxd URI,Rating,Review,Tags,Watched Date\n2017-03-04,Heat,1995,https://letterboxd.com/film/heat/,4,Yes.,,2017-03-03\n",
      ], gives: ["Heat (1995) good 8 2017-03-03 | Yes."]),
    FormatCase(
      "the whole export: joined on name and year, the union of all files, seen wins",
      [
        "profile.csv": "Date Joined,Username\n2015-01-01,me\n",
        "comments.csv": "Date,Content,Comment\n2015-01-01,x,y\n",
        "watched.csv": film
          + "2020-01-01,Heat,1995,https://boxd.it/a\n2020-01-01,Up,2009,https://boxd.it/b\n",
        "watchlist.csv": film
          + "2020-01-01,Up,2009,https://boxd.it/b\n2020-01-01,Ran,1985,https://boxd.it/c\n",
        "ratings.csv": ratings + "2020-01-01,Heat,1995,https://boxd.it/a,3\n",
        "diary.csv": diary
          + "2020-01-02,Heat,1995,https://boxd.it/v1,3,,tv,2020-01-01\n2020-01-02,Solaris,,,4.5,,,2020-01-01\n",
        "likes/films.csv": film + "2020-01-01,Heat,1995,https://boxd.it/a\n",
        "likes/lists.csv": "Date,Name,URL\n2020-01-01,Somebody's list,https://boxd.it/q\n",
        "deleted/diary.csv": diary + "2020-01-02,Gone,2001,https://boxd.it/v9,3,,,2020-01-01\n",
        "orphaned/reviews.csv": reviews + "2020-01-02,Lost,2001,https://boxd.it/v8,3,,x,,\n",
        "lists/mine.csv": list
          + "1,Heat,1995,https://boxd.it/a,\n2,Alien,1979,https://boxd.it/d,\n",
      ],
      gives: [
        "Heat (1995) decent 6 #tv 2020-01-01", "Up (2009) unrated", "Ran (1985) not-seen",
        "Solaris excellent 9 2020-01-01",
      ]),
    FormatCase(
      "a folder that was packed again",
      [
        "letterboxd-me/watched.csv": film + "2020-01-01,Heat,1995,https://boxd.it/a\n",
        "letterboxd-me/watchlist.csv": film + "2020-01-01,Ran,1985,https://boxd.it/c\n",
        "__MACOSX/letterboxd-me/._watched.csv": "\u{0}\u{5}\u{16}",
        "letterboxd-me/.DS_Store": "\u{0}\u{0}",
      ], gives: ["Heat (1995) unrated", "Ran (1985) not-seen"]),
    FormatCase(
      "lists of a whole export as tags",
      [
        "watched.csv": film + "2020-01-01,Heat,1995,https://boxd.it/a\n",
        "lists/mine.csv": list
          + "1,Heat,1995,https://boxd.it/a,\n2,Alien,1979,https://boxd.it/d,\n",
      ], .with { $0.makesTagsOfLists = true },
      gives: ["Heat (1995) unrated #My list", "Alien (1979) not-seen #My list"]),
    FormatCase(
      "two films of one name and year, by their addresses",
      film
        + "1897-01-01,The Haunted Castle,1897,https://boxd.it/a\n1897-01-01,The Haunted Castle,1897,https://boxd.it/b\n",
      .with { $0.isSeen = true },
      gives: ["The Haunted Castle (1897) unrated", "The Haunted Castle (1897) unrated"]),
    FormatCase(
      "watched.csv alone, told by its name", ["watched.csv": film + "2020-01-01,Heat,1995,u\n"],
      gives: ["Heat (1995) unrated"]),
    FormatCase(
      "watchlist.csv alone, told by its name", ["watchlist.csv": film + "2020-01-01,Heat,1995,u\n"],
      gives: ["Heat (1995) not-seen"]),
    FormatCase(
      "neither, told to be not seen", film + "2020-01-01,Heat,1995,u\n",
      .with { $0.isSeen = false }, gives: ["Heat (1995) not-seen"]),
    FormatCase(
      "a list alone: not seen, with its name for a tag",
      list + "1,Heat,1995,https://boxd.it/a,Good\n", gives: ["Heat (1995) not-seen #My list | Good"]
    ),
    FormatCase(
      "a list with an empty first line and a description of several lines",
      "\nDate,Name,Tags,URL,Description\n2020-08-30,\"Nights, long\",,u,\"First\nPosition,of\nthe light\"\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,u1,\n",
      gives: ["Heat (1995) not-seen #Nights long"]),
  ]

  @Test(arguments: cases) func gives(_ example: FormatCase) throws { try example.check() }

  @Test("the name tells neither, and nobody else does")
  func undecided() throws {
    let bench = try ImportBench(texts: ["films.csv": Self.film + "2020-01-01,Heat,1995,u\n"])
    defer { bench.remove() }
    #expect(throws: ImportError.needsStanding(bench.path("films.csv"))) {
      try bench.importing(["films.csv"])
    }
  }
}

extension String {
  var crlf: String { replacing("\n", with: "\r\n") }
}
