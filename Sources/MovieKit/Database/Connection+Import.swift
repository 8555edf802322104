/// What an import finds movies by.
extension Connection {
  /// A movie of the library, as far as an import needs it to find its own.
  struct Candidate {
    let number: Int
    let year: Year?
    let imdb: IMDbID?
  }

  /// Whether the library has no movies.
  ///
  /// - Throws: `SQLiteError`.
  func isEmpty() throws -> Bool { try integer("SELECT 1 FROM movie LIMIT 1") == nil }

  /// What a title has in common with all that are the same.
  ///
  /// - Throws: `SQLiteError`.
  func titleKey(of title: String) throws -> String { try titleFolder.get().key(of: title) }

  /// The number of the first movie with this IMDb identifier.
  ///
  /// - Throws: `SQLiteError`.
  func number(imdb: IMDbID) throws -> Int? {
    try integer("SELECT number FROM movie WHERE imdb = ? ORDER BY number", [.text(imdb.text)])
  }

  /// The movies whose titles have this in common, by number, up to a limit unless it is negative.
  ///
  /// - Throws: `SQLiteError`.
  func candidates(withKey key: String, limit: Int = -1) throws -> [Candidate] {
    try rows(
      "SELECT number, year, imdb FROM movie WHERE title_key = ? ORDER BY number LIMIT ?",
      [.text(key), .integer(limit)]
    ) { row in
      Candidate(
        number: row.integer(at: 0), year: row.optionalInteger(at: 1).flatMap { Year($0) },
        imdb: row.text(at: 2).flatMap { IMDbID(parsing: $0) })
    }
  }
}
