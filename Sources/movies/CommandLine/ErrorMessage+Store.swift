import MovieKit

nonisolated extension ErrorMessage {
  /// What is said when the store refuses something.
  init(_ error: MovieStoreError, library: String) {
    switch error {
    case .noMatch(let reference, let near):
      self.init(
        "no movie matches \(reference.description.quoted)",
        hint: ErrorMessage.suggestion(of: near) ?? ErrorMessage.hint(to: reference), .refused)
    case .ambiguous(let reference, let candidates):
      self.init(
        """
        \(reference.description.quoted) may be any of \(candidates.count) movies; tell which by \
        its number
        """,
        .ambiguous)
      self.candidates = candidates
    case .duplicate(let name, let existing):
      self.init(
        "\(name.quoted) is in the library already: \(existing.reference) \(existing.name)",
        hint: "--allow-duplicate adds it all the same, --skip-existing leaves it as it is", .exists)
    case .becomesDuplicate(let name, let movie, let existing):
      self.init(
        "\(name.quoted) is in the library already: \(existing.reference) \(existing.name)",
        hint: """
          --allow-duplicate changes it all the same, movies merge \(existing.reference) \
          \(movie.reference) makes one of the two
          """, .exists)
    case .badTitle(let title, let problem):
      self.init(problem.words(for: title, called: "title"), .usage)
    case .refused(let rule, let movie): self.init(rule, movie)
    case .refusedNew(_, let title):
      self.init("\(title.quoted) can't be \"not-seen\" and have a viewing", .refused)
    case .nothingToUndo: self.init("there is nothing to undo", .refused)
    case .nothingToRedo: self.init("there is nothing to redo", .refused)
    case .library(let problem): self.init(problem, library: library)
    }
  }

  private static func hint(to reference: MovieReference) -> Phrase? {
    guard case .title(let title) = reference, let number = Int(title), number > 0 else {
      return nil
    }
    return "the movie with the number \(number) is @\(number)"
  }

  private static func suggestion(of movies: [MovieSummary]) -> Phrase? {
    guard !movies.isEmpty else { return nil }
    let names = movies.map { "\($0.reference) \($0.name)" as Phrase }
    return "did you mean \(Phrase(joining: names, with: ", "))?"
  }

  private init(_ rule: MovieRule, _ movie: MovieSummary) {
    let name = "\(movie.reference) \(movie.name)"
    switch rule {
    case .notSeenHasViewings:
      self.init(
        "\(name) has been watched, so it can't be \"not-seen\"",
        hint: "forget its viewings first: movies edit \(movie.reference) --forget-viewing DATE",
        .refused)
    case .noSuchViewing(let viewing):
      self.init(
        "\(name) has no viewing of the date \(viewing.description.quoted)",
        hint: "\"movies show \(movie.reference)\" tells its viewings", .refused)
    case .noSuchTag(let tag):
      self.init(
        "\(name) has no tag \(tag.name.quoted)",
        hint: "\"movies show \(movie.reference)\" tells its tags", .refused)
    case .yearsApart(let other):
      self.init(
        "\(name) and \(other.reference) \(other.name) came out more than a year apart",
        hint: "--force merges them all the same", .refused)
    case .isSameMovie: self.init("\(name) can't be merged with itself", .refused)
    case .notesTooLong(let other):
      self.init(
        "the note of \(name) is too long together with that of \(other.reference) \(other.name)",
        hint: "shorten one of them first: movies edit \(other.reference) --note TEXT", .refused)
    }
  }
}

nonisolated extension ErrorMessage {
  /// What is said when the library can't be used.
  init(_ problem: LibraryProblem, library: String) {
    let library = library.quoted
    let other: Phrase = "another one is named with --library or MOVIES_LIBRARY"
    switch problem {
    case .hasNoPlace:
      self.init(
        "nothing tells where the library is: HOME is not set", hint: other, .cannotCreate)
    case .isMissing:
      self.init(
        "there is no library at \(library)", hint: "\"movies add\" and \"movies import\" make one",
        .noInput)
    case .isFolder: self.init("the library \(library) is a folder", hint: other, .badData)
    case .isForeign:
      self.init("\(library) is no library of movies; it is left alone", hint: other, .badData)
    case .isNewer(let version):
      self.init(
        "the library \(library) was made by a newer movies (layout \(version)); it is left alone",
        hint: "install a newer movies to use it", .badData)
    case .isDamaged(let how):
      self.init(
        "the library \(library) is damaged: \(how.words); it is left alone",
        hint: "put a copy of it back, if there is one", .badData)
    case .isInaccessible(let reason):
      self.init("the library \(library) can't be opened: \(Phrase(words: reason))", .cannotCreate)
    case .isFull:
      self.init("no number is left for a new movie in the library \(library)", .refused)
    case .isReadOnly:
      self.init("the library \(library) can't be written: it is read-only", .cannotCreate)
    case .hasForeignJournal:
      self.init(
        "beside the library \(library) is a journal that isn't its own; both are left alone",
        hint: "take the file away whose name ends with -journal, if you know where it comes from",
        .badData)
    case .hasUnfinishedChange:
      self.init(
        """
        the library \(library) was left in the middle of a change, which can't be taken back \
        without writing to it and its folder
        """,
        hint: "run any command once as a user who may write there", .cannotCreate)
    case .cannotBackUp(let problem):
      let copy: Phrase =
        "the library \(library) is of an earlier version, and no copy of it can be made"
      switch problem {
      case .isInaccessible(let reason):
        self.init("\(copy): \(Phrase(words: reason))", .cannotCreate)
      case .failed(let reason): self.init("\(copy): \(Phrase(words: reason))", .inputOutput)
      case .isUnsynced: self.init(copy, .inputOutput)
      default: self.init(copy, .cannotCreate)
      }
    case .isBusy:
      self.init(
        "the library \(library) is busy: another process has held it for 10 seconds",
        hint: "try again", .temporary)
    case .failed(let reason):
      self.init(
        "the library \(library) can't be read or written: \(Phrase(words: reason))", .inputOutput)
    case .isUnsynced:
      self.init(
        """
        the change of the library \(library) was made, but the disk failed before it was safe from \
        a power cut
        """,
        hint: "don't repeat it; \"movies history\" shows it", .inputOutput)
    case .isUnexpected(let words):
      self.init("unexpected error: \(Phrase(words: words))", .bug)
    }
  }
}

nonisolated extension ErrorMessage {
  /// How many faults of one kind are named.
  private static let lineLimit = 20

  /// What is said of the bad lines of a batch.
  init(badLines: [BatchLinesError.BadLine], library: String) {
    self.init(listing: badLines, called: "bad lines", .badData) { line in
      "line \(line.number): \(line.problem.words(library: library))"
    }
  }

  /// Names the first of some faults, a line each, and counts the rest.
  init<Fault>(
    listing faults: [Fault], called name: Phrase, _ code: ExitCode, _ words: (Fault) -> Phrase
  ) {
    var lines = faults.prefix(ErrorMessage.lineLimit).map(words)
    let rest = faults.count - lines.count
    if rest > 0 { lines.append("and \(rest) more \(name)") }
    self.init(lines: lines, code)
  }
}

nonisolated extension BatchLinesError.LineProblem {
  fileprivate func words(library: String) -> Phrase {
    switch self {
    case .notUTF8: "not valid UTF-8"
    case .noTab(let line): "\(line.quoted) has no tab between a reference and a rating"
    case .badRating(let rating): ErrorMessage(.badValue(rating, of: "rating", .rating)).inOneLine
    case .refused(let error): ErrorMessage(error, library: library).inOneLine
    }
  }
}

nonisolated extension ErrorMessage {
  fileprivate var inOneLine: Phrase {
    let movies = candidates.map { "\($0.reference) \($0.name)" as Phrase }
    return Phrase(joining: lines + [hint].compactMap { $0 } + movies, with: "; ")
  }
}
