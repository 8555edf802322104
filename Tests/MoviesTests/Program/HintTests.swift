import Testing

/// What mistakes are told of.
@Suite nonisolated struct HintTests {
  private let movies = Program()

  @Test(
    "a mistake names what was most likely meant",
    arguments: [
      ("add Heat -r goood", "did you mean good?"),
      ("rate Heat excelent", "did you mean excellent?"),
      ("list --at-least terible", "did you mean terrible?"), ("rate Heat 4.7/5", "such as 4.5/5"),
      ("rate 1 good", "@1"), ("add Heat good", "--rating good"),
      ("seen heat yesterday", "--on yest"),
      ("history 5", "--limit 5"), ("export foo.csv", "--output foo.csv"), ("ls", "movies list"),
      ("rm", "movies remove"), ("show -30-", "movies show -- -30-"),
      ("edit @1 -r good", "add, list"),
      ("list --limit -5", "a number is 0 or more"), ("'The Third Man'", "list 'The Third Man'"),
    ])
  func hint(_ line: String, _ hint: String) {
    _ = movies("add", "Heat", "-q")
    let run = movies.shell("$movies \(line)")
    #expect([1, 64].contains(run.code) && run.err.contains(hint), "\(run)")
    #expect(movies("list", "--columns", "title,rating,seen").out == "Heat\tnot-seen\t\n")
  }

  @Test("an address of a page at IMDb has the id in it")
  func address() {
    _ = movies("add", "Heat", "-q", "--imdb", "https://www.imdb.com/title/tt0113277/?ref_=fn_t_1")
    #expect(movies("list", "--columns", "imdb").out == "tt0113277\n")
    #expect(movies("edit", "Heat", "--imdb", "https://example.org/title/tt0113277").code == 64)
  }

  @Test("a mark before the first line of a batch is no part of it")
  func mark() {
    _ = movies("add", "-", "-q", input: "\u{FEFF}Heat\nUp\n")
    _ = movies("rate", "-", "-q", input: "\u{FEFF}@1\tgood\r\nUp\tpoor\r\n")
    #expect(movies("list").out == "@1\tHeat\t\tgood\n@2\tUp\t\tpoor\n")
  }

  @Test("columns are none of JSON's", arguments: ["list", "show @1", "random", "add Up", "export"])
  func columns(_ command: String) {
    _ = movies("add", "Heat", "-q")
    for format in ["--json", "--format jsonl"] where command != "export" || format == "--json" {
      let run = movies.shell("$movies \(command) --columns title \(format)")
      #expect(run.code == 64 && run.err.contains("exclude each other"), "\(run)")
    }
    #expect(movies("list", "--count").out == "1\n")
  }
}
