/// Makes the changes of one transaction.
struct LibraryEditor {
  let connection: Connection
  let clock: Clock

  /// The step of the history that the changes belong to.
  let step: JournalStep
}

extension LibraryEditor {
  /// Stores a new movie.
  ///
  /// - Throws: `SQLiteError`.
  func insert(_ movie: Movie) throws {
    try connection.noteAdding(movie, in: step)
    try connection.insert(movie)
  }

  /// Stores what changed of a movie.
  ///
  /// - Throws: `SQLiteError`.
  func update(_ old: Movie, to new: Movie) throws {
    try connection.noteChanging(old, in: step)
    try connection.update(old, to: new)
  }

  /// Takes a movie out.
  ///
  /// - Throws: `SQLiteError`.
  func delete(_ movie: Movie) throws {
    try connection.noteChanging(movie, in: step)
    try connection.delete(movie)
  }
}

extension LibraryEditor {
  /// Adds a movie, unless the policy has the one that is there already stand for it.
  ///
  /// - Throws: `MovieStoreError` when it is refused.
  func add(
    _ draft: MovieDraft, ifDuplicate policy: MovieStore.DuplicatePolicy
  ) throws -> MovieStore.Outcome {
    let moment = clock.nanosecondsSince1970()
    let movie = try checking(draft) {
      try Movie(
        draft, id: MovieID(at: moment), number: try connection.nextNumber(),
        at: Timestamp(secondsSince1970: moment / 1_000_000_000))
    }
    if policy != .allow, let (name, existing) = try duplicate(of: movie) {
      guard policy == .skip, let there = try connection.movie(number: existing.number) else {
        throw MovieStoreError.duplicate(name: name, existing: existing)
      }
      return MovieStore.Outcome(movie: there, action: .unchanged)
    }
    try insert(movie)
    return MovieStore.Outcome(movie: movie, action: .added)
  }

  private func checking(_ draft: MovieDraft, _ body: () throws -> Movie) throws -> Movie {
    do {
      return try body()
    } catch let problem as TextProblem {
      throw MovieStoreError.badTitle(draft.title, problem)
    } catch let rule as MovieRule {
      throw MovieStoreError.refusedNew(rule, title: draft.title)
    }
  }

  /// A movie of the library that a movie is a duplicate of, and was not before a change; and what both
  /// have in common.
  private func duplicate(
    of movie: Movie, was old: Movie? = nil
  ) throws -> (name: String, existing: MovieSummary)? {
    if let imdb = movie.imdb, imdb != old?.imdb, let number = try connection.number(imdb: imdb),
      number != movie.number, let existing = try connection.movie(number: number)
    {
      return (imdb.text, existing.summary)
    }
    guard movie.title != old?.title || movie.year != old?.year else { return nil }
    func areDuplicates(_ one: Year?, _ other: Year?) -> Bool {
      one == other || one == nil || other == nil
    }
    var namesakes = try connection.summaries(titled: movie.title.text)
    if let old {
      let hadKey =
        try connection.titleKey(of: old.title.text) == connection.titleKey(of: movie.title.text)
      namesakes.removeAll { other in
        other.number == old.number || hadKey && areDuplicates(other.year, old.year)
      }
    }
    let existing =
      namesakes.first { $0.year == movie.year }
      ?? namesakes.first { areDuplicates($0.year, movie.year) }
    return existing.map { (movie.name, $0) }
  }

  /// Changes the movie that a reference means; a change that makes no difference is none. One that makes a
  /// duplicate of another movie is refused unless that is allowed.
  ///
  /// - Throws: `MovieStoreError` when it is refused.
  func apply(
    _ edit: MovieEdit, to reference: MovieReference, addsMissing: Bool, allowsDuplicates: Bool
  ) throws -> MovieStore.Outcome {
    let old: Movie
    do {
      old = try movie(reference)
    } catch MovieStoreError.noMatch(.title(let title), _) where addsMissing {
      return try add(MovieDraft(titled: title, with: edit), ifDuplicate: .refuse)
    }
    var new = old
    do {
      try new.apply(edit)
    } catch {
      throw MovieStoreError.refused(error, old.summary)
    }
    guard new.differs(from: old) else {
      return MovieStore.Outcome(movie: old, action: .unchanged)
    }
    if !allowsDuplicates, let (name, existing) = try duplicate(of: new, was: old) {
      throw MovieStoreError.becomesDuplicate(name: name, old.summary, existing: existing)
    }
    new.changed = clock.now
    try update(old, to: new)
    return MovieStore.Outcome(movie: new, action: .changed)
  }

  /// The movie that a reference means.
  ///
  /// - Throws: `MovieStoreError` when it means none, or several.
  func movie(_ reference: MovieReference) throws -> Movie { try connection.movie(reference) }

  /// Takes a movie out.
  ///
  /// - Throws: `SQLiteError`.
  func remove(_ movie: Movie) throws -> MovieStore.Outcome {
    try delete(movie)
    return MovieStore.Outcome(movie: movie, action: .removed)
  }
}

extension Movie {
  /// Whether anything is different, the spelling of a tag included.
  fileprivate func differs(from other: Movie) -> Bool {
    self != other || tags.map(\.name) != other.tags.map(\.name)
  }
}

extension MovieDraft {
  /// What a change of a movie that isn't there makes of its title.
  fileprivate init(titled title: String, with edit: MovieEdit) {
    self.init(
      assessment: edit.assessment, tags: edit.addedTags, note: edit.note?.value,
      imdb: edit.imdb?.value, viewings: edit.addedViewings)
    read(title: title)
  }
}
