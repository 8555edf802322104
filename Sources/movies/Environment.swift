import MovieKit

/// All that a command works with; nothing deeper in the program asks the system for it.
struct Environment {
  /// The library.
  let store: MovieStore

  /// The values of the environment's variables.
  let variable: (String) -> String?

  /// The time.
  let clock: Clock

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
}
