import Foundation
import Testing

/// The program on a terminal.
nonisolated struct TerminalTests {
  private let movies = Program()

  @Test("a list is a table that fits, with stars and colour")
  func table() {
    _ = movies("add", "Heat (1995)", "-r", "9/10", "--seen-on", "2024-05-01")
    _ = movies("add", "千と千尋の神隠し (2001)")
    let wide = movies.onTerminal("list")
    #expect(
      wide.lines == [
        "REF  TITLE             YEAR  RATING           SEEN",
        "@1   Heat              1995  ★★★★½ excellent  2024-05-01",
        "@2   千と千尋の神隠し  2001  not seen", "",
      ])
    #expect(wide.screen.contains("\u{1B}[32m★★★★½ excellent\u{1B}[0m"))
    let narrow = movies.onTerminal("list", width: 30, environment: ["NO_COLOR": "1"])
    #expect(
      narrow.screen
        == [
          "REF  TITLE      YEAR  RATING", "@1   Heat       1995  ★★★★½",
          "@2   千と千尋…  2001  not seen", "",
        ].joined(separator: "\r\n"))
  }

  @Test("changes are told in sentences")
  func sentences() {
    #expect(
      movies.onTerminal("add", "Heat (1995)", "-r", "good").lines[0] == "Added @1 Heat (1995), good"
    )
    #expect(
      movies.onTerminal("rate", "Heat", "9/10").lines[0] == "Rated @1 Heat (1995), excellent (9/10)"
    )
    #expect(
      movies.onTerminal("seen", "Heat", "--on", "2024-05").lines[0]
        == "Logged a viewing in 2024-05: @1 Heat (1995), excellent (9/10)")
    #expect(movies.onTerminal("remove", "Heat", "--yes").lines[0] == "Removed @1 Heat (1995)")
  }

  @Test("show is a page about the movie, with the lines of its note")
  func card() {
    _ = movies("add", "Heat (1995)", "-r", "8/10", "--tag", "crime", "--note", "two\nlines")
    let lines = movies.onTerminal("show", "Heat", environment: ["NO_COLOR": "1"]).lines
    #expect(
      lines.prefix(5) == [
        "@1  Heat (1995)", "  Rating  ★★★★ good (8/10)", "  Tags    crime", "  Note    two",
        "          lines",
      ])
  }

  @Test(
    "remove asks, and only y removes",
    arguments: [
      ("n\r", 1, 1), ("\r", 1, 1), ("\u{4}", 1, 1), ("y\r", 0, 0), ("YES\r", 0, 0),
    ])
  func removing(_ key: String, _ code: Int32, _ left: Int) {
    _ = movies("add", "Heat")
    let run = movies.onTerminal("remove", "Heat", keys: [key])
    #expect(run.code == code)
    #expect(run.screen.contains("Remove this movie"))
    #expect(movies("list", "--count").out == "\(left)\n")
  }

  @Test("the form saves with Enter: a title, and a rating by digit and arrows")
  func form() {
    let run = movies.onTerminal("add", keys: ["Ran (1985)", "\t", "5", "\u{1B}[D", "\r"])
    #expect(run.code == 0)
    #expect(run.screen.hasSuffix("Added @1 Ran (1985), good\r\n"))
    #expect(movies("list").out == "@1\tRan\t1985\tgood\n")
  }

  @Test("the form can't be saved without a title, and says so")
  func emptyForm() {
    let run = movies.onTerminal("add", keys: ["\r", "\u{1B}"])
    #expect(run.code == 1)
    #expect(run.screen.contains("the title \"\" is blank"))
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }

  @Test("the form says what is there already, and stays open for another title")
  func duplicateInForm() {
    _ = movies("add", "Heat")
    let run = movies.onTerminal("add", keys: ["Heat", "\r", " 2", "\r"])
    #expect(run.screen.contains("is in the library already"))
    #expect(movies("list").rows.map { $0[1] } == ["Heat", "Heat 2"])
    #expect(run.code == 0)
  }

  @Test(
    "Esc, Ctrl-C and Ctrl-D leave the form, and nothing is stored",
    arguments: [
      "\u{1B}", "\u{3}", "\u{4}",
    ])
  func cancelling(_ key: String) {
    let run = movies.onTerminal("add", keys: ["Heat", key])
    #expect(run.code == 1)
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }

  @Test("a long paste into the form is cut at the limit, and said to be")
  func paste() {
    let run = movies.onTerminal(
      "add", keys: [String(repeating: "ab", count: 25_000), "\r"])
    #expect(run.screen.contains("a title has at most 1000 characters; the rest is left out"))
    #expect(movies("list").rows[0][1] == String(repeating: "ab", count: 500))
  }

  @Test("the form is drawn anew for another width, with nothing left of how it was")
  func resizing() {
    let terminal = TerminalDevice()
    terminal.resize(to: 80)
    let process = movies.start(
      [Program.path, "add"], environment: ["NO_COLOR": "1"], terminal: terminal.name)
    terminal.waitForOutput(of: "Esc")
    terminal.type(String(repeating: "x", count: 100))
    terminal.waitForOutput(of: "Enter saves")
    for (columns, rows) in [(40, 2), (200, 1), (60, 2), (59, 1), (80, 1)] as [(UInt16, Int)] {
      terminal.resize(to: columns)
      let screen = terminal.waitForOutput(of: "Enter saves")
      // A title that ends at the width wraps where it becomes narrower, and the cursor with it.
      #expect(screen.hasPrefix("\u{1B}[\(rows)A\r\u{1B}[JAdd a movie"), "\(columns): \(screen)")
      let cells = TerminalRun(code: 0, screen: screen).lines
        .map { $0.filter { $0 != "\r" }.count }
      #expect(cells.allSatisfy { $0 < columns }, "\(columns): \(screen)")
    }
    terminal.type("\u{1B}")
    #expect(Program.wait(for: process) == 1)
  }

  @Test("a terminal whose cursor can't be moved is asked line by line")
  func dumbTerminal() {
    let run = movies.onTerminal(
      "add", keys: ["Heat\r", "great\r", "Heat\r", "good\r"], environment: ["TERM": "dumb"])
    #expect(run.code == 0)
    #expect(!run.screen.contains("\u{1B}"))
    #expect(movies("list").out == "@1\tHeat\t\tgood\n")
  }

  @Test("nothing of the library or the command line moves the cursor or turns the text")
  func hostileText() {
    let title = "Film \u{202E}gpj.exe"
    _ = movies("add", title, "--note", "line\nline")
    for arguments in [
      ["list"], ["show", "@1"], ["list", "--format", "tsv"], ["list", "--json"],
      ["rate", "\u{202E}\u{1B}[31mNope", "good"], ["list", "--sort", "\u{1B}]0;x\u{7}"],
      ["add", "\u{1B}[2J"], ["list", "--\u{9B}31m"], ["rate", "Film gpj.exe", "good"],
    ] {
      let run = movies.onTerminal(arguments, environment: ["NO_COLOR": "1"])
      for scalar in run.screen.unicodeScalars {
        let isControl = scalar.value < 0x20 && scalar != "\r" && scalar != "\n" && scalar != "\t"
        #expect(!isControl && !(0x7F...0x9F ~= scalar.value), "\(arguments)")
        #expect(!(0x202A...0x202E ~= scalar.value), "\(arguments)")
      }
    }
  }
}
