/// A query as a SELECT statement, but for its columns.
struct MovieSelection {
  /// The values of its parameters, from the first on.
  private(set) var values: [SQLiteValue] = []

  private var conditions: [String] = []
  private let order: String
  private let limit: Int?

  /// Makes a selection of a query, with a folder that gives the folded words of a text.
  ///
  /// - Throws: what the folder throws.
  init(_ query: MovieQuery, folder: (String) throws -> String) rethrows {
    order = query.orderTerms
    limit = query.limit
    for word in query.words { try add(word: word, folded: folder(word)) }
    if !query.ratings.isEmpty {
      let ratings = query.ratings.map { String($0.rawValue) }.sorted()
      add("rating_order IN (\(ratings.joined(separator: ", ")))")
    }
    if let grade = query.lowestGrade { add("rating_order >= ?", .integer(grade.rawValue)) }
    if let grade = query.highestGrade {
      add(
        "rating_order BETWEEN ? AND ?", .integer(Rating.terrible.rawValue),
        .integer(grade.rawValue))
    }
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

  private mutating func add(word: String, folded: String) {
    if !folded.isEmpty {
      add("instr(title_key, ?)", .text(folded))
    } else if !word.isEmpty {
      // A word without letters and digits, such as "???", is looked for as it stands.
      add("instr(title, ?)", .text(word))
    }
  }

  private mutating func add(_ viewing: Viewing) {
    if let date = viewing.date?.description {
      // "2024" and all that begins with "2024-".
      add(
        "number IN (SELECT movie FROM viewing WHERE date BETWEEN ? AND ?)", .text(date),
        .text(date + "-~"))
    } else {
      add("number IN (SELECT movie FROM viewing WHERE date IS NULL)")
    }
  }

  /// The statement that selects these columns.
  func sql(columns: String, isOrdered: Bool = true) -> String {
    var sql = "SELECT \(columns) FROM movie"
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    if isOrdered { sql += " ORDER BY " + order }
    if let limit { sql += " LIMIT " + String(limit) }
    return sql
  }
}

extension MovieQuery {
  fileprivate var orderTerms: String {
    let direction = isReversed ? " DESC" : ""
    return switch order {
    case .number: "number" + direction
    case .title: "title_key\(direction), number"
    case .year: "year\(direction) NULLS LAST, number"
    case .rating: "rating_order\(direction), score\(direction) NULLS LAST, number"
    case .seen: "seen\(direction) NULLS LAST, number"
    case .added: "added\(direction), number"
    }
  }
}
