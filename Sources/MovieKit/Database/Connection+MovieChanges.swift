extension Connection {
  /// The highest number that a movie ever had, zero before the first one.
  ///
  /// - Throws: `SQLiteError`, `Damage` when no movie can have had it.
  func lastNumber() throws -> Int {
    let last = try integer("SELECT seq FROM sqlite_sequence WHERE name = 'movie'") ?? 0
    guard last == 0 || Movie.numbers.contains(last) else { throw Damage(.lastNumber) }
    return last
  }

  /// The number that the next new movie gets.
  ///
  /// - Throws: `SQLiteError`, `Damage`, `LibraryProblem.isFull` when there is none left.
  func nextNumber() throws -> Int {
    let last = try lastNumber()
    guard last < Movie.numbers.upperBound else { throw LibraryProblem.isFull }
    return last + 1
  }

  /// Stores a new movie.
  ///
  /// - Throws: `SQLiteError`.
  func insert(_ movie: Movie) throws {
    let key = try titleFolder.get().key(of: movie.title.text)
    try run(
      Movie.insertion,
      [
        .integer(movie.number), .blob(movie.id.bytes), .text(key),
      ] + movie.changeableValues)
    try run(TitleTrigrams.insertion, [.integer(movie.number), .text(key)])
    try insertTags(of: movie)
    try insertViewings(of: movie)
  }

  /// Stores what changed of a movie, and nothing else: SQLite writes to the indexes of all columns
  /// that are set, changed or not.
  ///
  /// - Throws: `SQLiteError`.
  func update(_ old: Movie, to new: Movie) throws {
    var changes: [(column: String, value: SQLiteValue)] = []
    let values = zip(old.changeableValues, new.changeableValues)
    for (column, (was, value)) in zip(Movie.changeableColumns, values) where was != value {
      changes.append((column, value))
    }
    let number = SQLiteValue.integer(new.number)
    let isRetitled = old.title != new.title
    if isRetitled {
      try run(TitleTrigrams.unindexing("movie WHERE number = ?"), [number])
      changes.append(("title_key", .text(try titleFolder.get().key(of: new.title.text))))
    }
    if !changes.isEmpty {
      let terms = changes.map { $0.column + " = ?" }.joined(separator: ", ")
      try run(
        "UPDATE movie SET \(terms) WHERE number = ?",
        changes.map(\.value) + [number])
    }
    if isRetitled { try run(TitleTrigrams.indexing("movie WHERE number = ?"), [number]) }
    if old.tags.map(\.name) != new.tags.map(\.name) {
      try run("DELETE FROM tag WHERE movie = ?", [.integer(new.number)])
      try insertTags(of: new)
    }
    if old.viewings != new.viewings {
      try run("DELETE FROM viewing WHERE movie = ?", [.integer(new.number)])
      try insertViewings(of: new)
    }
  }

  /// Takes a movie out, with its viewings and tags.
  ///
  /// - Throws: `SQLiteError`.
  func delete(_ movie: Movie) throws {
    let number = SQLiteValue.integer(movie.number)
    try run(TitleTrigrams.unindexing("movie WHERE number = ?"), [number])
    try run("DELETE FROM movie WHERE number = ?", [number])
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

extension Movie {
  /// The columns that a change can give other values, but for the title's key.
  fileprivate static let changeableColumns = [
    "title", "year", "rating", "score", "note", "imdb", "seen", "added", "changed",
  ]

  /// The values of `changeableColumns`.
  fileprivate var changeableValues: [SQLiteValue] {
    [
      .text(title.text), .integer(year?.number), .text(rating.word), .integer(score?.halfStars),
      .text(note?.text), .text(imdb?.text), .text(lastSeen?.description),
      .integer(added.secondsSince1970), .integer(changed.secondsSince1970),
    ]
  }

  /// The statement that stores a new movie.
  fileprivate static let insertion = {
    let columns = ["number", "id", "title_key"] + changeableColumns
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO movie (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }()
}
