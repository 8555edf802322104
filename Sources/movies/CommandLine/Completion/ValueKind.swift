/// What a value or an argument can be, as far as it can be completed.
enum ValueKind: Hashable {
  /// Anything.
  case text
  /// One of some words.
  case word([String])
  /// One or several of some words, with commas between them.
  case list([String])
  case file
  case tag
  case movie
  case command
}

extension ValueKind {
  /// The kind that a placeholder of the help stands for.
  init(placeholder: String, choices: [String]) {
    self =
      switch placeholder {
      case _ where !choices.isEmpty: placeholder.contains(",") ? .list(choices) : .word(choices)
      case "DATE": .word(["today", "yesterday", "unknown"])
      case "FILE": .file
      case "TAG": .tag
      case "REF": .movie
      case "COMMAND": .command
      default: .text
      }
  }
}

extension Option {
  /// What its value can be.
  var valueKind: ValueKind { ValueKind(placeholder: placeholder ?? "", choices: choices) }
}

extension ArgumentDescription {
  /// What it can be.
  var valueKind: ValueKind { ValueKind(placeholder: placeholder, choices: choices) }
}
