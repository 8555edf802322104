/// The step of the history that the changes of a transaction belong to.
struct JournalStep {
  let number: Int

  /// Whether there are undone steps, whose place it takes.
  let endsRedo: Bool
}

extension Connection {
  /// The step that comes after those that are done.
  ///
  /// - Throws: `SQLiteError`, `Damage` when the last one has no proper number.
  func nextStep() throws -> JournalStep {
    let undone = try integer("SELECT min(step) FROM change WHERE is_undone")
    let last = try undone ?? integer("SELECT max(step) FROM change") ?? 0
    guard last == 0 && undone == nil || HistoryStep.numbers.contains(last) else {
      throw Damage(.malformedChange(step: last, column: "step"))
    }
    return JournalStep(number: undone ?? last + 1, endsRedo: undone != nil)
  }

  /// Notes in a step that a movie is about to come into the library.
  ///
  /// - Throws: `SQLiteError`.
  func noteAdding(_ movie: Movie, in step: JournalStep) throws {
    try endRedo(for: step)
    try run(
      "INSERT OR IGNORE INTO change_movie (step, number, id) VALUES (?, ?, ?)",
      [.integer(step.number), .integer(movie.number), .blob(movie.id.bytes)])
  }

  /// Notes in a step how a movie is before it is changed or removed.
  ///
  /// - Throws: `SQLiteError`.
  func noteChanging(_ movie: Movie, in step: JournalStep) throws {
    try endRedo(for: step)
    try run(
      """
      INSERT OR IGNORE INTO change_movie (step, number, id, before)
        SELECT ?, number, id, \(MovieImage.expression) FROM movie WHERE number = ?
      """, [.integer(step.number), .integer(movie.number)])
  }

  /// What could be redone no longer can, once something is changed; its place is the new step's.
  private func endRedo(for step: JournalStep) throws {
    if step.endsRedo { try run("DELETE FROM change WHERE is_undone") }
  }

  /// Ends a step, which is none if no movie was noted in it; returns whether one was. The oldest step
  /// goes where there are more than are kept.
  ///
  /// - Throws: `SQLiteError`.
  func endStep(_ step: JournalStep, at moment: Timestamp, title: String) throws -> Bool {
    // Undone steps go with the first movie that is noted: where they are there still, none was, and
    // the movies of this number are those of an undone step.
    if step.endsRedo, try integer("SELECT 1 FROM change WHERE is_undone") != nil { return false }
    let count = try integer(
      "SELECT count(*) FROM change_movie WHERE step = ?", [.integer(step.number)])
    guard let count, count > 0 else { return false }
    try run(
      "INSERT INTO change (step, moment, title, movies) VALUES (?, ?, ?, ?)",
      [.integer(step.number), .integer(moment.secondsSince1970), .text(title), .integer(count)])
    // Steps have no gaps: a new one takes the place of the first that was undone.
    try run("DELETE FROM change WHERE step <= ?", [.integer(step.number - HistoryStep.limit)])
    return true
  }
}

extension Connection {
  /// The steps, latest first.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func history(limit: Int?) throws -> [HistoryStep] {
    guard header.hasJournal else { return [] }
    return try steps("ORDER BY step DESC LIMIT ?", [.integer(limit ?? -1)])
  }

  private func steps(_ clause: String, _ values: [SQLiteValue] = []) throws -> [HistoryStep] {
    try rows("SELECT step, moment, title, movies, is_undone FROM change " + clause, values) {
      try HistoryStep(row: $0)
    }
  }

  /// Takes back the latest step that isn't undone.
  ///
  /// - Returns: the step, `nil` if there is none.
  /// - Throws: `SQLiteError`.
  func undo() throws -> HistoryStep? {
    guard let step = try steps("WHERE NOT is_undone ORDER BY step DESC LIMIT 1").first else {
      return nil
    }
    try run(
      """
      UPDATE change_movie SET after = (SELECT \(MovieImage.expression) FROM movie
        WHERE movie.number = change_movie.number) WHERE step = ?
      """, [.integer(step.step)])
    return try restore("before", of: step, isUndone: true)
  }

  /// Repeats the earliest step that is undone.
  ///
  /// - Returns: the step, `nil` if there is none.
  /// - Throws: `SQLiteError`.
  func redo() throws -> HistoryStep? {
    guard let step = try steps("WHERE is_undone ORDER BY step LIMIT 1").first else { return nil }
    return try restore("after", of: step, isUndone: false)
  }

  private func restore(
    _ image: String, of step: HistoryStep, isUndone: Bool
  ) throws -> HistoryStep? {
    do {
      for statement in MovieImage.restoring(image) {
        try run(statement, [.integer(step.step)])
      }
    } catch let error as SQLiteError where error.isOfValue {
      // The images were made by SQLite: one that it can't read, or that no table takes, isn't as it was.
      throw Damage(.malformedChange(step: step.step, column: image))
    }
    try run(
      "UPDATE change SET is_undone = ? WHERE step = ?",
      [.integer(isUndone ? 1 : 0), .integer(step.step)])
    return try steps("WHERE step = ?", [.integer(step.step)]).first
  }
}

extension HistoryStep {
  fileprivate init(row: borrowing Statement) throws {
    let step = row.integer(at: 0)
    guard HistoryStep.numbers.contains(step) else {
      throw Damage(.malformedChange(step: step, column: "step"))
    }
    guard let moment = Timestamp(stored: row.integer(at: 1)) else {
      throw Damage(.malformedChange(step: step, column: "moment"))
    }
    self.init(
      step: step, moment: moment,
      title: row.text(at: 2) ?? "", movies: row.integer(at: 3), isUndone: row.integer(at: 4) == 1)
  }
}
