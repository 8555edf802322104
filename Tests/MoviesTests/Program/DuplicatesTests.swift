import Foundation
import Testing

/// `duplicates`, from outside.
nonisolated struct DuplicatesTests {
  private let movies = Program()

  init() {
    let titles = "The Matrix (1999)\nHeat\nMatrix, The\nHeat (1995)\nRocky II\nRocky III\n"
    _ = movies("add", "-", "--allow-duplicate", input: titles)
  }

  @Test("each pair is a line with both references, the reason and both titles, in every format")
  func formats() throws {
    let lines = "@1\t@3\tarticle\tThe Matrix (1999)\tMatrix, The\n"
    let rest = "@2\t@4\tmissing-year\tHeat\tHeat (1995)\n"
    #expect(movies("duplicates") == Run(code: 0, out: lines + rest, err: ""))
    #expect(movies("duplicates", "-n1").out == lines)
    let header = "ref\tother\treason\ttitle\tother_title\n"
    #expect(movies("duplicates", "--limit", "0", "--header").out == header)
    #expect(movies("duplicates", "-n1", "-0").out == lines.dropLast() + "\0")
    #expect(
      movies("duplicates", "-n1", "--format", "csv").out
        == "ref,other,reason,title,other_title\n@1,@3,article,The Matrix (1999),\"Matrix, The\"\n")
    let json = movies("duplicates", "--json").out
    let pairs = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(pairs.compactMap { $0["reason"] as? String } == ["article", "missing-year"])
    #expect(movies("duplicates", "--format", "jsonl").out.split(separator: "\n").count == 2)
    let table = movies.onTerminal("duplicates").lines
    #expect(
      table == [
        "REF  TITLE       YEAR  REF  TITLE        YEAR  REASON",
        "@1   The Matrix  1999  @3   Matrix, The        article",
        "@2   Heat              @4   Heat         1995  a year is missing", "",
      ])
  }

  @Test("the first two columns are what merge takes")
  func merging() {
    let run = movies.shell("$movies duplicates | cut -f1,2 | xargs -n2 \"$movies\" merge")
    #expect(run.code == 0)
    #expect(run.out == "@1\tThe Matrix\t1999\tnot-seen\n@2\tHeat\t1995\tnot-seen\n")
    #expect(movies("duplicates") == Run(code: 0, out: "", err: ""))
  }

  @Test("no library has none")
  func nothing() {
    let movies = Program()
    #expect(movies("duplicates") == Run(code: 0, out: "", err: ""))
    #expect(movies("duplicates", "--json").out == "[]\n")
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }
}
