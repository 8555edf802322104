import Testing

@testable import movies

/// Command lines and what they ask for.
struct ArgumentParserTests {
  private let parser = ArgumentParser(commands: Commands.descriptions)

  private func parsed(_ line: String...) throws -> ParsedArguments {
    guard case .run(let arguments) = try parser.parse(line) else {
      throw UnexpectedRequest()
    }
    return arguments
  }

  private struct UnexpectedRequest: Error {}

  @Test("a long option takes its value after a space or after =")
  func longOptions() throws {
    for line in [["add", "Heat", "--rating", "good"], ["add", "Heat", "--rating=good"]] {
      guard case .run(let arguments) = try parser.parse(line) else {
        Issue.record("no command from \(line)")
        continue
      }
      #expect(arguments.value(.rating) == "good")
      #expect(arguments.operands.map(\.text) == ["Heat"])
    }
  }

  @Test("a short option takes its value after a space or joined to it")
  func shortOptions() throws {
    #expect(try parsed("add", "Heat", "-r", "good").value(.rating) == "good")
    #expect(try parsed("add", "Heat", "-rgood").value(.rating) == "good")
    #expect(try parsed("add", "Heat", "-r=good").value(.rating) == "=good")
  }

  @Test("switches may be grouped, the last letter with a value")
  func groups() throws {
    let arguments = try parsed("add", "-", "-0qrgood")
    #expect(arguments.has(.null) && arguments.has(.quiet))
    #expect(arguments.value(.rating) == "good")
    #expect(arguments.readsStandardInput)
  }

  @Test("-- ends the options, and - after it is a title")
  func literal() throws {
    let arguments = try parsed("add", "--quiet", "--", "-")
    #expect(arguments.operands == [ParsedArguments.Operand(text: "-", isLiteral: true)])
    #expect(!arguments.readsStandardInput)
    #expect(try parsed("--", "add", "-30-").operands.map(\.text) == ["-30-"])
  }

  @Test("a value may begin with a combining mark")
  func combiningMarks() throws {
    #expect(try parsed("add", "Heat", "--note=\u{301}x").value(.note) == "\u{301}x")
    #expect(try parsed("add", "Heat", "-r\u{301}x").value(.rating) == "\u{301}x")
    #expect(throws: UsageError.self) { _ = try parsed("add", "-\u{301}") }
  }

  @Test("of several values the last one counts, unless each does")
  func repetition() throws {
    let arguments = try parsed("add", "Heat", "-rgood", "-rpoor", "-ta", "--tag=b")
    #expect(arguments.value(.rating) == "poor")
    #expect(arguments.all(.tag) == ["a", "b"])
  }

  @Test("global options stand before or after the command")
  func globals() throws {
    #expect(try parsed("--library", "x.db", "list").value(.library) == "x.db")
    #expect(try parsed("list", "--library=x.db").value(.library) == "x.db")
    #expect(try parsed("-q", "list").has(.quiet))
  }

  @Test(
    "help wins over every mistake",
    arguments: [
      ["--bogus", "--help"], ["list", "--bogus", "-h"], ["bogus", "--help"], ["rate", "-h"],
      ["add", "Heat", "--rating", "--help"], ["list", "-0h"], ["remove", "-Zh"],
      ["add", "a", "b", "c", "--help"], ["--version", "--help"],
    ])
  func helpWins(_ line: [String]) throws {
    guard case .help = try parser.parse(line) else {
      Issue.record("no help from \(line)")
      return
    }
  }

  @Test("what only looks like help is none")
  func notHelp() throws {
    #expect(try parsed("add", "--", "-h").operands.map(\.text) == ["-h"])
    #expect(try parsed("add", "Heat", "--note=-h").value(.note) == "-h")
    #expect(try parsed("add", "Heat", "-rh").value(.rating) == "h")
  }

  @Test("no command, -h, --help and --version")
  func requests() throws {
    #expect(try parser.parse([]) == .help(command: nil))
    #expect(try parser.parse(["-h"]) == .help(command: nil))
    #expect(try parser.parse(["--help", "add"]) == .help(command: "add"))
    #expect(try parser.parse(["list", "--version"]) == .version)
    #expect(try parser.parse(["--version"]) == .version)
  }

  nonisolated struct Mistake: CustomTestStringConvertible {
    let line: [String]
    let error: UsageError
    var testDescription: String { line.joined(separator: " ") }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(line: ["lst"], error: .unknownCommand("lst", near: "list")),
    Mistake(line: ["zzzzzz"], error: .unknownCommand("zzzzzz", near: nil)),
    Mistake(
      line: ["add", "Heat", "--ratng", "good"],
      error: .unknownOption("--ratng", command: "add", near: "--rating")),
    Mistake(
      line: ["add", "Heat", "--rat", "good"],
      error: .unknownOption("--rat", command: "add", near: "--rating")),
    Mistake(line: ["list", "-Z"], error: .unknownOption("-Z", command: "list", near: nil)),
    Mistake(line: ["--sort", "title", "list"], error: .optionBeforeCommand("--sort")),
    Mistake(line: ["add", "Heat", "-r"], error: .missingValue(option: "-r", next: nil)),
    Mistake(
      line: ["list", "--limit", "-1"], error: .missingValue(option: "--limit", next: "-1")),
    Mistake(
      line: ["add", "Up", "--note", "--quiet"],
      error: .missingValue(option: "--note", next: "--quiet")),
    Mistake(
      line: ["list", "--reverse=yes"],
      error: .unwantedValue(option: "--reverse", value: "yes")),
    Mistake(line: ["rate"], error: .missingArgument("REF", command: "rate")),
    Mistake(line: ["rate", "Heat"], error: .missingArgument("RATING", command: "rate")),
    Mistake(line: ["rate", "--", "-"], error: .missingArgument("RATING", command: "rate")),
    Mistake(line: ["add", "Heat", "Up"], error: .surplusArgument("Up", command: "add")),
    Mistake(line: ["rate", "-", "good"], error: .surplusArgument("good", command: "rate")),
    Mistake(
      line: ["add", "Heat", "good"],
      error: .surplusArgument("good", command: "add", meant: "--rating good")),
    Mistake(
      line: ["add", "Heat", "1995"],
      error: .surplusArgument("1995", command: "add", meant: "--year 1995")),
    Mistake(
      line: ["add", "Heat", "yesterday"],
      error: .surplusArgument("yesterday", command: "add", meant: "--seen-on yesterday")),
    Mistake(
      line: ["seen", "heat", "2024-05"],
      error: .surplusArgument("2024-05", command: "seen", meant: "--on 2024-05")),
    Mistake(
      line: ["history", "5"], error: .surplusArgument("5", command: "history", meant: "--limit 5")),
    Mistake(
      line: ["export", "a b.csv"],
      error: .surplusArgument("a b.csv", command: "export", meant: "--output 'a b.csv'")),
    Mistake(line: ["undo", "5"], error: .surplusArgument("5", command: "undo")),
    Mistake(line: ["add", "-30-"], error: .unknownLetters("-30-", command: "add")),
    Mistake(
      line: ["edit", "@1", "--rating", "good"],
      error: .optionOfOthers(
        "--rating", command: "edit", others: ["add", "list", "seen", "random", "stats"])),
    Mistake(line: ["ls"], error: .unknownCommand("ls", near: "list")),
    Mistake(line: ["watchlist"], error: .unknownCommand("watchlist", near: "list --unseen")),
  ]

  @Test("a mistake is named", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    #expect(throws: mistake.error) { _ = try parser.parse(mistake.line) }
  }

  @Test("random words never stop the parser, and end in a request or a usage error")
  func randomWords() {
    var random = SeededRandom(seed: 2)
    let parts = [
      "add", "list", "rate", "-", "--", "-h", "--rating", "=", "good", "-r", "--note=", "@1", "é",
      "--", "-0q", "--limit", "-n", "5", "", " ", "--library", "\u{1B}[31m", "---", "-=", "--=x",
    ]
    for _ in 0..<5000 {
      let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
      }
      do throws(UsageError) {
        _ = try parser.parse(line)
      } catch {
        #expect(!ErrorMessage(error).lines.isEmpty)
      }
    }
  }
}
