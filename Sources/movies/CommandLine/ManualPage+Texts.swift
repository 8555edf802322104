import MovieKit

extension ManualPage {
  /// What there is to know before all commands: titles, each with its paragraphs.
  static let description: [(title: String, paragraphs: [String])] = [
    (
      "",
      [
        """
        A movie tracker for people who live in a shell. All is kept in one file, the library. A \
        command line is one change: it is made wholly or not at all, and "movies undo" takes it \
        back.
        """
      ]
    ),
    (
      "References",
      [
        """
        A movie is meant by its number (@12), by its title in any case and without accents or \
        punctuation (amelie), by title and year ("Heat (1995)"), or by its UUID. A number is never \
        given to another movie. Where several movies have the title, they are listed, and nothing \
        is changed.
        """
      ]
    ),
    (
      "Ratings",
      [
        """
        \(Rating.allCases.map(\.word).joined(separator: ", ")), in any case; not-seen is still to \
        watch, and unrated is seen, but not graded. 1 to 5 are terrible to excellent. 4.5/5, 9/10 \
        and 85% are exact grades, which are kept as a score of 1 to 10.
        """
      ]
    ),
    (
      "Dates",
      [
        """
        A day (2024-05-01), a month (2024-05), a year (2024), today, yesterday or unknown. Asking \
        for a month finds its days too.
        """
      ]
    ),
    (
      "Output",
      [
        """
        Results go to standard output, everything else to standard error. On a terminal lists are \
        tables; elsewhere they are tab-separated values, without a header, in which \\t, \\n, \\r \
        and \\\\ stand for a tab, a line feed, a carriage return and a backslash.
        """
      ]
    ),
  ]

  /// The variables of the environment that count.
  static let variables = [
    ("MOVIES_LIBRARY", "The library file, unless --library names one."),
    (
      "MOVIES_LANG",
      """
      The language to speak to people: zh is Chinese, anything else English; without it LC_ALL, \
      LC_MESSAGES and LANG tell.
      """
    ),
    ("XDG_DATA_HOME", "The folder in which the library is movies/library.db without either."),
    ("NO_COLOR", "No colour, unless --color asks for it."),
    ("CLICOLOR_FORCE", "Colour also where there is no terminal."),
    ("PAGER", "What shows results that don't fit on the screen, less -FRX unless it is set."),
    ("TERM", "If it is dumb, no colour, no form and no progress bar."),
  ]

  /// What is said of the library file.
  static let file = """
    The library, an SQLite database. The first change makes it, for its owner only; reading it \
    changes nothing.
    """
}

extension ExitCode {
  /// What it tells, as the manual says it.
  var meaning: String {
    switch self {
    case .done: "Done; an empty list too."
    case .refused: "No movie matches, a rule refuses the change, or you said no."
    case .ambiguous: "The reference may mean several movies, which are listed."
    case .exists: "The movie is in the library already."
    case .usage: "A mistake in the command line."
    case .badData: "Bad data: an input line, or the library itself."
    case .noInput: "An input file is missing, or can't be read."
    case .bug: "A bug."
    case .cannotCreate: "The library or an output file can't be made, opened or written."
    case .inputOutput: "Reading or writing failed: the disk is full, or the output is closed."
    case .temporary: "Another process holds the library; try again."
    }
  }
}
