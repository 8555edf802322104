import MovieKit
import Testing

@testable import movies

/// What command lines can become, without a shell.
struct CompleterTests {
  private let store = MovieStore(at: .memory)
  private var completer: Completer {
    Completer(commands: Commands.descriptions, language: .english) { [store] _ in
      CompletionViewModel(store: store)
    }
  }

  private func words(
    _ before: String..., typing word: String, after: [String] = [], kept: String = "",
    in shell: Shell = .bash
  ) -> [String] {
    completer.completions(
      for: CompletionRequest(
        before: before, word: word, after: after, kept: kept, shell: shell)
    ).candidates.map(\.word)
  }

  private func add(_ titles: String...) throws {
    var drafts: [MovieDraft] = []
    for title in titles {
      var draft = MovieDraft()
      draft.read(title: title)
      draft.tags = [try Tag("Crime"), try Tag("sci-fi")]
      drafts.append(draft)
    }
    _ = try store.add(drafts, ifDuplicate: .allow)
  }

  @Test("every command is offered in the place of the command, and none after it")
  func commands() {
    #expect(words(typing: "") == Commands.descriptions.map(\.name))
    #expect(words(typing: "re") == ["remove", "redo"])
    #expect(words("--library", "x.db", "-q", typing: "und") == ["undo"])
    #expect(words("help", typing: "und") == ["undo"])
    #expect(words("undo", typing: "und").isEmpty)
    #expect(words("bogus", typing: "").isEmpty)
  }

  @Test("every option of every command is offered, and only once it is typed is left out")
  func options() {
    for command in Commands.descriptions {
      let all = words(command.name, typing: "--")
      #expect(all == command.shownOptions.map(\.spelling))
      for option in command.shownOptions {
        let given = option.takesValue ? ["\(option.spelling)=x"] : [option.spelling]
        let request = CompletionRequest(before: [command.name] + given, word: "--", shell: .zsh)
        let others = completer.completions(for: request).candidates.map(\.word)
        #expect(others.contains(option.spelling) == option.isRepeatable, "\(command.name) \(given)")
      }
    }
  }

  @Test("every choice of every option is offered behind a space, an equal sign and the letter")
  func choices() {
    for command in Commands.descriptions {
      for option in command.shownOptions where !option.choices.isEmpty {
        #expect(words(command.name, option.spelling, typing: "") == option.choices)
        #expect(
          words(command.name, typing: option.spelling + "=")
            == option.choices.map { "\(option.spelling)=\($0)" })
        guard let letter = option.letter else { continue }
        #expect(
          words(command.name, typing: "-\(letter)") == option.choices.map { "-\(letter)\($0)" })
      }
    }
  }

  @Test("no option is offered that the command refuses beside one that is given")
  func conflicts() throws {
    let today = try #require(PartialDate("2026-11-30"))
    for type in Commands.all {
      let command = type.description
      // The words that the command takes anyway.
      let operands = command.arguments.filter(\.isRequired).map { $0.choices.first ?? "@1" }
      for (one, other) in command.options.pairs where one.name != other.name {
        let line =
          [command.name] + operands
          + [one, other].map { option in
            option.takesValue
              ? "\(option.spelling)=\(option.choices.first ?? "x")" : option.spelling
          }
        guard case .run(let arguments) = try ArgumentParser(commands: [command]).parse(line) else {
          continue
        }
        let isRefused: Bool
        do throws(UsageError) {
          _ = try type.init(arguments, today: today)
          isRefused = false
        } catch {
          if case .conflict = error { isRefused = true } else { isRefused = false }
        }
        let isOffered = !one.excludes.contains(other.name) && !other.excludes.contains(one.name)
        #expect(!(isRefused && isOffered), "\(line)")
      }
    }
    #expect(!words("list", "--seen", typing: "--").contains("--unseen"))
    #expect(!words("list", "--unseen", typing: "--").contains("--seen"))
    #expect(!words("list", typing: "--", after: ["--json"]).contains("--format"))
  }

  @Test("the words of a list are offered one by one, none twice")
  func lists() {
    #expect(words("list", "--rating", typing: "good,p") == ["good,poor"])
    #expect(words("list", typing: "-rgood,p") == ["-rgood,poor"])
    #expect(words("list", "--columns", typing: "ref,title,r") == ["ref,title,rating"])
    #expect(
      words("list", "--rating", typing: "good,excellent,")
        == ["not-seen", "unrated", "terrible", "poor", "decent"].map { "good,excellent," + $0 })
    // Where one rating is asked for, a comma is none of it.
    #expect(words("add", "--rating", typing: "good,").isEmpty)
  }

  @Test("arguments are completed by what they are")
  func arguments() throws {
    try add("Heat (1995)")
    #expect(words("rate", "Heat", typing: "EX") == ["excellent"])
    #expect(words("completions", typing: "") == ["bash", "zsh", "fish"])
    #expect(words("edit", "--tag", typing: "c") == ["Crime"])
    #expect(words("list", typing: "--tag=SC") == ["--tag=sci-fi"])
    #expect(words("seen", "--on", typing: "y") == ["yesterday"])
    #expect(words("show", "Heat", typing: "h") == ["Heat"])
    #expect(words("seen", "Heat", typing: "h").isEmpty)
    #expect(words("add", typing: "h").isEmpty)
    #expect(words("rate", "-", typing: "h").isEmpty)
    #expect(words("list", "--limit", typing: "").isEmpty)
    #expect(words("undo", typing: "").contains("--json"))
  }

  @Test("names of files are left to the shell, told what comes before them")
  func files() {
    let cases: [(before: [String], word: String, prefix: String)] = [
      (["import"], "x", ""), (["import", "a.csv"], "", ""), (["backup"], "", ""),
      (["export", "-o"], "", ""), (["export"], "-ox", "-o"),
      (["export"], "--output=x", "--output="),
      (["--library"], "", ""), (["list"], "--library=x", "--library="),
    ]
    for (before, word, prefix) in cases {
      let request = CompletionRequest(before: before, word: word, shell: .zsh)
      #expect(completer.completions(for: request) == Completions(filesAfter: prefix))
    }
  }

  @Test("letters: switches are words, and a value follows the letter of an option")
  func letters() {
    #expect(words("list", typing: "-q") == ["-q"])
    #expect(words("list", typing: "-q0") == ["-q0"])
    #expect(words("list", typing: "-qrgo") == ["-qrgood"])
    #expect(words("list", typing: "-Z").isEmpty)
    #expect(words("list", typing: "-").contains("--rating"))
  }

  @Test("after -- a word is no option, and before it no title begins with a dash")
  func dashes() throws {
    try add("-30- (1959)")
    #expect(words("rate", typing: "3") == ["30-"])
    #expect(words("rate", "--", typing: "3") == ["-30-"])
    #expect(words("rate", "--", typing: "-3") == ["-30-"])
    #expect(words("rate", typing: "-3").isEmpty)
    #expect(words("rate", "--", typing: "--").allSatisfy { !$0.hasPrefix("--") })
    #expect(words("list", "--rating", typing: "-").isEmpty)
  }

  @Test("what a shell can't replace stays, and the rest of the title follows it")
  func kept() throws {
    try add("Spider-Man: No Way Home (2021)", "Amélie (2001)")
    #expect(words("rate", typing: "spider-man: n") == ["Spider-Man: No Way Home"])
    #expect(
      words("rate", typing: "spider-man: n", kept: "spider-man:") == ["spider-man: No Way Home"])
    #expect(words("rate", typing: "amel") == ["Amélie"])
    #expect(words("rate", typing: "amel", in: .zsh) == ["Amélie"])
    // fish passes over what doesn't begin with the letters that were typed.
    #expect(words("rate", typing: "amel", in: .fish) == ["amelie"])
    #expect(words("rate", typing: "amé", in: .fish) == ["Amélie"])
    #expect(words("rate", typing: "amélie (", in: .fish) == ["amélie (2001)"])
  }

  @Test("of several titles bash gets none that is given up for a shorter beginning")
  func beginnings() throws {
    try add("Amélie (2001)", "American Beauty (1999)")
    #expect(words("rate", typing: "ame") == ["amelie", "american Beauty"])
    #expect(words("rate", typing: "am") == ["Amélie", "American Beauty"])
    #expect(words("rate", typing: "ame", in: .zsh) == ["Amélie", "American Beauty"])
  }

  @Test("nothing is offered that the parser refuses, whatever the line")
  func randomLines() throws {
    try add("Heat (1995)", "-30-", "--help", "-", "Heat", "@1", "300")
    var random = SeededRandom(seed: 9)
    let parts = [
      "rate", "list", "add", "show", "export", "help", "--", "-", "--json", "--rating", "good",
      "-r",
      "-q", "--seen", "Heat", "@1", "--tag=x", "--columns", "ref,", "h", "", "--sort=", "-0",
    ]
    var count = 0
    for _ in 0..<3000 {
      let before = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      let word = parts.randomElement(using: &random) ?? ""
      let parser = ArgumentParser(commands: Commands.descriptions)
      var scan = ArgumentScan(parser: parser, rest: before[...])
      scan.run()
      // A line that is wrong already can't be mended by a word at its end.
      guard scan.mistake == nil || scan.openOption != nil else { continue }
      let request = CompletionRequest(before: before, word: word, shell: .zsh)
      for candidate in completer.completions(for: request).candidates {
        count += 1
        var whole = ArgumentScan(parser: parser, rest: (before + [candidate.word])[...])
        whole.run()
        #expect(
          whole.mistake == nil || whole.openOption != nil, "\(before) \(candidate.word)")
      }
    }
    #expect(count > 1000)
  }
}

extension Array {
  /// Each element with each that comes after it.
  fileprivate var pairs: [(Element, Element)] {
    indices.flatMap { index in self[(index + 1)...].map { (self[index], $0) } }
  }
}
