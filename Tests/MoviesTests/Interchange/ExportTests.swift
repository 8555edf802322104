import Foundation
import Testing

@Suite("movies export, from outside")
nonisolated struct ExportTests {
  /// Some movies, put in by the other commands.
  private func library() throws -> ImportRun {
    let movies = try ImportRun()
    try movies(
      "add", "Heat (1995)", "--rating", "9/10", "--tag", "crime", "--tag", "l.a.", "--note",
      "one\n\"two\", <3", "--imdb", "tt0113277", "--seen-on", "unknown", "--seen-on", "2024-05-01")
    try movies("add", "Up", "--seen-on", "2023")
    try movies("add", "Ran (1985)")
    try movies("add", "=cmd()", "--rating", "poor", "--seen-on", "2020-02-29")
    try movies("remove", "@2", "--yes")
    return movies
  }

  @Test("into an empty library by a pipe: an equal one, numbers and moments included")
  func roundTrip() throws {
    let movies = try library()
    defer { movies.remove() }
    let export = try movies("export")
    #expect(export.output == (try movies("list", "--format", "jsonl").output))
    #expect(export.output.split(separator: "\n").count == 3)
    try movies("--library", "copy.db", "import", "-", input: export.output)
    #expect(try movies("--library", "copy.db", "export").output == export.output)
    let again = try movies("import", "-", "--json", input: export.output)
    #expect(again.output.hasPrefix("{\"added\":0,\"updated\":0,\"unchanged\":3,"))
  }

  @Test("an array of JSON makes an equal library too")
  func array() throws {
    let movies = try library()
    defer { movies.remove() }
    let export = try movies("export", "--json").output
    try movies("--library", "copy.db", "import", "-", input: export)
    #expect(try movies("--library", "copy.db", "export", "--json").output == export)
  }

  @Test("csv and tsv have all that the list can print")
  func tables() throws {
    let movies = try library()
    defer { movies.remove() }
    let columns = "ref,title,year,rating,score,seen,viewings,tags,note,imdb,added,changed,id"
    let csv = try movies("export", "--format", "csv").output
    #expect(csv.hasPrefix(columns + "\n"))
    #expect(csv == (try movies("list", "--format", "csv", "--columns", columns).output))
    let tsv = try movies("export", "--format", "tsv").output
    #expect(tsv == (try movies("list", "--format", "tsv", "--columns", columns).output))
    try movies("--library", "copy.db", "import", "-", input: csv)
    #expect(
      try movies(
        "--library", "copy.db", "list", "--columns", "title,year,rating,score,seen,tags,note,imdb"
      ).output
        == (try movies("list", "--columns", "title,year,rating,score,seen,tags,note,imdb").output))
  }

  @Test("Letterboxd's form comes back with the same films, grades and days")
  func letterboxd() throws {
    let movies = try library()
    defer { movies.remove() }
    let export = try movies("export", "--format", "letterboxd")
    #expect(
      export.output == """
        imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review
        tt0113277,Heat,1995,9,,,"crime, l.a.",
        tt0113277,Heat,1995,9,2024-05-01,true,"crime, l.a.","one
        ""two"", <3"
        ,=cmd(),,4,2020-02-29,,,

        """)
    #expect(export.messages == "left out 1 movie still to watch\n")
    try movies("--library", "copy.db", "import", "-", input: export.output)
    #expect(
      try movies("--library", "copy.db", "export").output.contains(
        "\"viewings\":[null,\"2024-05-01\"]"))
    #expect(
      try movies("--library", "copy.db", "list", "--columns", "title,year,rating,seen,tags,note")
        .output
        == (try movies(
          "list", "--seen", "--columns", "title,year,rating,seen,tags,note"
        ).output))
  }

  @Test("over 1 MB it is split into numbered files, each with the header")
  func split() throws {
    let movies = try ImportRun()
    defer { movies.remove() }
    let note = String(repeating: "x", count: 900)
    let rows = (1...2_500).map { "Film \($0),good,\(note)\n" }.joined()
    try movies("import", "-", input: "title,rating,note\n" + rows)
    try movies("export", "--format", "letterboxd", "-o", "for.site.csv")
    let parts = ["for.site-1.csv", "for.site-2.csv", "for.site-3.csv"]
    #expect(try movies.names == parts + ["library.db"])
    var lines = 0
    for part in parts {
      let text = try movies.text(part)
      #expect(text.utf8.count <= 1_000_000)
      #expect(text.hasPrefix("imdbID,Title,"))
      lines += text.split(separator: "\n").count - 1
    }
    #expect(lines == 2_500)
  }

  @Test("a file is replaced when all is written, a link's target and not the link")
  func replaces() throws {
    let movies = try library()
    defer { movies.remove() }
    let export = try movies("export").output
    try movies.write("old", to: "target")
    let (link, target) = (
      movies.folder.appending(path: "link"), movies.folder.appending(path: "target")
    )
    try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "target")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path())
    #expect(try movies("export", "-o", "link").code == 0)
    #expect(try movies.text("target") == export)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == "target")
    let mode = try FileManager.default.attributesOfItem(atPath: target.path())[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try movies.names == ["library.db", "link", "target"])
  }

  @Test("a file that can't be made, or not be written, is an error, and the old one stays")
  func failures() throws {
    let movies = try library()
    defer { movies.remove() }
    let missing = try movies("export", "-o", "nowhere/f")
    #expect(missing.code == 73)
    #expect(
      missing.messages == "movies: \"nowhere/f\" can't be written: No such file or directory\n")
    #expect(try movies("export", "-o", ".").code == 73)
    #expect(try movies("export", "-o", "/dev/full").code == 74)
    try movies.write("old", to: "f")
    let full = try movies.start(
      ["export", "-o", "f"],
      through: ["strace", "-f", "-o", "/dev/null", "-e", "inject=fsync:error=ENOSPC"])
    #expect(try full.result.code == 74)
    #expect(try movies.text("f") == "old")
    #expect(try movies.names == ["f", "library.db"])
  }

  @Test("the library is no file to write to")
  func overLibrary() throws {
    let movies = try library()
    defer { movies.remove() }
    #expect(try movies("export", "-o", "library.db").code == 73)
    #expect(try movies("list", "--count").output == "3\n")
  }
}
