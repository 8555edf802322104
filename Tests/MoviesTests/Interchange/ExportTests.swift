import Foundation
import Testing

@Suite("movies export, from outside")
nonisolated struct ExportTests {
  /// Some movies, put in by the other commands.
  private func library() -> Program {
    let movies = Program()
    _ = movies(
      "add", "Heat (1995)", "--rating", "9/10", "--tag", "crime", "--tag", "l.a.", "--note",
      "one\n\"two\", <3", "--imdb", "tt0113277", "--seen-on", "unknown", "--seen-on", "2024-05-01")
    _ = movies("add", "Up", "--seen-on", "2023")
    _ = movies("add", "Ran (1985)")
    _ = movies("add", "=cmd()", "--rating", "poor", "--seen-on", "2020-02-29")
    _ = movies("remove", "@2", "--yes")
    return movies
  }

  @Test("into an empty library by a pipe: an equal one, numbers and moments included")
  func roundTrip() {
    let movies = library()
    let export = movies("export")
    #expect(export.out == movies("list", "--format", "jsonl").out)
    #expect(export.out.split(separator: "\n").count == 3)
    _ = movies("--library", "copy.db", "import", "-", input: export.out)
    #expect(movies("--library", "copy.db", "export").out == export.out)
    let again = movies("import", "-", "--json", input: export.out)
    #expect(again.out.hasPrefix("{\"added\":0,\"updated\":0,\"unchanged\":3,"))
  }

  @Test("an array of JSON makes an equal library too")
  func array() {
    let movies = library()
    let export = movies("export", "--json").out
    _ = movies("--library", "copy.db", "import", "-", input: export)
    #expect(movies("--library", "copy.db", "export", "--json").out == export)
  }

  @Test("csv and tsv have all that the list can print")
  func tables() {
    let movies = library()
    let columns = "ref,title,year,rating,score,seen,viewings,tags,note,imdb,added,changed,id"
    let csv = movies("export", "--format", "csv").out
    #expect(csv.hasPrefix(columns + "\n"))
    #expect(csv == movies("list", "--format", "csv", "--columns", columns).out)
    let tsv = movies("export", "--format", "tsv").out
    #expect(tsv == movies("list", "--format", "tsv", "--columns", columns).out)
    _ = movies("--library", "copy.db", "import", "-", input: csv)
    #expect(
      movies(
        "--library", "copy.db", "list", "--columns", "title,year,rating,score,seen,tags,note,imdb"
      ).out
        == movies("list", "--columns", "title,year,rating,score,seen,tags,note,imdb").out)
  }

  @Test("Letterboxd's form comes back with the same films, grades and days")
  func letterboxd() {
    let movies = library()
    let export = movies("export", "--format", "letterboxd")
    #expect(
      export.out == """
        imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review
        tt0113277,Heat,1995,9,,,"crime, l.a.",
        tt0113277,Heat,1995,9,2024-05-01,true,"crime, l.a.","one
        ""two"", <3"
        ,=cmd(),,4,2020-02-29,,,

        """)
    #expect(export.err == "left out 1 movie still to watch\n")
    _ = movies("--library", "copy.db", "import", "-", input: export.out)
    #expect(
      movies("--library", "copy.db", "export").out.contains(
        "\"viewings\":[null,\"2024-05-01\"]"))
    #expect(
      movies("--library", "copy.db", "list", "--columns", "title,year,rating,seen,tags,note")
        .out
        == movies(
          "list", "--seen", "--columns", "title,year,rating,seen,tags,note"
        ).out)
  }

  @Test("over 1 MB it is split into numbered files, each with the header")
  func split() throws {
    let movies = Program()
    let note = String(repeating: "x", count: 900)
    let rows = (1...2_500).map { "Film \($0),good,\(note)\n" }.joined()
    _ = movies("import", "-", input: "title,rating,note\n" + rows)
    _ = movies("export", "--format", "letterboxd", "-o", "for.site.csv")
    let parts = ["for.site-1.csv", "for.site-2.csv", "for.site-3.csv"]
    #expect(movies.names == parts + ["library.db"])
    var lines = 0
    for part in parts {
      let text = try #require(movies.text(in: part))
      #expect(text.utf8.count <= 1_000_000)
      #expect(text.hasPrefix("imdbID,Title,"))
      lines += text.split(separator: "\n").count - 1
    }
    #expect(lines == 2_500)
  }

  @Test("a file is replaced when all is written, a link's target and not the link")
  func replaces() throws {
    let movies = library()
    let export = movies("export").out
    movies.put("old", into: "target")
    let (link, target) = (
      movies.folder + "/link", movies.folder + "/target"
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    #expect(movies("export", "-o", "link").code == 0)
    #expect(movies.text(in: "target") == export)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(movies.names == ["library.db", "link", "target"])
  }

  @Test("a file that can't be made, or not be written, is an error, and the old one stays")
  func failures() {
    let movies = library()
    let missing = movies("export", "-o", "nowhere/f")
    #expect(missing.code == 73)
    #expect(
      missing.err == "movies: the file \"nowhere/f\" can't be made: No such file or directory\n")
    #expect(movies("export", "-o", ".").code == 73)
    #expect(movies("export", "-o", "/dev/full").code == 74)
    movies.put("old", into: "f")
    let full = movies.shell(
      "cd \"$HOME\"; strace -f -o /dev/null -e inject=fsync:error=ENOSPC $movies export -o f")
    #expect(full.code == 74)
    #expect(movies.text(in: "f") == "old")
    #expect(movies.names == ["f", "library.db"])
  }

  @Test("the library is no file to write to")
  func overLibrary() {
    let movies = library()
    #expect(movies("export", "-o", "library.db").code == 73)
    #expect(movies("list", "--count").out == "3\n")
  }
}
