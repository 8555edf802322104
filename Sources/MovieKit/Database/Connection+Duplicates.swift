extension Connection {
  /// All movies by number, as far as it takes to tell which of them are the same film.
  ///
  /// - Throws: `SQLiteError`.
  func duplicateCandidates() throws -> [DuplicateCandidate] {
    try rows("SELECT number, title_key, year, imdb FROM movie ORDER BY number") { row in
      DuplicateCandidate(
        number: row.integer(at: 0), key: row.text(at: 1) ?? "",
        year: row.optionalInteger(at: 2).flatMap { Year($0) },
        imdb: row.text(at: 3).flatMap { IMDbID(parsing: $0) })
    }
  }
}
