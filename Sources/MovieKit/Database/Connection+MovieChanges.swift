extension Connection {
  /// The number that the next new movie gets.
  ///
  /// - Throws: `SQLiteError`, `MalformedRow` when there is none left.
  func nextNumber() throws -> Int {
    let last = try integer("SELECT seq FROM sqlite_sequence WHERE name = 'movie'") ?? 0
    let (next, isOver) = last.addingReportingOverflow(1)
    guard !isOver, next > 0 else { throw MalformedRow(number: last, column: "number") }
    return next
  }

  /// Stores a new movie.
  ///
  /// - Throws: `SQLiteError`.
  func insert(_ movie: Movie) throws {
    let assignments =
      [
        Assignment("number", .integer(movie.number)), Assignment("id", .blob(movie.id.bytes)),
        Assignment("added", .integer(movie.added.secondsSince1970)),
        try titleKey(of: movie),
      ] + movie.assignments
    try run(
      """
      INSERT INTO movie (\(assignments.map(\.column).joined(separator: ", ")))
        VALUES (\(assignments.map { _ in "?" }.joined(separator: ", ")))
      """, assignments.map(\.value))
    try insertTags(of: movie)
    try insertViewings(of: movie)
  }

  /// Stores what changed of a movie, and nothing else: SQLite writes to the indexes of all columns
  /// that are set, changed or not.
  ///
  /// - Throws: `SQLiteError`.
  func update(_ old: Movie, to new: Movie) throws {
    var changed = zip(old.assignments, new.assignments).filter { $0 != $1 }.map(\.1)
    if old.title != new.title { changed.append(try titleKey(of: new)) }
    if !changed.isEmpty {
      let terms = changed.map { $0.column + " = ?" }.joined(separator: ", ")
      try run(
        "UPDATE movie SET \(terms) WHERE number = ?",
        changed.map(\.value) + [.integer(new.number)])
    }
    if old.tags.map(\.name) != new.tags.map(\.name) {
      try run("DELETE FROM tag WHERE movie = ?", [.integer(new.number)])
      try insertTags(of: new)
    }
    if old.viewings != new.viewings {
      try run("DELETE FROM viewing WHERE movie = ?", [.integer(new.number)])
      try insertViewings(of: new)
    }
  }

  private func titleKey(of movie: Movie) throws -> Assignment {
    Assignment("title_key", .text(try titleFolder.get().key(of: movie.title.text)))
  }

  /// Takes a movie out, with its viewings and tags.
  ///
  /// - Throws: `SQLiteError`.
  func delete(_ movie: Movie) throws {
    try run("DELETE FROM movie WHERE number = ?", [.integer(movie.number)])
  }

  private func insertTags(of movie: Movie) throws {
    for tag in movie.tags {
      try run(
        "INSERT INTO tag (movie, key, name) VALUES (?, ?, ?)",
        [.integer(movie.number), .text(tag.key), .text(tag.name)])
    }
  }

  private func insertViewings(of movie: Movie) throws {
    for viewing in movie.viewings {
      try run(
        "INSERT INTO viewing (movie, date) VALUES (?, ?)",
        [.integer(movie.number), .text(viewing.date?.description)])
    }
  }
}

/// A column of `movie` with the value that it is to have.
private struct Assignment: Equatable {
  let column: String
  let value: SQLiteValue

  init(_ column: String, _ value: SQLiteValue) {
    self.column = column
    self.value = value
  }
}

extension Movie {
  /// The columns that a change can give other values, but for the title's key.
  fileprivate var assignments: [Assignment] {
    [
      Assignment("title", .text(title.text)), Assignment("year", .integer(year?.number)),
      Assignment("rating", .text(rating.word)), Assignment("score", .integer(score?.halfStars)),
      Assignment("note", .text(note?.text)), Assignment("imdb", .text(imdb?.text)),
      Assignment("seen", .text(lastSeen?.description)),
      Assignment("changed", .integer(changed.secondsSince1970)),
    ]
  }
}
