import Testing

@testable import MovieKit

@MainActor
@Suite("Letterboxd's import format, and any table")
struct TableTests {
  nonisolated static let cases = [
    FormatCase(
      "Letterboxd's import format: any order, true and false, the later rating wins",
      "Rating,Tags,Title,Rating10,imdbID,WatchedDate,Rewatch,Review,CreatedDate\n"
        + "4,\"a, b\",Heat,9,tt0113277,2024-05-01,true,<b>Yes</b>,\n2,,Ran,,,2024-05-02,false,,\n",
      gives: [
        "Heat excellent 9 #a #b tt0113277 unknown 2024-05-01 | Yes", "Ran poor 4 2024-05-02",
      ]),
    FormatCase(
      "of two ratings the later column wins", "Rating10,Title,Rating\n9,Heat,4\n",
      gives: ["Heat good 8"]),
    FormatCase(
      "quotes with a backslash before them",
      "Title,Year,Rating10,Review\n\"The \\\"Best\\\" One\",1995,9,\"He said \\\"hi\\\", and left\"\n",
      gives: ["The \"Best\" One (1995) excellent 9 | He said \"hi\", and left"]),
    FormatCase(
      "a backslash that is none of these",
      "Title,Year,Rating10,Review\nHeat,1995,9,\"a \\\"\"b\"\"\"\n",
      gives: ["Heat (1995) excellent 9 | a \\\"b\""]),
    FormatCase(
      "what our own list prints",
      "ref,title,year,rating\n@1,Heat,1995,excellent\n@7,\"Up, up\",,not-seen\n@9,Ran,1985,unrated\n",
      gives: ["Heat (1995) excellent", "Up, up not-seen", "Ran (1985) unrated"]),
    FormatCase(
      "all columns of ours",
      "ref,title,year,rating,score,seen,viewings,tags,note,imdb,added,changed,id\n@1,Heat,1995,excellent,9,2024-05,1,\"a,b\",\"x\ny\",tt0113277,2026-01-01T00:00:00Z,2026-01-01T00:00:00Z,0191\n",
      gives: ["Heat (1995) excellent 9 #a #b tt0113277 2024-05 | x⏎y"]),
    FormatCase(
      "semicolons, other names, case and spaces in the header",
      " Film ; RELEASE YEAR ;Rating10; Watched Date;IMDb ID\nHeat;1995;9;2024-05-01;tt0113277\n",
      gives: ["Heat (1995) excellent 9 tt0113277 2024-05-01"]),
    FormatCase(
      "tabs, and a Chinese header", "片名\tyear\nHeat\t1995\n", gives: ["Heat (1995) not-seen"]),
    FormatCase(
      "numbers over five are of ten", "title,rating\nHeat,9\nUp,3\nRan,-\nA,N/A\nB,0\nC,\n",
      gives: [
        "Heat excellent 9", "Up poor 3", "Ran not-seen", "A not-seen", "B not-seen", "C not-seen",
      ]),
    FormatCase(
      "numbers over ten are of a hundred", "title,rating\nHeat,85\nUp,3\n",
      gives: ["Heat excellent 9", "Up terrible 1"]),
    FormatCase(
      "halves are of five", "title,rating\nHeat,4.5\nUp,3\n",
      gives: ["Heat excellent 9", "Up decent 6"]),
    FormatCase(
      "a scale that is told", "title,rating\nHeat,4\nUp,3\n", .with { $0.scale = .ten },
      gives: ["Heat poor 4", "Up poor 3"]),
    FormatCase(
      "words and fractions tell their scale", "title,rating\nHeat,4.5/5\nUp,Good\nRan,85%\n",
      gives: ["Heat excellent 9", "Up good", "Ran excellent 9"]),
    FormatCase(
      "LF, CRLF and CR in one file", "title,year\nHeat,1995\r\nUp,2009\rRan,1985",
      gives: ["Heat (1995) not-seen", "Up (2009) not-seen", "Ran (1985) not-seen"]),
    FormatCase(
      "quotes within a plain cell, empty cells at the end, blank lines",
      "title,year\nThe 7\" Disc,1995,,\n\n\"Say \"\"Yes\"\"\",2009\n",
      gives: ["The 7\" Disc (1995) not-seen", "Say \"Yes\" (2009) not-seen"]),
    FormatCase("a header alone", "title,year\n", gives: []),
    FormatCase(
      "told to be seen", "title\nHeat\n", .with { $0.isSeen = true }, gives: ["Heat unrated"]),
    FormatCase(
      "control characters in a title become spaces", "title\n\"One\nTwo\u{7}\"\n",
      gives: ["One Two not-seen"]),
    FormatCase(
      "a title that looks like a formula is a title", "title\n=cmd()\n", gives: ["=cmd() not-seen"]
    ),
    FormatCase(
      "notes are as they are, reviews are of the web",
      "title,note,review\nA,<b>x</b>,\nB,,<b>x</b>\n",
      gives: ["A not-seen | <b>x</b>", "B not-seen | x"]),
  ]

  @Test(arguments: cases) func gives(_ example: FormatCase) throws { try example.check() }

  @Test("ratings up to five may be of five or of ten")
  func undecided() throws {
    let bench = try ImportBench(texts: ["t.csv": "title,rating\nHeat,4\nUp,3\n"])
    defer { bench.remove() }
    #expect(throws: ImportError.needsScale(bench.path("t.csv"))) { try bench.importing(["t.csv"]) }
  }

  @Test("titles that were cleaned, and rows without one, are reported")
  func report() throws {
    let bench = try ImportBench(texts: ["t.csv": "title,year\n\"A\nB\",1995\n,1996\n"])
    defer { bench.remove() }
    let report = try bench.importing(["t.csv"])
    #expect(report.cleanedTitles == 1)
    #expect(report.skipped == [.noTitle: 1])
  }
}
