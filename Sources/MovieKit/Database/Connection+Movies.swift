extension Connection {
  /// The movies that a query finds, as lists show them.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func summaries(_ query: MovieQuery) throws -> [MovieSummary] {
    let selection = try selection(query)
    return try summaries(selection.sql(columns: MovieSummary.columns), selection.values)
  }

  /// The movies that a query finds.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func movies(_ query: MovieQuery) throws -> [Movie] {
    let selection = try selection(query)
    return try rows(selection.sql(columns: Movie.columns), selection.values) {
      try Movie(row: $0)
    }
  }

  /// How many movies a query finds.
  ///
  /// - Throws: `SQLiteError`.
  func count(_ query: MovieQuery) throws -> Int {
    let selection = try selection(query)
    return try integer(selection.countSQL, selection.values) ?? 0
  }

  private func selection(_ query: MovieQuery) throws -> MovieSelection {
    MovieSelection(query, words: try searchWords(query.words))
  }

  /// The movies that a statement selects by `MovieSummary.columns`.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func summaries(_ sql: String, _ values: [SQLiteValue]) throws -> [MovieSummary] {
    try rows(sql, values) { try MovieSummary(row: $0) }
  }
}

extension Connection {
  /// The movie with this number.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func movie(number: Int) throws -> Movie? {
    try movie("number = ?", .integer(number))
  }

  /// The movie with this identifier.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func movie(id: MovieID) throws -> Movie? {
    try movie("id = ?", .blob(id.bytes))
  }

  private func movie(_ condition: String, _ value: SQLiteValue) throws -> Movie? {
    let statement = try prepare("SELECT \(Movie.columns) FROM movie WHERE \(condition)")
    try statement.bind([value])
    return try statement.step() ? try Movie(row: statement) : nil
  }

  /// The movies whose titles are the same as this text, by number.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func summaries(titled title: String) throws -> [MovieSummary] {
    try summaries(
      "SELECT \(MovieSummary.columns) FROM movie WHERE title_key = ? ORDER BY number",
      [.text(try titleFolder.get().key(of: title))])
  }

  /// Up to `limit` movies with a title near to this text, the nearest first.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func summaries(near title: String, limit: Int) throws -> [MovieSummary] {
    let key = try titleFolder.get().key(of: title)
    var found: [(number: Int, distance: Int)] = []
    try forEachTitleKey(like: key) { number, other in
      if let distance = key.nearness(to: other) { found.append((number, distance)) }
    }
    return try found.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
      .prefix(limit).compactMap { try movie(number: $0.number)?.summary }
  }

  /// Hands over the title keys that may be like a key, all where there is no index of them.
  private func forEachTitleKey(like key: String, _ body: (Int, String) -> Void) throws {
    guard header.hasTitleTrigrams else {
      let statement = try prepare("SELECT number, title_key FROM movie")
      while try statement.step() {
        if let key = statement.text(at: 1) { body(statement.integer(at: 0), key) }
      }
      return
    }
    for number in try numbersOfTitles(like: key) {
      let statement = try prepare("SELECT title_key FROM movie WHERE number = ?")
      try statement.bind([.integer(number)])
      if try statement.step(), let key = statement.text(at: 0) { body(number, key) }
    }
  }
}

extension String {
  /// How far a folded title is from this one, zero and up; `nil` when they aren't alike.
  ///
  /// Titles are alike when typing errors in a quarter of the letters make one of the other, or when
  /// one of them is the other with words added.
  fileprivate func nearness(to other: String) -> Int? {
    // Bytes rule most titles out before any characters are counted.
    let limit = Swift.max(1, count / 4)
    if abs(utf8.count - other.utf8.count) <= limit * 4,
      let distance = editDistance(to: other, atMost: limit)
    {
      return distance
    }
    let (one, two) = (" " + self + " ", " " + other + " ")
    return two.utf8.hasPart(one.utf8) || one.utf8.hasPart(two.utf8) ? limit + 1 : nil
  }
}

extension String.UTF8View {
  fileprivate func hasPart(_ part: String.UTF8View) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return true }
      rest = rest[index(after: start)...]
    }
    return false
  }
}
