import Foundation
import Testing

/// Long results on a terminal of 24 lines, with pagers that keep what they are given.
nonisolated struct PagerProgramTests {
  private let movies = Program()

  /// Keeps what it reads, and shows a mark.
  private static let keeping = ["PAGER": "cat > \"$HOME/paged\"; echo PAGED"]

  private func add(_ count: Int) {
    _ = movies("add", "-", input: (1...count).map { "Film \($0) of a row\n" }.joined())
  }

  private var paged: String? {
    try? String(contentsOfFile: movies.folder + "/paged", encoding: .utf8)
  }

  @Test("a list that doesn't fit goes through the pager whole, with its colours")
  func long() {
    add(23)
    let run = movies.onTerminal("list", environment: PagerProgramTests.keeping)
    #expect(run.code == 0)
    #expect(run.lines == ["PAGED", ""])
    let lines = paged?.split(separator: "\n") ?? []
    #expect(lines.count == 24)
    #expect(lines.last?.contains("Film 23 of a row") == true)
    #expect(lines.last?.hasPrefix("\u{1B}[36m@23\u{1B}[0m") == true)
  }

  @Test("a list that fits needs none")
  func short() {
    add(22)
    let run = movies.onTerminal("list", environment: PagerProgramTests.keeping)
    #expect(run.lines.count == 24 && paged == nil)
  }

  @Test(
    "there is none where none is wanted",
    arguments: [
      (["list", "--no-pager"], "false"), (["list"], ""), (["list"], "cat"),
      (["list", "--count"], "false"), (["rate", "Film 1 of a row", "good", "--json"], "false"),
    ])
  func unwanted(_ arguments: [String], _ pager: String) {
    add(30)
    let run = movies.onTerminal(arguments, environment: ["PAGER": pager])
    #expect(run.code == 0 && !run.screen.isEmpty)
  }

  @Test("there is none where standard output is no terminal")
  func pipe() {
    add(30)
    #expect(movies.run(["list"], environment: ["PAGER": "false"]).rows.count == 30)
  }

  @Test("history, show and duplicates go through it too")
  func others() {
    add(1)
    for day in 10...34 { _ = movies("seen", "@1", "--on", "2023-01-\(day % 22 + 10)") }
    for arguments in [["history"], ["show", "@1", "@1", "--format", "json"]] {
      let run = movies.onTerminal(arguments, environment: PagerProgramTests.keeping)
      #expect(run.screen.contains("PAGED") == (arguments[0] == "history"), "\(arguments)")
    }
    _ = movies("edit", "@1", "--note", String(repeating: "line\n", count: 30))
    #expect(
      movies.onTerminal("show", "@1", environment: PagerProgramTests.keeping).lines[0] == "PAGED")
    _ = movies("add", "-", "--allow-duplicate", input: String(repeating: "Heat\n", count: 30))
    #expect(
      movies.onTerminal("duplicates", environment: PagerProgramTests.keeping).lines[0] == "PAGED")
  }

  @Test(
    "a pager that can't be run leaves the list as it is without one",
    arguments: ["/nonexistent/pager -x", "less '", "less )"])
  func missing(pager: String) {
    add(30)
    let run = movies.onTerminal("list", environment: ["PAGER": pager])
    #expect(run.code == 0)
    #expect(run.lines.filter { $0.contains(" of a row") }.count == 30)
  }

  @Test("a pager that is left early ends it without a word, however long the list")
  func leaving() {
    add(4000)
    let run = movies.onTerminal("list", environment: ["PAGER": "head -n 1 > /dev/null; echo LEFT"])
    #expect(run.code == 0)
    #expect(run.screen == "LEFT\r\n")
  }

  @Test("Ctrl-C is the pager's, which is waited for")
  func interruption() {
    add(30)
    let pager = """
      trap 'echo CAUGHT' INT; cat > /dev/null; until read -r key < /dev/tty; do :; done; echo "<$key>"
      """
    let run = movies.onTerminal("list", keys: ["\u{3}", "q\n"], environment: ["PAGER": pager])
    #expect(run.code == 0)
    #expect(run.screen.contains("CAUGHT") && run.screen.hasSuffix("<q>\r\n"))
  }

  @Test("a library isn't held while its list is looked at")
  func lock() {
    add(30)
    let pager = "cat > /dev/null; \"$movies\" add Heat > /dev/null; echo \"$?\""
    let run = movies.onTerminal("list", environment: ["PAGER": pager, "movies": Program.path])
    #expect(run.screen == "0\r\n")
    #expect(movies("list", "--count").out == "31\n")
  }

  @Test("less is told to show colours, unless it is told something else")
  func settings() {
    add(30)
    let pager = "cat > /dev/null; echo \"$LESS\""
    #expect(movies.onTerminal("list", environment: ["PAGER": pager]).screen == "FRX\r\n")
    let own = movies.onTerminal("list", environment: ["PAGER": pager, "LESS": "-i"])
    #expect(own.screen == "-i\r\n")
  }
}
