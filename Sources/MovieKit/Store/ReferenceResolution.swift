extension Connection {
  /// How many near titles are suggested where a reference means no movie.
  private static let suggestionLimit = 3

  /// The movie that a reference means.
  ///
  /// - Throws: `MovieStoreError` when it means none, or several; `SQLiteError`.
  func movie(_ reference: MovieReference) throws -> Movie {
    switch reference {
    case .number(let number):
      guard let movie = try movie(number: number) else { break }
      return movie
    case .numberOutOfRange: break
    case .id(let id):
      guard let movie = try movie(id: id) else { break }
      return movie
    case .title(let title):
      let candidates = try candidates(for: title)
      guard candidates.count < 2 else {
        throw MovieStoreError.ambiguous(reference, candidates: candidates)
      }
      guard let only = candidates.first, let movie = try movie(number: only.number) else {
        let name = title.splitFromYear?.title ?? title
        let near = try summaries(near: name, limit: Connection.suggestionLimit)
        throw MovieStoreError.noMatch(reference, near: near)
      }
      return movie
    }
    throw MovieStoreError.noMatch(reference, near: [])
  }

  /// The movies that references mean, in their order, each once.
  ///
  /// - Throws: `MovieStoreError` for the first that means none, or several; `SQLiteError`.
  func movies(_ references: [MovieReference]) throws -> [Movie] {
    try references.map { try movie($0) }.uniqued(by: \.number)
  }

  /// Those with this whole title; if there are none, those with this title and year.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func candidates(for title: String) throws -> [MovieSummary] {
    let whole = try summaries(titled: title)
    guard whole.isEmpty, let (name, year) = title.splitFromYear else { return whole }
    return try summaries(titled: name).filter { $0.year == year }
  }
}
