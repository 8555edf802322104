import MovieKit

/// `movies completions`: a script that makes a shell complete command lines of the program.
///
/// The script calls the same command with hidden options to complete a word. That form prints a
/// `CompletionReply`, and nothing where there is nothing to offer, whatever is wrong with the library.
struct CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions",
    summary: "print the script that makes a shell complete command lines",
    synopses: ["bash|zsh|fish"],
    discussion: """
      Commands, options and their words are completed, files, tags, and the movies of the
      library, by title in any case and without accents, or by number after @. At the most
      \(CompletionViewModel.limit) movies are offered at a time, so type a letter or two.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "bash|zsh|fish", choices: Shell.allCases.map(\.rawValue), help: "the shell")
    ],
    usesLibrary: false,
    hiddenOptions: [.before, .word, .after, .shown],
    examples: [
      Example(
        purpose: "for bash, in this session or, as a line of ~/.bashrc, in each",
        line: "source <(movies completions bash)"),
      Example(
        purpose: "for zsh, in a folder of $fpath",
        line: "movies completions zsh > ~/.zfunc/_movies"),
      Example(
        purpose: "for fish",
        line: "movies completions fish > ~/.config/fish/completions/movies.fish"),
    ])

  private let shell: Shell
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    let name = arguments.operands[0].text
    guard let shell = Shell(rawValue: name) else {
      throw .badValue(name, of: "completions", .oneOf(Shell.allCases.map(\.rawValue)))
    }
    self.shell = shell
    self.arguments = arguments
  }

  func run(in environment: inout Environment) throws {
    if let word = arguments.value(.word) {
      try environment.output.write(complete(word, in: environment).text)
    } else {
      try environment.output.write(shell.script)
    }
  }

  private func complete(_ word: String, in environment: Environment) -> CompletionReply {
    var request = CompletionRequest(
      before: arguments.all(.before), word: word, after: arguments.all(.after), shell: shell)
    var quote: ShellQuote?
    if shell == .bash {
      let line = BashLine(
        before: arguments.value(.before) ?? "", after: arguments.value(.after) ?? "")
      request = CompletionRequest(line, replacing: word)
      quote = line.quote
      if line.isMisread { return CompletionReply(completions: Completions(), request: request) }
      if line.isRedirection {
        return CompletionReply(completions: Completions(filesAfter: ""), request: request)
      }
    }
    let completer = Completer(
      commands: Commands.descriptions, language: environment.language
    ) { name in
      library(name, path: environment.path)
    }
    return CompletionReply(
      completions: completer.completions(for: request), request: request, quote: quote,
      isForReading: arguments.has(.shown))
  }

  private func library(
    _ name: String?, path: (String) throws(UsageError) -> String?
  ) -> CompletionViewModel {
    let name = name.map { $0.expandingHome(try? path("HOME")) }
    // Nobody asked for a message: a library without a place has nothing to offer.
    let location = try? LibraryLocation(named: name, environment: path)
    return CompletionViewModel(store: MovieStore(at: location ?? .unknown, access: .glance))
  }
}

extension CompletionRequest {
  /// The line that bash hands over, of which the end of the word is what bash will replace.
  init(_ line: BashLine, replacing end: String) {
    self.init(before: line.before, word: line.word, after: line.after, shell: .bash)
    let raw = line.rawWord
    guard raw.utf8.reversed().starts(with: end.utf8.reversed()) else { return }
    kept = BashLine(before: "movies " + String(Substring(raw.utf8.dropLast(end.utf8.count)))).word
  }
}

extension String {
  /// The path with the folder of the user for `~`, which a shell has not replaced yet.
  fileprivate func expandingHome(_ home: String?) -> String {
    guard let home else { return self }
    for start in ["~/", "$HOME/", "${HOME}/"] where utf8.starts(with: start.utf8) {
      return home + "/" + String(Substring(utf8.dropFirst(start.utf8.count)))
    }
    return self
  }
}

extension Option {
  fileprivate static let before = Option(
    name: "before", placeholder: "WORD", isRepeatable: true,
    help: "a word before the cursor; for bash the line up to the cursor")
  fileprivate static let word = Option(
    name: "word", placeholder: "WORD",
    help: "the word at the cursor; for bash what of it will be replaced")
  fileprivate static let after = Option(
    name: "after", placeholder: "WORD", isRepeatable: true,
    help: "a word after the cursor; for bash the line from the cursor on")
  fileprivate static let shown = Option(
    name: "shown", help: "the candidates are shown, and not put into the line")
}
