import MovieKit

/// The form for a new movie, on a terminal.
struct AddMovieForm {
  let form: AddMovieViewModel

  /// Whether `(1995)` at the end of the title is a part of it.
  let isVerbatim: Bool

  private var title: TextField
  private var focus = Field.title
  private var complaint: Phrase?

  private var drawn = Drawn()

  private enum Field {
    case title
    case rating
  }

  init(form: AddMovieViewModel, isVerbatim: Bool) {
    self.form = form
    self.isVerbatim = isVerbatim
    title = TextField(
      form.draft.title,
      limit: TextField.Limit(characters: Title.maximumLength, bytes: Title.maximumBytes))
  }
}

extension AddMovieForm {
  /// Shows the form until it is saved.
  ///
  /// - Returns: what the form became.
  /// - Throws: `Declined` when it is left, `MovieStoreError.library` when it can't be saved.
  func present(in environment: inout Environment) throws -> MovieStore.Outcome {
    var form = self
    guard environment.messageScreen.canMoveCursor else { return try form.ask(in: &environment) }
    return try TerminalMode.withEveryKey {
      try form.draw(in: &environment)
      defer { try? form.clear(in: &environment) }
      return try form.handleKeys(in: &environment)
    }
  }

  private mutating func handleKeys(
    in environment: inout Environment
  ) throws -> MovieStore.Outcome {
    var bytes: [UInt8] = []
    while true {
      try TerminalMode.waitForInput { try draw(in: &environment) }
      let more = try environment.input.read()
      guard !more.isEmpty else { throw Declined() }
      bytes += more
      // The rest of the sequence that an arrow key sends comes at once; after Esc nothing does.
      while bytes.last == 0x1B, TerminalMode.hasInput(withinMilliseconds: 50) {
        bytes += try environment.input.read()
      }
      for key in Key.read(from: &bytes) {
        if let outcome = try handle(key) { return outcome }
      }
      try draw(in: &environment)
    }
  }

  private mutating func handle(_ key: Key) throws -> MovieStore.Outcome? {
    complaint = nil
    switch key {
    case .escape, .interrupt, .endOfInput: throw Declined()
    case .enter: return try save()
    case .tab, .backTab, .up, .down: focus = focus == .title ? .rating : .title
    default: handleInField(key)
    }
    return nil
  }

  private mutating func handleInField(_ key: Key) {
    switch (focus, key) {
    case (.title, _):
      if title.handle(key) { form.draft.title = title.text }
      if title.isOverfull {
        complaint = "a title has at most \(Title.maximumLength) characters; the rest is left out"
      }
    case (.rating, .left): form.selectNeighbour(higher: false)
    case (.rating, .right): form.selectNeighbour(higher: true)
    case (.rating, .text(let text)):
      if let assessment = Assessment(parsing: String(text.suffix(1))) {
        form.select(assessment.rating)
      }
    default: break
    }
  }

  /// Saves the form, if it can be; else says why it can't.
  private mutating func save() throws -> MovieStore.Outcome? {
    guard form.canSave else {
      complaint = form.problem?.words(for: form.draft.title.cut(toCells: 20))
      return nil
    }
    let typed = form.draft
    if !isVerbatim { form.draft.read(title: typed.title) }
    do {
      return try form.save()
    } catch .library(let problem) {
      throw MovieStoreError.library(problem)
    } catch {
      form.draft = typed
      complaint = Phrase(joining: ErrorMessage(error, library: "").lines, with: "; ")
      return nil
    }
  }
}

extension AddMovieForm {
  private static let labelWidth = 10

  /// What stands on the screen.
  private struct Drawn {
    /// How many cells each line takes.
    var widths: [Int] = []

    /// Where the cursor was left: below how many lines, behind how many cells.
    var cursor = (line: 0, cell: 0)

    /// How many rows are above the cursor on a screen of some width, which is narrower now than it was
    /// where lines take several rows.
    func rowsAboveCursor(width: Int) -> Int {
      widths.prefix(cursor.line).reduce(cursor.cell / width) { $0 + max(0, $1 - 1) / width + 1 }
    }
  }

  /// The lines of the form, shorter than the screen is wide; the title stands in the first one after
  /// the heading.
  private func lines(width: Int, inColor hasColor: Bool, in environment: Environment) -> [String] {
    let room = max(1, width - AddMovieForm.labelWidth - 1)
    let name = form.rating.localizedName(in: environment.language)
    let rating = (focus == .rating ? "‹ \(name) ›" : name).cut(toCells: room)
    return [
      environment.text("Add a movie").cut(toCells: width - 1).styled(.bold, inColor: hasColor),
      label(environment.text("Title"), .title) + title.window(ofCells: room).text,
      label(environment.text("Rating"), .rating)
        + rating.styled(RatingText.style(form.rating), inColor: hasColor),
      environment.text(complaint ?? help).printableLine.cut(toCells: width - 1)
        .styled(complaint == nil ? .dim : .red, inColor: hasColor),
    ]
  }

  private func label(_ name: String, _ field: Field) -> String {
    ((focus == field ? "> " : "  ") + name).padded(toCells: AddMovieForm.labelWidth)
  }

  private var help: Phrase {
    let keys: Phrase =
      form.canSave ? "Enter saves, Tab changes the field, Esc cancels" : "Esc cancels"
    return focus == .rating ? "← → or 1 to 5 choose; \(keys)" : keys
  }

  private mutating func draw(in environment: inout Environment) throws(OutputError) {
    let width = AddMovieForm.width(in: environment)
    let hasColor = environment.messageScreen.hasColor
    let lines = lines(width: width, inColor: hasColor, in: environment)
    try clear(in: &environment)
    let cell = title.window(ofCells: max(1, width - AddMovieForm.labelWidth - 1)).cursorCell
    drawn.widths = self.lines(width: width, inColor: false, in: environment).map(\.cellWidth)
    drawn.cursor =
      focus == .title
      ? (1, AddMovieForm.labelWidth + cell) : (2, AddMovieForm.labelWidth)
    try environment.messages.write(
      lines.joined(separator: "\r\n") + Cursor.up(lines.count - 1 - drawn.cursor.line) + "\r"
        + Cursor.right(drawn.cursor.cell))
    try environment.messages.flush()
  }

  private mutating func clear(in environment: inout Environment) throws(OutputError) {
    let rows = drawn.rowsAboveCursor(width: AddMovieForm.width(in: environment))
    try environment.messages.write(Cursor.up(rows) + "\r" + Cursor.eraseBelow)
    try environment.messages.flush()
    drawn = Drawn()
  }

  /// How wide the screen is now.
  private static func width(in environment: Environment) -> Int {
    max(2, Screen.width(of: environment.messages, environment: environment.variable))
  }
}

extension AddMovieForm {
  /// Asks line by line, on a terminal whose cursor can't be moved.
  private mutating func ask(in environment: inout Environment) throws -> MovieStore.Outcome {
    while true {
      form.draft.title = try answer(to: "Title:", in: &environment)
      let rating = try answer(to: "Rating (\(form.rating)):", in: &environment).trimmed
      if let assessment = Assessment(parsing: rating) {
        form.draft.assessment = assessment
      } else if !rating.isEmpty {
        complaint = ErrorMessage(.badValue(rating, of: "rating", .rating)).lines[0]
      }
      if complaint == nil, let outcome = try save() { return outcome }
      try environment.messages.write(environment.text(complaint ?? "").printableLine + "\n")
      complaint = nil
    }
  }

  private func answer(to question: Phrase, in environment: inout Environment) throws -> String {
    try environment.messages.write(environment.text(question) + " ")
    try environment.messages.flush()
    guard let line = try environment.input.readLine() else { throw Declined() }
    return line
  }
}

/// The escape sequences that move the cursor (ECMA-48).
private enum Cursor {
  static let eraseBelow = "\u{1B}[J"

  static func up(_ lines: Int) -> String { lines > 0 ? "\u{1B}[\(lines)A" : "" }

  static func right(_ cells: Int) -> String { cells > 0 ? "\u{1B}[\(cells)C" : "" }
}
