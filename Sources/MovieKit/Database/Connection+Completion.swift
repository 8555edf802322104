extension Connection {
  /// The movies whose references begin like a text, by number after `@`, else by folded title.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func movies(beginning text: String, limit: Int) throws -> [MovieMatch] {
    if let digits = text.digitsOfNumber {
      return try movies(numbered: digits, limit: limit)
        .map { MovieMatch(movie: $0, form: .number) }
    }
    var matches: [MovieMatch] = []
    if let (title, digits) = text.splitFromBegunYear {
      matches = try summaries(titled: title).filter { $0.hasYear(beginning: digits) }
        .sorted { ($0.year?.number ?? 0, $0.number) < ($1.year?.number ?? 0, $1.number) }
        .map { MovieMatch(movie: $0, form: .titleAndYear) }
    }
    let known = Set(matches.map(\.movie.number))
    let others = try movies(titled: text, limit: limit).filter { movie in
      !known.contains(movie.number)
        // Beside a year, a title that goes on otherwise has to go on from the same letters.
        && (known.isEmpty || movie.title.text.lowercased().hasPrefix(text.lowercased()))
    }
    return matches + others.map { MovieMatch(movie: $0, form: .title) }
  }

  /// The movies whose titles begin like a text, and if there are more than the limit, the last.
  private func movies(titled text: String, limit: Int) throws -> [MovieSummary] {
    let (condition, values) = try titleCondition(text)
    let rows = "SELECT \(MovieSummary.columns) FROM movie WHERE \(condition)"
    let first = try summaries(
      rows + " ORDER BY title_key, year, number LIMIT \(limit + 1)", values)
    guard first.count > limit else { return first }
    return try first.prefix(limit)
      + summaries(rows + " ORDER BY title_key DESC, year DESC LIMIT 1", values)
      .filter { last in first.prefix(limit).allSatisfy { $0.number != last.number } }
  }

  private func titleCondition(_ text: String) throws -> (String, [SQLiteValue]) {
    let key = try titleFolder.get().words(in: text)
    guard !key.isEmpty || text.trimmed.isEmpty else {
      // Without letters and digits there is no word to look up: the text counts as it stands.
      let count = text.unicodeScalars.count
      return ("substr(title, 1, \(count)) = ?", [.text(text)])
    }
    // After the end of a word only a space can follow, and after a space comes "!".
    let isWhole = try !key.isEmpty && titleFolder.get().words(in: text + "x") == key + " x"
    return (
      "title_key >= ? AND title_key < ?", [.text(key), .text(key + (isWhole ? "!" : "\u{10FFFF}"))]
    )
  }

  /// The movies whose numbers begin with digits, and if there are more than the limit, the first for
  /// each digit that can follow.
  private func movies(numbered digits: String, limit: Int) throws -> [MovieSummary] {
    let first = try summaries(numbered: digits, limit: limit + 1)
    guard first.count > limit else { return first }
    let others = try (0...9).flatMap { try summaries(numbered: digits + String($0), limit: 1) }
    let shown = first.prefix(limit)
    return shown + others.filter { other in shown.allSatisfy { $0.number != other.number } }
  }

  private func summaries(numbered digits: String, limit: Int) throws -> [MovieSummary] {
    guard digits.utf8.first != UInt8(ascii: "0"),
      let last = try integer("SELECT max(number) FROM movie")
    else { return [] }
    var (movies, scale) = ([MovieSummary](), 1)
    while movies.count < limit, let range = digits.numbers(scale: scale), range.lowerBound <= last {
      movies += try summaries(
        """
        SELECT \(MovieSummary.columns) FROM movie WHERE number BETWEEN ? AND ?
        ORDER BY number LIMIT \(limit - movies.count)
        """, [.integer(range.lowerBound), .integer(range.upperBound)])
      scale *= 10
    }
    return movies
  }
}

extension MovieSummary {
  fileprivate func hasYear(beginning digits: String) -> Bool {
    year.map { $0.description.hasPrefix(digits) } ?? false
  }
}

extension String {
  /// The digits behind `@`, if there is nothing else.
  fileprivate var digitsOfNumber: String? {
    guard utf8.first == UInt8(ascii: "@"), utf8.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return String(dropFirst())
  }

  /// Splits `Heat (19` into the title and the digits of the year, of which there may be none.
  fileprivate var splitFromBegunYear: (title: String, digits: String)? {
    guard let open = utf8.lastIndex(of: UInt8(ascii: "(")), open > startIndex,
      self[..<open].last?.isWhitespace == true
    else { return nil }
    let title = self[..<open].trimmed
    var digits = self[index(after: open)...]
    if digits.utf8.count == 5, digits.hasSuffix(")") { digits.removeLast() }
    guard !title.isEmpty, digits.utf8.count <= 4, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    return (title, String(digits))
  }

  /// The numbers that begin with these digits, and have as many more as the scale has zeros; those
  /// of the scale's length themselves where there are no digits.
  fileprivate func numbers(scale: Int) -> ClosedRange<Int>? {
    if isEmpty { return scale...(scale * 10 - 1) }
    guard let start = Int(self) else { return nil }
    let (low, isTooHigh) = start.multipliedReportingOverflow(by: scale)
    let (high, isHighTooHigh) = low.addingReportingOverflow(scale - 1)
    return isTooHigh || isHighTooHigh ? nil : low...high
  }
}
