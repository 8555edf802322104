import MovieKit

/// A file that can't be written, with its name.
nonisolated struct FileError: Error, Hashable {
  let path: String
  let problem: WriteProblem
}

nonisolated extension ErrorMessage {
  /// What is said when a file can't be written.
  init(_ error: FileError) {
    let path = error.path.quoted
    switch error.problem {
    case .exists:
      self.init("there is a file \(path) already", hint: "--force replaces it", .cannotCreate)
    case .isTheLibrary: self.init("the file \(path) is the library itself", .cannotCreate)
    case .isDatabase:
      self.init(
        "\(path) can't be written: it is a library or another database",
        hint: "choose another name", .cannotCreate)
    case .isNoFile:
      self.init(
        "\(path) is no file, and is not replaced by one", hint: "choose another name", .cannotCreate
      )
    case .isBusy:
      self.init(
        "the library \(path) is busy: another process has held it for 10 seconds",
        hint: "try again", .temporary)
    case .isUnsynced:
      self.init(
        "the file \(path) is whole, but the disk failed before it was safe from a power cut",
        .inputOutput)
    case .hasJournal:
      self.init(
        "beside \(path) is the journal of a change that was broken off",
        hint: "choose another name, or see to that file first", .cannotCreate)
    case .isInaccessible(let reason):
      self.init("the file \(path) can't be made: \(Phrase(words: reason))", .cannotCreate)
    case .failed(let reason):
      self.init("the file \(path) can't be written: \(Phrase(words: reason))", .inputOutput)
    }
  }

  /// What is said of a library that was looked through, when it isn't sound.
  init(_ error: UnsoundLibrary, library: String) {
    self.init(listing: error.findings, called: "findings", .badData) { finding in
      "the library \(library.quoted) is damaged: \(finding.words)"
    }
  }
}

nonisolated extension LibraryCheck.Finding {
  /// What was found.
  var words: Phrase {
    switch self {
    case .file(let words): Phrase(words: words)
    case .endMissing: "its end is missing"
    case .layout: "its tables aren't those of a library"
    case .orphan(let table): "a row of the table \(table) belongs to nothing"
    case .malformed(let number, let column): "@\(number) has a bad \(column)"
    case .titleKey(let number): "@\(number) is filed under another title"
    case .titleIndex: "the index of words isn't that of the titles"
    case .lastSeen(let number): "@\(number) has another last viewing than its viewings"
    case .notSeenWithViewings(let number): "@\(number) is not-seen and has viewings"
    case .reusableNumber(let number): "@\(number) could be given to another movie"
    case .lastNumber: "the number of the last movie is none"
    case .malformedChange(let step, let column):
      "the change \(step) of the history has a bad \(column)"
    }
  }
}
