/// The numbers are made by SQLite, from indexes where no filter needs more; a library isn't loaded.
extension Connection {
  /// How many movies the lists of the best and the most rewatched have at the most.
  private static let topLimit = 5

  /// What the movies that a query finds come to in numbers; its order and limit say nothing. In a year
  /// in review only the viewings of that year count, and only the movies that were seen in it.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func statistics(of query: MovieQuery, in year: Year?) throws -> Statistics {
    var query = query
    (query.order, query.isReversed, query.limit) = (.number, false, nil)
    let words = try searchWords(query.words)
    let viewings = ViewingSelection(
      of: query == MovieQuery() ? nil : MovieSelection(query, words: words), in: year)
    if let year { query.seenOn.append(Viewing(PartialDate(packing: year.number))) }
    let movies = MovieSelection(query, words: words)
    var statistics = Statistics()
    try count(movies, into: &statistics)
    try count(viewings, into: &statistics)
    statistics.rewatches = statistics.viewings - (try firstViewings(viewings))
    statistics.mostRewatched = try mostRewatched(viewings)
    statistics.best = try best(query, words: words)
    return statistics
  }

  private func count(_ movies: MovieSelection, into statistics: inout Statistics) throws {
    let statement = try prepare(
      movies.sql(
        columns: "year, rating, score, count(*)", rest: "GROUP BY year, rating, score ORDER BY year"
      ))
    try statement.bind(movies.values)
    while try statement.step() {
      guard let rating = statement.text(at: 1).flatMap({ Rating(word: $0) }) else {
        throw Damage(.malformed(number: 0, column: "rating"))
      }
      statistics.add(
        statement.integer(at: 3), year: statement.optionalInteger(at: 0).flatMap { Year($0) },
        rating: rating,
        score: statement.optionalInteger(at: 2).flatMap { Score(halfStars: $0) })
    }
  }

  private func count(_ viewings: ViewingSelection, into statistics: inout Statistics) throws {
    let statement = try prepare(
      "SELECT date, count(*) FROM \(viewings.rest) GROUP BY date ORDER BY date")
    try statement.bind(viewings.values)
    var gaps = GapSearch()
    while try statement.step() {
      let date = statement.text(at: 0).flatMap { PartialDate($0) }
      statistics.add(statement.integer(at: 1), on: date, after: &gaps)
    }
  }

  /// How many of the viewings are the first of their movie, one of an unknown date before all others.
  private func firstViewings(_ viewings: ViewingSelection) throws -> Int {
    let seen = "SELECT count(*) FROM (SELECT 1 FROM \(viewings.rest) GROUP BY movie)"
    guard let start = viewings.start else { return try integer(seen, viewings.values) ?? 0 }
    let first = """
      SELECT count(*) FROM (SELECT movie FROM \(viewings.rest) GROUP BY movie) AS recent
        WHERE NOT EXISTS (SELECT 1 FROM viewing WHERE viewing.movie = recent.movie
          AND (date IS NULL OR date < ?))
      """
    return try integer(first, viewings.values + [.text(start)]) ?? 0
  }

  private func mostRewatched(_ viewings: ViewingSelection) throws -> [Statistics.Watched] {
    let counts = try rows(
      """
      SELECT movie, count(*) FROM \(viewings.rest) GROUP BY movie HAVING count(*) > 1
        ORDER BY count(*) DESC, movie LIMIT \(Connection.topLimit)
      """, viewings.values
    ) { row in (row.integer(at: 0), row.integer(at: 1)) }
    return try counts.compactMap { number, viewings in
      try movie(number: number).map { Statistics.Watched(movie: $0.summary, viewings: viewings) }
    }
  }

  /// The movies with the best grades, a grade without a score among those of its stars.
  private func best(_ query: MovieQuery, words: [SearchWord]) throws -> [MovieSummary] {
    var query = query
    query.lowestGrade = query.lowestGrade ?? .rating(.terrible)
    let movies = MovieSelection(query, words: words)
    let order = "rating_order DESC, ifnull(score, 2 * rating_order - 2) DESC, number"
    return try summaries(
      movies.sql(
        columns: MovieSummary.columns, rest: "ORDER BY \(order) LIMIT \(Connection.topLimit)"),
      movies.values)
  }
}

/// The viewings of the movies of a selection, of one year where that is given.
private struct ViewingSelection {
  /// What follows FROM.
  let rest: String

  /// The values of its parameters.
  let values: [SQLiteValue]

  /// The beginning of the year, as dates are stored.
  let start: String?

  init(of movies: MovieSelection?, in year: Year?) {
    var conditions: [String] = []
    var values: [SQLiteValue] = []
    start = year?.description
    if let year {
      conditions.append(PartialDate.containment)
      values += PartialDate(packing: year.number).containmentValues
    }
    if let movies {
      conditions.append("movie IN (\(movies.sql(columns: "number", rest: "")))")
      values += movies.values
    }
    self.values = values
    rest = "viewing" + (conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "))
  }
}
