import Foundation
import MovieKit
import Testing

@testable import movies

/// The manual.
struct ManualPageTests {
  private let page = ManualPage(commands: Commands.descriptions).text

  nonisolated private static let hasMandoc =
    Program().shell("command -v mandoc").code == 0

  @Test(
    "mandoc has nothing to say against it",
    .enabled(if: hasMandoc, "SKIPPED: there is no mandoc here"))
  func lint() {
    let movies = Program()
    let run = movies.shell(
      "\"$movies\" help --man >\"$HOME/movies.1\"; mandoc -Tlint \"$HOME/movies.1\"")
    #expect(run.code == 0 && run.out.isEmpty && run.err.isEmpty, "\(run)")
  }

  @Test(
    "read in a terminal it has every command, option, argument and example as they are typed",
    .enabled(if: hasMandoc, "SKIPPED: there is no mandoc here"))
  func completeness() throws {
    let movies = Program()
    let run = movies.shell("\"$movies\" help --man | mandoc -Tutf8 -Owidth=200 | col -bx")
    #expect(run.code == 0)
    let lines = Set(run.out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for command in Commands.descriptions {
      #expect(lines.contains(command.name))
      for synopsis in command.synopses {
        let usage = synopsis.replacing("…", with: " ...")
        #expect(lines.contains("movies \(command.name) \(usage)"), "\(usage)")
      }
      for option in command.options {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let term = letter + option.spelling + (option.placeholder.map { " " + $0 } ?? "")
        // A short term has its text beside it.
        #expect(lines.contains { $0 == term || $0.hasPrefix(term + " ") }, "\(term)")
      }
      for example in command.examples { #expect(lines.contains(example.line), "\(example.line)") }
    }
    for code in ExitCode.allCases { #expect(lines.contains { $0.hasPrefix("\(code.rawValue) ") }) }
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ] {
      #expect(lines.contains(section))
    }
  }

  @Test("no option that only programs give is in it, nor in the help")
  func hidden() {
    let help = HelpText(commands: Commands.descriptions, language: .english)
    for command in Commands.descriptions {
      for option in command.hiddenOptions {
        #expect(!page.contains("\\-\(option.name)\n"))
        #expect(!help.page(for: command).contains(option.spelling))
      }
    }
  }

  nonisolated struct Case: CustomTestStringConvertible {
    let prose: String
    let lines: String
    var testDescription: String { prose }
  }

  nonisolated static let cases = [
    Case(prose: ".profile is read", lines: "\\&.profile is read\n"),
    Case(prose: "'tis", lines: "\\&'tis\n"),
    Case(prose: "One. Two! Three", lines: "One.\nTwo!\nThree\n"),
    Case(prose: "unless --year or --tag, is", lines: "unless\n.Fl \\-year\nor\n.Fl \\-tag ,\nis\n"),
    Case(prose: "a \\t or \\\\", lines: "a \\et or \\e\\e\n"),
    Case(prose: "years 1990.. or", lines: "years 1990..\\& or\n"),
    Case(prose: "R[,R…] é", lines: "R[,R\\[u2026]] \\[u00E9]\n"),
    Case(prose: "a word-for-word -x", lines: "a word-for-word \\-x\n"),
  ]

  @Test("prose is escaped, and each sentence has a line", arguments: cases)
  func prose(_ one: Case) {
    var writer = ManualWriter()
    writer.prose(one.prose)
    #expect(writer.text == one.lines)
  }

  @Test("an example is one argument, whatever is in it")
  func literal() {
    var writer = ManualWriter()
    writer.literal(#"printf '\t"`~^' --x No"#)
    #expect(writer.text == ".Dl \"printf \\(aq\\et\\(dq\\(ga\\(ti\\(ha\\(aq \\-\\-x No\"\n")
  }
}
