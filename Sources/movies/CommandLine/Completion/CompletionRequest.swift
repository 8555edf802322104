/// A command line with the cursor in it.
struct CompletionRequest: Hashable {
  /// The words before the one at the cursor, without the program's name.
  var before: [String] = []

  /// The word at the cursor, up to it.
  var word = ""

  /// The words after it.
  var after: [String] = []

  /// What of the word can't be replaced, since the shell takes it for an end of a word.
  var kept = ""

  /// The shell that asks.
  var shell: Shell
}
