/// A query as a SELECT statement, but for its columns.
struct MovieSelection {
  /// The values of its parameters, from the first on.
  private(set) var values: [SQLiteValue] = []

  private var conditions: [String] = []
  private let isIndexed: Bool
  private let order: SortOrder
  private let limit: Int?

  /// Makes a selection of a query, with its words as they are looked for.
  init(_ query: MovieQuery, words: [SearchWord]) {
    let matches = words.compactMap(\.match)
    isIndexed = !matches.isEmpty
    order = SortOrder(key: query.order, isReversed: query.isReversed)
    limit = query.limit
    if isIndexed { add("title_trigram MATCH ?", .text(matches.joined(separator: " AND "))) }
    for word in words { add(word) }
    add(numbers: query.numbers, ids: query.ids)
    add(query.ratings)
    if let grade = query.lowestGrade { add(lowest: grade) }
    if let grade = query.highestGrade { add(highest: grade) }
    if let isSeen = query.isSeen {
      add(isSeen ? "rating_order > ?" : "rating_order = ?", .integer(Rating.notSeen.rawValue))
    }
    if let years = query.years {
      add(
        "year BETWEEN ? AND ?", .integer(years.lowerBound.number),
        .integer(years.upperBound.number))
    }
    for tag in query.tags {
      add("number IN (SELECT movie FROM tag WHERE key = ?)", .text(tag.key))
    }
    for viewing in query.seenOn { add(viewing) }
  }

  private mutating func add(_ condition: String, _ values: SQLiteValue...) {
    conditions.append(condition)
    self.values += values
  }

  private mutating func add(numbers: Set<Int>, ids: Set<MovieID>) {
    guard !numbers.isEmpty || !ids.isEmpty else { return }
    let terms = numbers.sorted().map { "number = \($0)" } + ids.map { _ in "id = ?" }
    conditions.append("(" + terms[...].joined(by: "OR") + ")")
    values += ids.map { .blob($0.bytes) }
  }

  private mutating func add(_ ratings: Set<Assessment>) {
    guard !ratings.isEmpty else { return }
    let orders = ratings.map { String($0.rating.rawValue) }.sorted()
    add("rating_order IN (\(orders.joined(separator: ", ")))")
    // A word stands for all its scores.
    let scores = ratings.compactMap { rating in
      if case .score(let score) = rating, !ratings.contains(.rating(rating.rating)) {
        score
      } else {
        nil
      }
    }
    guard !scores.isEmpty else { return }
    let words = ratings.filter { $0 == .rating($0.rating) }.map { String($0.rating.rawValue) }
      .sorted()
    let points = scores.map { String($0.halfStars) }.sorted()
    add(
      """
      (rating_order IN (\(words.joined(separator: ", "))) \
      OR \(MovieSelection.points) IN (\(points.joined(separator: ", "))))
      """)
  }

  /// The score, or what the grade counts as without one (`Rating.halfStars`).
  private static let points = "ifnull(score, 2 * rating_order - 2)"

  private mutating func add(lowest grade: Assessment) {
    let order = grade.rating.rawValue
    add("rating_order >= ?", .integer(order))
    guard case .score(let score) = grade else { return }
    add(
      "(rating_order > ? OR \(MovieSelection.points) >= ?)", .integer(order),
      .integer(score.halfStars))
  }

  private mutating func add(highest grade: Assessment) {
    let order = grade.rating.rawValue
    add("rating_order BETWEEN ? AND ?", .integer(Rating.terrible.rawValue), .integer(order))
    guard case .score(let score) = grade else { return }
    add(
      "(rating_order < ? OR \(MovieSelection.points) <= ?)", .integer(order),
      .integer(score.halfStars))
  }

  private mutating func add(_ word: SearchWord) {
    if !word.folded.isEmpty {
      add("instr(title_key, ?)", .text(word.folded))
    } else if !word.typed.isEmpty {
      // A word without letters and digits, such as "???", is looked for as it stands.
      add("instr(title, ?)", .text(word.typed))
    }
  }

  private mutating func add(_ viewing: Viewing) {
    if let date = viewing.date {
      conditions.append(
        "number IN (SELECT movie FROM viewing WHERE \(PartialDate.containment))")
      values += date.containmentValues
    } else {
      add("number IN (SELECT movie FROM viewing WHERE date IS NULL)")
    }
  }

  /// The statement that selects these columns of the movies, in order.
  func sql(columns: String) -> String {
    guard let limit else { return "SELECT \(columns) FROM \(rest) ORDER BY \(terms)" }
    // The rows themselves are looked up for no more movies than are asked for.
    return """
      SELECT \(columns) FROM movie WHERE number IN
        (SELECT number FROM \(rest) ORDER BY \(terms) LIMIT \(limit))
      ORDER BY \(order.terms(number: "number"))
      """
  }

  /// The statement that selects these columns of all movies, with what is to follow the conditions.
  func sql(columns: String, rest clauses: String) -> String {
    "SELECT \(columns) FROM \(rest) \(clauses)"
  }

  /// The statement that counts the movies.
  var countSQL: String {
    guard let limit else { return "SELECT count(*) FROM \(rest)" }
    return "SELECT count(*) FROM (SELECT 1 FROM \(rest) LIMIT \(limit))"
  }

  /// The statement that selects the number of the movie in a place, its last parameter, counted from
  /// zero in whatever order the movies are found.
  var placeSQL: String { "SELECT number FROM \(rest) LIMIT 1 OFFSET ?" }

  private var rest: String {
    conditions.isEmpty ? source : source + " WHERE " + conditions[...].joined(by: "AND")
  }

  private var terms: String {
    order.terms(number: isIndexed ? "title_trigram.rowid" : "number")
  }

  private var source: String {
    // CROSS JOIN has SQLite go through the trigrams first, whose titles come by number.
    isIndexed ? "title_trigram CROSS JOIN movie ON number = title_trigram.rowid" : "movie"
  }
}

extension ArraySlice<String> {
  /// Conditions as one. SQLite takes expressions that are nested a thousand deep, and a chain of
  /// conditions is nested as deep as it is long: https://www.sqlite.org/limits.html#max_expr_depth
  fileprivate func joined(by operation: String) -> String {
    guard count > 8 else { return joined(separator: " \(operation) ") }
    let middle = startIndex + count / 2
    let halves = [self[..<middle], self[middle...]].map { "(" + $0.joined(by: operation) + ")" }
    return halves.joined(separator: " \(operation) ")
  }
}

extension PartialDate {
  /// The condition that a date is a given one, or within it.
  static let containment = "date BETWEEN ? AND ?"

  /// The values of the condition: "2024", and what comes after all that begins with "2024-".
  var containmentValues: [SQLiteValue] { [.text(description), .text(description + "-~")] }
}

/// An order with its direction.
private struct SortOrder {
  let key: MovieQuery.Order
  let isReversed: Bool

  /// The terms of ORDER BY, with the column that has the movies' numbers.
  func terms(number: String) -> String {
    let direction = isReversed ? " DESC" : ""
    return switch key {
    case .number: number + direction
    case .title: "title_key\(direction), \(number)"
    case .year: "year\(direction) NULLS LAST, \(number)"
    case .rating: "rating_order\(direction), score\(direction) NULLS LAST, \(number)"
    case .seen: "seen\(direction) NULLS LAST, \(number)"
    case .added: "added\(direction), \(number)"
    }
  }
}
