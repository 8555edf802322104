import MovieKit

/// A question with yes or no for an answer, on a terminal.
struct Question {
  let text: Phrase
}

/// The person at the terminal decided against it.
struct Declined: Error {}

extension Question {
  /// Asks, and waits for an answer; the end of input is no.
  ///
  /// - Throws: `OutputError`, `InputError`.
  func isAnsweredYes(in environment: inout Environment) throws -> Bool {
    try environment.messages.write(environment.text(text).printable + " ")
    try environment.messages.flush()
    guard let answer = try environment.input.readLine() else {
      try environment.messages.write("\n")
      try environment.messages.flush()
      return false
    }
    return environment.language.wordsForYes.contains(answer.trimmed.lowercased())
  }
}

extension Language {
  /// What means yes, in lower case.
  fileprivate var wordsForYes: [String] {
    switch self {
    case .english: ["y", "yes"]
    case .chinese: ["y", "yes", "是"]
    }
  }
}
