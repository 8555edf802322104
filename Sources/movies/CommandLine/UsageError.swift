import MovieKit

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownCommand(String, near: String?)
  case unknownOption(String, command: String?, near: String?)
  /// Letters that are no options, in a word that is more likely a title or another value.
  case unknownLetters(String, command: String?)
  /// An option of these other commands.
  case optionOfOthers(String, command: String, others: [String])
  case optionBeforeCommand(String)
  /// The option lacks its value; what follows it, if anything, begins with a dash.
  case missingValue(option: String, next: String?)
  case emptyValue(option: String)
  case unwantedValue(option: String, value: String)
  case missingArgument(String, command: String)
  /// An argument too many, and the option that it was most likely meant to be.
  case surplusArgument(String, command: String, meant: String? = nil)
  case badValue(String, of: String, Expectation)
  case conflict(String, String)
  case notSeenWithViewing(String)
  case nothingToChange(command: String)
  case needsTerminal(command: String)
  case needsConfirmation
  case binaryToTerminal
  case notUTF8(position: Int)
  case variableNotUTF8(String)

  /// What a value should have been.
  enum Expectation: Hashable {
    case rating
    case grade
    case year
    case years
    case date
    case title(TextProblem)
    case tag(TextProblem)
    case note(TextProblem)
    case imdb
    case fileName
    case count
    case noColumns
    case seed
    case oneOf([String])
  }
}
