/// A command, as declared. The parser, the help and the usage errors derive from it.
struct CommandDescription: Sendable {
  /// The word that is typed.
  let name: String

  /// What it does, in one line.
  let summary: Phrase

  /// The ways to call it, each without `movies` and the command's name.
  let synopses: [String]

  /// What there is to say beyond the options, in paragraphs.
  var discussion: Phrase = ""

  /// What it takes besides options.
  var arguments: [ArgumentDescription] = []

  /// Whether `-` in the place of all arguments stands for standard input.
  var readsStandardInput = false

  /// Whether it has anything to do with the library; else it doesn't matter where that is.
  var usesLibrary = true

  /// Its own options, in the order of the help.
  var options: [Option] = []

  /// Options that only programs give, left out wherever people are told of options.
  var hiddenOptions: [Option] = []

  /// Command lines to learn from.
  var examples: [Example] = []
}

/// An argument that isn't an option.
struct ArgumentDescription: Sendable {
  /// What stands for it in the help, such as `TITLE`.
  let placeholder: String

  /// Whether the command needs it.
  var isRequired = true

  /// Whether several may stand there.
  var isRepeatable = false

  /// The words that it can be, where there is a fixed set.
  var choices: [String] = []

  /// What it is, in a few words.
  let help: Phrase
}

/// A command line with what it does.
struct Example: Sendable {
  /// What it does, in a few words.
  let purpose: Phrase

  /// The command line, as typed into a shell.
  let line: String
}

extension CommandDescription {
  /// The options that may be given with this command: its own, then those of every command.
  var allOptions: [Option] { options + hiddenOptions + Option.globals }

  /// Those of them that people are told of.
  var shownOptions: [Option] { options + Option.globals }

  /// How many arguments it takes at the most; `nil` is any number.
  var argumentLimit: Int? { arguments.contains(where: \.isRepeatable) ? nil : arguments.count }
}
