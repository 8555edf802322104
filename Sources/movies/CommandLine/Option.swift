/// An option of the command line, as declared: what it is called, what it takes and what it does.
struct Option: Hashable, Sendable {
  /// The long name, without the two dashes.
  let name: String

  /// The short name, where there is one.
  var letter: Character?

  /// What stands for the value in the help; `nil` for a switch, which has none.
  var placeholder: String?

  /// The words that the value can be, where there is a fixed set.
  var choices: [String] = []

  /// Whether each of several uses counts; else the last one does.
  var isRepeatable = false

  /// The names of the options that the command refuses, or has no use for, beside this one.
  var excludes: [String] = []

  /// What it does, in a few words.
  let help: Phrase
}

extension Option {
  /// Whether it takes a value.
  var takesValue: Bool { placeholder != nil }

  /// The option as it is typed, such as `--rating`.
  var spelling: String { "--" + name }
}
