import MovieKit

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownCommand(String, near: String?)
  case unknownOption(String, command: String?, near: String?)
  case optionBeforeCommand(String)
  /// The option lacks its value; what follows it, if anything, begins with a dash.
  case missingValue(option: String, next: String?)
  case emptyValue(option: String)
  case unwantedValue(option: String, value: String)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String)
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
    case seed
    case oneOf([String])
  }
}
