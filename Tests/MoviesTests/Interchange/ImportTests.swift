import Foundation
import Glibc
import Testing

@Suite("movies import, from outside")
nonisolated struct ImportTests {
  private static let table = "title,year,rating\nHeat,1995,9\n\"Up, up\",2009,\n"

  @Test("in a pipe: a report on standard error, nothing on standard output")
  func pipe() {
    let movies = Program(files: ["films.csv": Self.table])
    let result = movies("import", "films.csv")
    #expect(result.code == 0)
    #expect(result.out == "")
    #expect(
      result.err == """
        films.csv: a table
        2 added, 0 updated, 0 unchanged, 0 skipped, 0 rejected; 0 new viewings

        """)
    #expect(movies("list").out == "@1\tHeat\t1995\texcellent\n@2\tUp, up\t2009\tnot-seen\n")
    #expect(movies("import", "films.csv", "--quiet").err == "")
  }

  @Test("the report as an object")
  func json() {
    let movies = Program(files: ["films.csv": Self.table])
    let result = movies("import", "films.csv", "--json")
    #expect(
      result.out
        == "{\"added\":2,\"updated\":0,\"unchanged\":0,\"skipped\":0,\"rejected\":0,\"viewings\":0}\n"
    )
    #expect(result.err == "")
  }

  @Test("a dry run stores nothing, and makes no library")
  func dryRun() {
    let movies = Program(files: ["films.csv": Self.table])
    let result = movies("import", "films.csv", "--dry-run")
    #expect(result.code == 0)
    #expect(result.err.contains("2 added"))
    #expect(result.err.hasSuffix("This was a dry run: nothing is stored.\n"))
    #expect(movies.names == ["films.csv"])
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String?
    let arguments: [String]
    let code: Int32
    let message: String
  }

  static let failures = [
    Failure(
      testDescription: "a missing file", text: nil, arguments: [], code: 66,
      message: "movies: \"f.csv\" can't be read: No such file or directory\n"),
    Failure(
      testDescription: "bad rows", text: "title,rating\nA,\"7,5\"\nB,good\nC,\"x\"\n",
      arguments: [],
      code: 65,
      message: """
        movies: f.csv:2: the rating "7,5" is none
        movies: f.csv:4: the rating "x" is none
        nothing is stored; --keep-going leaves bad rows out and stores the rest

        """),
    Failure(
      testDescription: "a web page", text: "<!DOCTYPE html><html></html>", arguments: [], code: 65,
      message: """
        movies: f.csv: this looks like a web page, not like an export of movies
        download it again while signed in, or save it another way

        """),
    Failure(
      testDescription: "another table", text: "a;b\n", arguments: [], code: 65,
      message: """
        movies: f.csv: no known format, and no column of titles; it begins "a;b"
        "movies import --help" lists what can be imported

        """),
    Failure(
      testDescription: "an empty file", text: "", arguments: [], code: 65,
      message: "movies: f.csv: the file is empty\n"),
    Failure(
      testDescription: "a scale that nobody tells", text: "title,rating\nA,4\n", arguments: [],
      code: 64,
      message: """
        movies: the ratings in "f.csv" may be of 5, 10 or 100
        --scale 5, --scale 10 or --scale 100 tells it

        """),
    Failure(
      testDescription: "a scale that is none", text: "title\nA\n", arguments: ["--scale", "7"],
      code: 64,
      message: "movies: --scale: \"7\" is not known\ndid you mean 5? it is one of 5, 10, 100\n"),
    Failure(
      testDescription: "an escape sequence in a bad row", text: "title,year\nA,\u{1B}[31m\n",
      arguments: [], code: 65,
      message: """
        movies: f.csv:2: the year "<U+001B>[31m" is none
        nothing is stored; --keep-going leaves bad rows out and stores the rest

        """),
  ]

  @Test(arguments: failures) func fails(_ failure: Failure) {
    let movies = Program()
    if let text = failure.text { movies.put(text, into: "f.csv") }
    let result = movies.run(["import", "f.csv"] + failure.arguments)
    #expect(result.code == failure.code)
    #expect(result.out == "")
    #expect(result.err == failure.message)
    #expect(movies.names == (failure.text == nil ? [] : ["f.csv"]), "no library is made")
  }

  @Test("more than twenty bad rows are counted")
  func manyBadRows() {
    let rows = (1...23).map { "F\($0),x\n" }.joined()
    let movies = Program(files: ["f.csv": "title,year\nHeat,1995\n" + rows])
    let result = movies("import", "f.csv")
    #expect(result.err.split(separator: "\n").count == 22)
    #expect(result.err.contains("movies: and 3 more bad rows\n"))
    let rest = movies("import", "f.csv", "--keep-going")
    #expect(rest.code == 0)
    #expect(rest.err.contains("1 added, 0 updated, 0 unchanged, 0 skipped, 23 rejected"))
    #expect(rest.err.hasSuffix("f.csv:22: the year \"x\" is none\nand 3 more bad rows\n"))
  }

  @Test("standard input, and an export of nothing through it")
  func standardInput() {
    let movies = Program()
    #expect(movies.shell("printf '' | $movies import -").code == 0)
    #expect(movies.bytes?.isEmpty != false)
    #expect(movies("import", "-", input: Self.table).err.hasPrefix("standard input: "))
    #expect(movies("list", "--count").out == "2\n")
  }

  @Test("a zip through a pipe is named for what it is")
  func pipedZip() {
    let movies = Program()
    let result = movies.shell("printf 'PK\\003\\004rest' | $movies import -")
    #expect(result.code == 65)
    #expect(
      result.err
        == "movies: standard input: this looks like a zip file, not like an export of movies\nname the zip file itself: movies import FILE\n"
    )
  }

  @Test("several files at once are one export")
  func severalFiles() {
    let movies = Program(files: [
      "movies.csv": "movieId,title,genres\n1,Heat (1995),X\n",
      "ratings.csv": "userId,movieId,rating,timestamp\n1,1,4.5,964982703\n",
    ])
    #expect(movies("import", "ratings.csv", "movies.csv").code == 0)
    #expect(movies("list").out == "@1\tHeat\t1995\texcellent\n")
  }

  @Test("a folder: what has no movies is passed over, lists are left out unless they are asked for")
  func folder() throws {
    let movies = Program()
    try FileManager.default.createDirectory(
      atPath: movies.folder + "/export/lists", withIntermediateDirectories: true)
    movies.put("Date Joined,Username\n2015-01-01,you\n", into: "export/profile.csv")
    movies.put(
      "Date,Name,Year,Letterboxd URI\n2020-01-01,Heat,1995,https://boxd.it/a\n",
      into: "export/watched.csv")
    movies.put(
      "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-08-30,Best,,u,\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,https://boxd.it/a,\n",
      into: "export/lists/best.csv")
    let report = movies("import", "export").err
    #expect(report.contains("1 file without movies passed over\n"))
    #expect(report.contains("1 added, 0 updated, 0 unchanged, 0 skipped, 0 rejected"))
    #expect(report.contains("1 list left out (--lists-as-tags makes tags of them)\n"))
    #expect(movies("import", "export", "--lists-as-tags").err.contains("1 updated"))
    #expect(movies("list", "--columns", "title,rating,tags").out == "Heat\tunrated\tBest\n")
  }

  /// Sends a signal to an import when a file of this name is there.
  private func interrupted(_ movies: Program, by number: Int32, at name: String) -> Run {
    movies.shell(
      """
      cd "$HOME"; env --default-signal=INT $movies import f.csv & import=$!
      while [ ! -e \(name) ] && kill -0 $import; do :; done
      kill -\(number) $import; wait $import; echo $?
      """)
  }

  private static let longTable =
    "title,year\n" + (1...60_000).map { "Film number \($0),1995\n" }.joined()

  @Test("a signal in the middle stores nothing, and leaves nothing behind", arguments: [2, 15])
  func signal(_ number: Int32) {
    let movies = Program(files: ["f.csv": ImportTests.longTable])
    // Once the library's file is there, the import is in the middle of storing.
    #expect(interrupted(movies, by: number, at: "library.db").out == "\(128 + number)\n")
    #expect(movies.names == ["f.csv", "library.db"])
    #expect(movies.bytes?.isEmpty == true)
  }

  @Test("a library that was there is as it was after a signal")
  func signalIntoLibrary() {
    let movies = Program(files: ["f.csv": ImportTests.longTable])
    _ = movies("add", "Heat", "--rating", "good")
    let before = movies("export").out
    #expect(
      interrupted(movies, by: SIGTERM, at: "library.db-journal").out == "\(128 + SIGTERM)\n")
    #expect(movies.names == ["f.csv", "library.db"])
    #expect(movies("export").out == before)
  }
}
