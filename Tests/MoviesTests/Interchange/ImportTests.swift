import Foundation
import Testing

@Suite("movies import, from outside")
nonisolated struct ImportTests {
  private static let table = "title,year,rating\nHeat,1995,9\n\"Up, up\",2009,\n"

  @Test("in a pipe: a report on standard error, nothing on standard output")
  func pipe() throws {
    let movies = try ImportRun(["films.csv": Self.table])
    defer { movies.remove() }
    let result = try movies("import", "films.csv")
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(
      result.messages == """
        films.csv: a table
        2 added, 0 updated, 0 unchanged, 0 skipped, 0 rejected; 0 new viewings

        """)
    #expect(try movies("list").output == "@1\tHeat\t1995\texcellent\n@2\tUp, up\t2009\tnot-seen\n")
    #expect(try movies("import", "films.csv", "--quiet").messages == "")
  }

  @Test("the report as an object")
  func json() throws {
    let movies = try ImportRun(["films.csv": Self.table])
    defer { movies.remove() }
    let result = try movies("import", "films.csv", "--json")
    #expect(
      result.output
        == "{\"added\":2,\"updated\":0,\"unchanged\":0,\"skipped\":0,\"rejected\":0,\"viewings\":0}\n"
    )
    #expect(result.messages == "")
  }

  @Test("a dry run stores nothing, and makes no library")
  func dryRun() throws {
    let movies = try ImportRun(["films.csv": Self.table])
    defer { movies.remove() }
    let result = try movies("import", "films.csv", "--dry-run")
    #expect(result.code == 0)
    #expect(result.messages.contains("2 added"))
    #expect(result.messages.hasSuffix("This was a dry run: nothing is stored.\n"))
    #expect(try movies.names == ["films.csv"])
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

  @Test(arguments: failures) func fails(_ failure: Failure) throws {
    let movies = try ImportRun()
    defer { movies.remove() }
    if let text = failure.text { try movies.write(text, to: "f.csv") }
    let result = try movies.start(["import", "f.csv"] + failure.arguments).result
    #expect(result.code == failure.code)
    #expect(result.output == "")
    #expect(result.messages == failure.message)
    #expect(try movies.names == (failure.text == nil ? [] : ["f.csv"]), "no library is made")
  }

  @Test("more than twenty bad rows are counted")
  func manyBadRows() throws {
    let rows = (1...23).map { "F\($0),x\n" }.joined()
    let movies = try ImportRun(["f.csv": "title,year\nHeat,1995\n" + rows])
    defer { movies.remove() }
    let result = try movies("import", "f.csv")
    #expect(result.messages.split(separator: "\n").count == 22)
    #expect(result.messages.contains("movies: and 3 more bad rows\n"))
    let rest = try movies("import", "f.csv", "--keep-going")
    #expect(rest.code == 0)
    #expect(rest.messages.contains("1 added, 0 updated, 0 unchanged, 0 skipped, 23 rejected"))
    #expect(rest.messages.hasSuffix("f.csv:22: the year \"x\" is none\nand 3 more bad rows\n"))
  }

  @Test("standard input, and an export of nothing through it")
  func standardInput() throws {
    let movies = try ImportRun()
    defer { movies.remove() }
    #expect(try movies("import", "-").code == 0)
    #expect(try movies.names == [])
    #expect(try movies("import", "-", input: Self.table).messages.hasPrefix("standard input: "))
    #expect(try movies("list", "--count").output == "2\n")
  }

  @Test("a zip through a pipe is named for what it is")
  func pipedZip() throws {
    let movies = try ImportRun()
    defer { movies.remove() }
    let result = try movies("import", "-", input: "PK\u{3}\u{4}rest")
    #expect(result.code == 65)
    #expect(
      result.messages
        == "movies: standard input: this looks like a zip file, not like an export of movies\nname the zip file itself: movies import FILE\n"
    )
  }

  @Test("several files at once are one export")
  func severalFiles() throws {
    let movies = try ImportRun([
      "movies.csv": "movieId,title,genres\n1,Heat (1995),X\n",
      "ratings.csv": "userId,movieId,rating,timestamp\n1,1,4.5,964982703\n",
    ])
    defer { movies.remove() }
    #expect(try movies("import", "ratings.csv", "movies.csv").code == 0)
    #expect(try movies("list").output == "@1\tHeat\t1995\texcellent\n")
  }

  @Test("a folder: what has no movies is passed over, lists are left out unless they are asked for")
  func folder() throws {
    let movies = try ImportRun()
    defer { movies.remove() }
    try FileManager.default.createDirectory(
      at: movies.folder.appending(path: "export/lists"), withIntermediateDirectories: true)
    try movies.write("Date Joined,Username\n2015-01-01,you\n", to: "export/profile.csv")
    try movies.write(
      "Date,Name,Year,Letterboxd URI\n2020-01-01,Heat,1995,https://boxd.it/a\n",
      to: "export/watched.csv")
    try movies.write(
      "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-08-30,Best,,u,\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,https://boxd.it/a,\n",
      to: "export/lists/best.csv")
    let report = try movies("import", "export").messages
    #expect(report.contains("1 file without movies passed over\n"))
    #expect(report.contains("1 added, 0 updated, 0 unchanged, 0 skipped, 0 rejected"))
    #expect(report.contains("1 list left out (--lists-as-tags makes tags of them)\n"))
    #expect(try movies("import", "export", "--lists-as-tags").messages.contains("1 updated"))
    #expect(try movies("list", "--columns", "title,rating,tags").output == "Heat\tunrated\tBest\n")
  }

  @Test("a signal in the middle stores nothing, and leaves nothing behind", arguments: [2, 15])
  func signal(_ number: Int32) throws {
    let rows = (1...60_000).map { "Film number \($0),1995\n" }.joined()
    let movies = try ImportRun(["f.csv": "title,year\n" + rows])
    defer { movies.remove() }
    let started = try movies.start(["import", "f.csv"])
    // Once the library's file is there, the import is in the middle of storing.
    while try !movies.names.contains("library.db"), started.process.isRunning { usleep(500) }
    kill(started.process.processIdentifier, number)
    let result = try started.result
    #expect(started.process.terminationReason == .uncaughtSignal)
    #expect(result.code == number)
    #expect(try movies.names == ["f.csv"])
  }

  @Test("killed at any write of the first change, the library reads as empty or as whole")
  func killed() throws {
    for count in 1...12 {
      let movies = try ImportRun(["films.csv": Self.table])
      defer { movies.remove() }
      _ = try movies.start(
        ["import", "films.csv"],
        through: [
          "strace", "-f", "-o", "/dev/null", "-e", "inject=pwrite64:signal=KILL:when=\(count)",
        ]
      ).result
      let list = try movies("list", "--count")
      #expect(list.code == 0)
      #expect(["0\n", "2\n"].contains(list.output), "killed at write \(count)")
    }
  }

  @Test("a library that was there is as it was after a signal")
  func signalIntoLibrary() throws {
    let rows = (1...60_000).map { "Film number \($0),1995\n" }.joined()
    let movies = try ImportRun(["f.csv": "title,year\n" + rows])
    defer { movies.remove() }
    try movies("add", "Heat", "--rating", "good")
    let before = try movies("export").output
    let started = try movies.start(["import", "f.csv"])
    while try !movies.names.contains("library.db-journal"), started.process.isRunning {
      usleep(500)
    }
    kill(started.process.processIdentifier, SIGTERM)
    #expect(try started.result.code == SIGTERM)
    #expect(try movies.names == ["f.csv", "library.db"])
    #expect(try movies("export").output == before)
  }
}
