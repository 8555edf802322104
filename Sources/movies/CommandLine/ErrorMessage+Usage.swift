import MovieKit

nonisolated extension ErrorMessage {
  /// What is said of a mistake in the command line.
  init(_ error: UsageError) {
    let (text, hint) = error.words
    self.init(text, hint: hint, .usage)
  }
}

nonisolated extension UsageError {
  fileprivate var words: (text: Phrase, hint: Phrase?) {
    switch self {
    case .unknownCommand(let name, let near):
      (
        "there is no command \(name.quoted)",
        near.map { "did you mean \"movies \($0)\"?" }
          ?? """
          "movies list \([name].shellLine)" looks for titles, "movies help" lists the commands
          """
      )
    case .unknownOption(let option, let command, let near):
      (
        command.map { "there is no option \(option.quoted) for \($0)" }
          ?? "there is no option \(option.quoted)",
        near.map { "did you mean \($0)?" } ?? UsageError.seeHelp(of: command)
      )
    case .unknownLetters(let argument, let command):
      (
        command.map { "there is no option \(argument.quoted) for \($0)" }
          ?? "there is no option \(argument.quoted)",
        """
        what begins with a dash and is no option comes after --: \
        movies \(command ?? "COMMAND") -- \([argument].shellLine)
        """
      )
    case .optionOfOthers(let option, let command, let others):
      (
        "there is no option \(option.quoted) for \(command)",
        "it is an option of \(others.joined(separator: ", "))"
      )
    case .optionBeforeCommand(let option):
      (
        "the option \(option.quoted) stands before the command",
        "the options of a command come after it: movies COMMAND \(option)"
      )
    case .missingValue(let option, nil):
      ("the option \(option.quoted) needs a value", nil)
    case .missingValue(let option, let next?) where Int(next) != nil:
      (
        "the option \(option.quoted) needs a value: \(next.quoted) is below 0",
        "a number is 0 or more"
      )
    case .missingValue(let option, let next?):
      (
        "the option \(option.quoted) needs a value, and \(next.quoted) looks like an option",
        "a value that begins with a dash is written \(option)=\(next)"
      )
    case .emptyValue(let option): ("the option \(option.quoted) needs a value", nil)
    case .unwantedValue(let option, let value):
      ("the option \(option.quoted) takes no value, but \(value.quoted) was given", nil)
    case .missingArgument(let placeholder, let command):
      ("\(command) needs a \(placeholder)", UsageError.seeHelp(of: command))
    case .surplusArgument(let argument, let command, let meant):
      (
        "\(command) has no use for the argument \(argument.quoted)",
        meant.map { "did you mean \($0)? a title with spaces needs quotes around it" }
          ?? "a title with spaces needs quotes around it"
      )
    case .badValue(let value, let name, let expectation):
      expectation.words(for: value, of: name)
    case .conflict(let one, let other): ("\(one) and \(other) exclude each other", nil)
    case .notSeenWithViewing(let option):
      (
        "a movie that is \"not-seen\" has no viewing",
        "leave out \(option), or give another rating"
      )
    case .nothingToChange(let command):
      ("\(command) needs something to change", UsageError.seeHelp(of: command))
    case .needsTerminal(let command):
      ("\(command) needs a TITLE where there is no terminal", UsageError.seeHelp(of: command))
    case .needsConfirmation:
      ("remove asks before it removes, which takes a terminal", "--yes removes without asking")
    case .binaryToTerminal:
      ("a copy of the library is nothing for a terminal", "send it to a file or a pipe")
    case .notUTF8(let position): ("argument \(position) is not valid UTF-8", nil)
    case .variableNotUTF8(let name):
      ("the variable \(name) of the environment is not valid UTF-8", nil)
    }
  }

  private static func seeHelp(of command: String?) -> Phrase {
    command.map { "see \"movies \($0) --help\"" } ?? "see \"movies --help\""
  }
}

nonisolated extension UsageError.Expectation {
  fileprivate func words(for value: String, of name: String) -> (text: Phrase, hint: Phrase?) {
    let name = Phrase(words: name)
    let ratings = Rating.allCases.map(\.word).joined(separator: ", ")
    let grades = Rating.grades.map(\.word).joined(separator: ", ")
    return switch self {
    case .rating:
      (
        "\(name): \(value.quoted) is no rating",
        UsageError.Expectation.hint(toRating: value, of: Rating.allCases)
          ?? (value.hasSuffix("/5")
            ? "stars of 5 are whole or half ones, such as 4.5/5; else a rating is one of \(ratings)"
            : "a rating is one of \(ratings), or 1 to 5, N/5, N/10, N%")
      )
    case .grade:
      (
        "\(name): \(value.quoted) is no grade",
        UsageError.Expectation.hint(toRating: value, of: Rating.grades)
          ?? "a grade is one of \(grades)"
      )
    case .year:
      (
        "\(name): \(value.quoted) is no year",
        "a year has four digits, from \(Year.range.lowerBound) to \(Year.range.upperBound)"
      )
    case .years:
      (
        "\(name): \(value.quoted) is no range of years",
        "years are written 1995, 1990..1999, 1990.. or ..1999"
      )
    case .date:
      (
        "\(name): \(value.quoted) is no date",
        """
        a date is written 2024-05-01, 2024-05, 2024, today, yesterday or unknown; it is no \
        earlier than 1870 and not in the future
        """
      )
    case .title(let problem): (problem.words(for: value, called: "title"), nil)
    case .tag(let problem): (problem.words(for: value, called: "tag"), nil)
    case .note(let problem): (problem.words(for: value, called: "note"), nil)
    case .imdb:
      ("\(name): \(value.quoted) is no IMDb id", "an id is tt and seven or more digits")
    case .noColumns:
      (
        "\(name) and the format \(value) exclude each other",
        "json and jsonl always have all that there is"
      )
    case .fileName: ("\(name): \(value.quoted) is no name of a file", nil)
    case .count: ("\(name): \(value.quoted) is no number of movies", "a number is 0 or more")
    case .seed:
      ("\(name): \(value.quoted) is no seed", "a seed is a whole number, 0 or more")
    case .oneOf(let words):
      (
        "\(name): \(value.quoted) is not known",
        UsageError.Expectation.hint(toOneOf: words, near: value.nearest(in: words))
      )
    }
  }
}

nonisolated extension UsageError.Expectation {
  /// What a rating that is none was most likely meant to be.
  private static func hint(toRating value: String, of ratings: [Rating]) -> Phrase? {
    value.lowercased().nearest(in: ratings.map(\.word)).map { "did you mean \($0)?" }
  }

  private static func hint(toOneOf words: [String], near: String?) -> Phrase {
    let list = words.joined(separator: ", ")
    return near.map { "did you mean \($0)? it is one of \(list)" } ?? "it is one of \(list)"
  }
}

nonisolated extension DraftProblem {
  /// What keeps a movie with this title from being added.
  func words(for title: String) -> Phrase {
    switch self {
    case .title(let problem): problem.words(for: title, called: "title")
    case .notSeenHasViewings: "a movie that was watched can't be \"not-seen\""
    }
  }
}

nonisolated extension TextProblem {
  /// What is wrong with a text that was to be a title, a tag or a note.
  func words(for text: String, called kind: Phrase) -> Phrase {
    switch self {
    case .blank: "the \(kind) \(text.quoted) is blank"
    case .tooLong(let limit): "the \(kind) \(text.quoted) has more than \(limit) characters"
    case .tooManyBytes(let limit): "the \(kind) \(text.quoted) has more than \(limit) bytes"
    case .forbidden(","): "the \(kind) \(text.quoted) has a comma in it"
    case .forbidden(let scalar):
      "the \(kind) \(text.quoted) has the character U+\(scalar.hexadecimal) in it"
    }
  }
}
