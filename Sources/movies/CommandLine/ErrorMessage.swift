import MovieKit

/// What is said of an error, and how the program ends with it.
nonisolated struct ErrorMessage: Equatable {
  /// What was wrong, one entry a line, each to come after the program's name.
  let lines: [Phrase]

  /// One next step.
  var hint: Phrase?

  /// The movies that may have been meant.
  var candidates: [MovieSummary] = []

  let code: ExitCode

  init(_ text: Phrase, hint: Phrase? = nil, _ code: ExitCode) {
    lines = [text]
    self.hint = hint
    self.code = code
  }

  init(lines: [Phrase], _ code: ExitCode) {
    self.lines = lines
    self.code = code
  }
}

nonisolated extension ErrorMessage {
  /// The message for an error that a command ended with, when the library was at this path.
  init(_ error: any Error, library: String) {
    self =
      switch error {
      case let error as UsageError: ErrorMessage(error)
      case let error as MovieStoreError: ErrorMessage(error, library: library)
      case BatchError.library(let problem): ErrorMessage(problem, library: library)
      case BatchError.items(let failures) where !failures.isEmpty:
        ErrorMessage(failures[0].error, library: library)
      case BatchLinesError.library(let problem): ErrorMessage(problem, library: library)
      case BatchLinesError.lines(let lines): ErrorMessage(badLines: lines, library: library)
      case let error as FileError: ErrorMessage(error)
      case let error as UnsoundLibrary: ErrorMessage(error, library: library)
      case is NoMovieMatches: ErrorMessage("no movie matches", .refused)
      case let error as ImportError: ErrorMessage(error, library: library)
      case let error as ChangeNotShown:
        ErrorMessage(
          "the change was made, but standard output can't be written: \(Phrase(words: error.error.reason))",
          hint: "don't repeat it; \"movies history\" shows it", .inputOutput)
      case let error as OutputError:
        ErrorMessage(
          "standard output can't be written: \(Phrase(words: error.reason))", .inputOutput)
      case let error as InputError:
        ErrorMessage("standard input can't be read: \(Phrase(words: error.reason))", .inputOutput)
      case let error as TemporaryFolder.Failure:
        ErrorMessage(
          """
          no temporary folder can be made in \(error.parent.quoted): \
          \(Phrase(words: error.reason))
          """, hint: "TMPDIR names the folder for what is temporary",
          error.isOfDisk ? .inputOutput : .cannotCreate)
      case let error as BatchLimit: ErrorMessage(error)
      case is System.NoArguments:
        ErrorMessage("the arguments of the command line can't be had from the system", .bug)
      default: ErrorMessage("unexpected error: \(String(describing: error))", .bug)
      }
  }
}

nonisolated extension ErrorMessage {
  /// What is said of a batch that is too large.
  private init(_ error: BatchLimit) {
    let words: Phrase =
      switch error {
      case .line(let number): "line \(number): longer than \(BatchLimit.lineLength) bytes"
      case .lines: "standard input has more than \(BatchLimit.lineCount) lines"
      case .bytes: "standard input has more than \(BatchLimit.megabytes) million bytes"
      }
    self.init(words, hint: "nothing is stored; give the list in parts", .badData)
  }
}

/// A change was made, and what became of it couldn't be written.
nonisolated struct ChangeNotShown: Error, Hashable {
  let error: OutputError
}

@MainActor extension ErrorMessage {
  /// Writes the message in a language, with nothing in it that a terminal would obey.
  ///
  /// - Throws: `OutputError`.
  func write(to output: inout Output, in language: Language) throws(OutputError) {
    for line in lines {
      try output.write("movies: " + line.text(in: language).printableLine + "\n")
    }
    if let hint { try output.write(hint.text(in: language).printableLine + "\n") }
    for movie in candidates {
      try output.write("\(movie.reference)\t\(movie.name.printableLine)\n")
    }
    try output.flush()
  }
}

nonisolated extension String {
  /// The text in quotes, cut where it is too long to be read.
  var quoted: Phrase {
    let limit = 200
    return "\"\(count > limit ? prefix(limit) + "…" : self)\""
  }
}
