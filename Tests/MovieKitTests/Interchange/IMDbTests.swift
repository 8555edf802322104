import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("IMDb")
struct IMDbTests {
  nonisolated private static let v1 = """
    "position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"

    """
  nonisolated private static let v1b =
    "Const,Your Rating,Date Added,Title,Title Type,Directors,IMDb Rating,Runtime (mins),Year,Genres,Num Votes\n"
  nonisolated private static let v2 =
    "Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n"
  nonisolated private static let v2List =
    "Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n"
  nonisolated private static let v3 =
    "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n"
  nonisolated private static let v3List =
    "Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n"

  nonisolated private static func v3Row(
    _ id: String, _ rating: String, _ title: String, _ type: String, _ year: String
  ) -> String {
    "\(id),\(rating),2024-05-01,\(title),\(title),https://u,\(type),7.1,100,\(year),Drama,5,1991-09,X\n"
  }

  nonisolated static let cases = [
    FormatCase(
      "v1, every cell quoted, a clock's date",
      v1
        + "\"1\",\"tt0113277\",\"Fri Nov  7 09:07:24 2014\",\"\",\"\",\"Heat\",\"Feature Film\",\"M\",\"9\",\"8.2\",\"170\",\"1995\",\"crime\",\"5\",\"1995-12-15\",\"u\"\n"
        + "\"2\",\"tt0000001\",\"Fri Nov  7 09:07:24 2014\",\"\",\"\",\"Show\",\"Mini-Series\",\"\",\"8\",\"\",\"\",\"2001\",\"\",\"\",\"\",\"u\"\n",
      gives: ["Heat (1995) excellent 9 tt0113277"]),
    FormatCase(
      "v1b", v1b + "tt0113277,9,2017-11-07,Heat,movie,M,8.2,170,1995,crime,5\n",
      gives: ["Heat (1995) excellent 9 tt0113277"]),
    FormatCase(
      "v2 ratings, in which eight digits are an identifier too",
      v2 + "tt10113277,1,2018-01-01,Ärger,u,tvMovie,2.2,90,2018,Drama,5,2018,X\n",
      gives: ["Ärger (2018) terrible 1 tt10113277"]),
    FormatCase(
      "v2 list: not seen, with its description",
      v2List
        + "1,tt0113277,2018-01-01,2018-01-01,a gift,Heat,u,movie,8.2,170,1995,crime,5,1995-12-15,M\n",
      gives: ["Heat (1995) not-seen tt0113277 | a gift"]),
    FormatCase(
      "v2 list with ratings",
      v2List.replacing("Directors\n", with: "Directors,Your Rating,Date Rated\n")
        + "1,tt0113277,2018-01-01,,,Heat,u,movie,8.2,170,1995,crime,5,1995-12-15,M,7,2018-02-02\n"
        + "2,tt0087843,2018-01-01,,,Ran,u,movie,8.2,170,1985,crime,5,1982,M,,\n",
      gives: ["Heat (1995) good 7 tt0113277", "Ran (1985) not-seen tt0087843"]),
    FormatCase(
      "v3 ratings: what is no film is passed over",
      v3 + v3Row("tt0113277", "10", "Heat", "Movie", "1995")
        + v3Row("tt0000002", "10", "A", "TV Series", "1995")
        + v3Row("tt0000003", "10", "B", "TV Mini Series", "1995")
        + v3Row("tt0000004", "10", "C", "TV Episode", "1995")
        + v3Row("tt0000005", "10", "D", "Video Game", "1995")
        + v3Row("tt0000006", "10", "E", "Podcast Series", "1995")
        + v3Row("tt0000007", "10", "F", "Podcast Episode", "1995")
        + v3Row("tt0000008", "5", "G", "TV Special", "1995")
        + v3Row("tt0000009", "5", "H", "Music Video", "1995"),
      gives: [
        "Heat (1995) excellent 10 tt0113277", "G (1995) decent 5 tt0000008",
        "H (1995) decent 5 tt0000009",
      ]),
    FormatCase(
      "v3 with all types", v3 + v3Row("tt0000002", "10", "A", "TV Series", "2013–2023"),
      .with { $0.takesAllTypes = true }, gives: ["A (2013) excellent 10 tt0000002"]),
    FormatCase(
      "v3 in another language: its types are films, its title is the localised one",
      v3
        + "tt0113277,9,2024-05-01,La sfida,Heat,u,Film,8.2,170,1995,crime,5,1995-12-15,M\n"
        + "tt0000002,6,2024-05-01,Serie,Series,u,Serie TV,8.2,170,,crime,5,,M\n",
      gives: ["La sfida (1995) excellent 9 tt0113277", "Serie decent 6 tt0000002"]),
    FormatCase(
      "v3 list, with a person in it",
      v3List
        + "1,tt0113277,2024-01-01,2024-01-01,,Heat,Heat,u,Movie,8.2,170,1995,crime,5,1995-12-15,M,,\n"
        + "2,nm0000134,2024-01-01,2024-01-01,,Somebody,,u,,,,,,,,,,\n",
      gives: ["Heat (1995) not-seen tt0113277"]),
    FormatCase(
      "entities, and spaces that don't break",
      v3 + v3Row("tt0113277", "9", "Fast &amp; Furious&#39;s\u{A0}End\u{A0}", "Movie", "2009"),
      gives: ["Fast & Furious's End (2009) excellent 9 tt0113277"]),
    FormatCase(
      "title.basics.tsv: no quoting, nulls",
      "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres\n"
        + "tt0000001\tshort\t\"Rome\tRome\t0\t1896\t\\N\t1\tShort\n"
        + "tt0000002\tmovie\tA & \"B\"\tA\t0\t\\N\t\\N\t\\N\t\\N\n"
        + "tt0000003\ttvEpisode\tC\tC\t0\t2001\t\\N\t\\N\t\\N\n",
      gives: ["\"Rome (1896) not-seen tt0000001", "A & \"B\" not-seen tt0000002"]),
  ]

  @Test(arguments: cases) func gives(_ example: FormatCase) throws { try example.check() }

  @Test("what was passed over, and what was taken for a film, is reported")
  func report() throws {
    let text =
      Self.v3 + Self.v3Row("tt0000002", "10", "A", "TV Series", "1995")
      + Self.v3Row("tt0000005", "10", "D", "Video Game", "1995")
      + Self.v3Row("tt0113277", "9", "Sfida", "Film", "1995")
      + Self.v3Row("tt0000009", "9", "Corto", "Corto", "1995")
      + Self.v3Row("nm0000134", "9", "Somebody", "", "")
    let bench = try ImportBench(texts: ["r.csv": text])
    defer { bench.remove() }
    let report = try bench.importing(["r.csv"])
    #expect(report.added == 2)
    #expect(report.skipped == [.series: 1, .game: 1, .person: 1])
    #expect(report.unknownTypes == ["Film": 1, "Corto": 1])
  }

  @Test("windows-1252, as IMDb wrote in 2018")
  func windows1252() throws {
    let text = Self.v2 + "tt0211915,9,2018-01-01,Am\u{e9}lie\u{92}s,u,movie,8,1,2001,X,5,2001,X\n"
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let bench = try ImportBench(["r.csv": .init(bytes)])
    defer { bench.remove() }
    try bench.importing(["r.csv"])
    #expect(try bench.library == ["Amélie’s (2001) excellent 9 tt0211915"])
  }
}
