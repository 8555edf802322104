extension Connection {
  /// All movies by number, as far as it takes to tell which of them are the same film.
  ///
  /// - Throws: `SQLiteError`.
  func duplicateCandidates() throws -> [DuplicateCandidate] {
    let statement = try prepare("SELECT number, title_key, year, imdb FROM movie ORDER BY number")
    var candidates: [DuplicateCandidate] = []
    while try statement.step() {
      candidates.append(
        DuplicateCandidate(
          number: statement.integer(at: 0), key: statement.text(at: 1) ?? "",
          year: statement.optionalInteger(at: 2).flatMap { Year($0) },
          imdb: statement.text(at: 3).flatMap { IMDbID(parsing: $0) }))
    }
    return candidates
  }
}
