import MovieKit

/// All that a command works with; nothing deeper in the program asks the system for it.
struct Environment {
  /// The library.
  let store: MovieStore

  /// The values of the environment's variables.
  let variable: (String) -> String?

  /// The value of a variable that names a file; one that isn't UTF-8 is thrown.
  let path: (String) throws(UsageError) -> String?

  /// The time.
  let clock: Clock

  /// The language in which people are spoken to.
  let language: Language

  /// Standard output, for results.
  var output: Output

  /// Standard error, for everything else.
  var messages: Output

  /// Standard input.
  let input: Input

  /// What standard output can show.
  let screen: Screen

  /// What standard error can show.
  let messageScreen: Screen
}

extension Environment {
  /// Whether a question can be asked, and answered.
  var canAsk: Bool { input.isTerminal && messages.isTerminal }

  /// The words in the language of the person who reads them.
  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Writes a line of words to standard output, with nothing in it that a terminal would obey.
  ///
  /// - Throws: `OutputError`.
  mutating func writeLine(_ phrase: Phrase) throws(OutputError) {
    try output.write(text(phrase).printableLine + "\n")
  }
}
