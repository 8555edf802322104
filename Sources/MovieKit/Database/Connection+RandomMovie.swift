extension Connection {
  /// One of the movies that a query finds, each as likely as any other; its order and its limit don't
  /// matter.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func randomMovie(
    _ query: MovieQuery, using generator: inout some RandomNumberGenerator
  ) throws -> Movie? {
    var query = query
    query.limit = nil
    let selection = MovieSelection(query, words: try searchWords(query.words))
    let count = try integer(selection.countSQL, selection.values) ?? 0
    guard count > 0 else { return nil }
    let place = Int.random(in: 0..<count, using: &generator)
    let number = try integer(selection.placeSQL, selection.values + [.integer(place)])
    return try number.flatMap { try movie(number: $0) }
  }
}
