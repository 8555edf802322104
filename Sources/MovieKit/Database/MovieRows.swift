extension MovieSummary {
  /// The columns that a summary is read from, in this order.
  static let columns = "number, title, year, rating, score, seen"

  /// Reads a row of `columns`.
  ///
  /// - Throws: `Damage`.
  init(row: borrowing Statement) throws {
    let number = row.integer(at: 0)
    guard Movie.numbers.contains(number) else {
      throw Damage(.malformed(number: number, column: "number"))
    }
    self.init(
      number: number,
      title: try row.required(1, "title", of: number) { Title(stored: $0) },
      year: try row.optionalInteger(at: 2).map { year in
        try Year(year).orMalformed("year", of: number)
      },
      rating: try row.required(3, "rating", of: number) { Rating(word: $0) },
      score: try row.optionalInteger(at: 4).map { score in
        try Score(halfStars: score).orMalformed("score", of: number)
      },
      lastSeen: try row.text(at: 5).map { date in
        try PartialDate(date).orMalformed("seen", of: number)
      })
  }
}

extension Movie {
  /// The columns that a movie is read from, in this order: those of its summary, then the others.
  static let columns = """
    \(MovieSummary.columns), id, note, imdb, added, changed, \
    (SELECT group_concat(name) FROM tag WHERE tag.movie = number), \
    (SELECT group_concat(ifnull(date, '')) FROM viewing WHERE viewing.movie = number)
    """

  /// Reads a row of `columns`.
  ///
  /// - Throws: `Damage`.
  init(row: borrowing Statement) throws {
    let summary = try MovieSummary(row: row)
    let number = summary.number
    self.init(
      id: try row.bytes(at: 6) { try MovieID(bytes: $0).orMalformed("id", of: number) },
      number: number, title: summary.title, year: summary.year, rating: summary.rating,
      score: summary.score,
      tags: row.list(at: 11).map { Tag(stored: $0) }.sorted(),
      note: row.text(at: 7).map { Note(stored: $0) },
      imdb: try row.text(at: 8).map { try IMDbID(parsing: $0).orMalformed("imdb", of: number) },
      viewings: try row.list(at: 12).map { try Viewing(stored: $0, of: number) }.sorted(),
      added: try Timestamp(stored: row.integer(at: 9)).orMalformed("added", of: number),
      changed: try Timestamp(stored: row.integer(at: 10)).orMalformed("changed", of: number))
  }
}

extension Viewing {
  /// Reads a date, an empty one if it is unknown.
  fileprivate init(stored date: String, of number: Int) throws {
    if date.isEmpty {
      self = .unknown
    } else {
      self.init(try PartialDate(date).orMalformed("viewing", of: number))
    }
  }
}

extension Statement {
  /// The texts that are joined by commas; none for NULL. Bytes are split, not characters: a text may
  /// begin with a combining mark, which would make one character with the comma.
  func list(at column: Int32) -> [String] {
    guard let text = text(at: column) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  fileprivate func required<Value>(
    _ column: Int32, _ name: String, of number: Int, _ read: (String) -> Value?
  ) throws -> Value {
    try text(at: column).flatMap(read).orMalformed(name, of: number)
  }
}

extension Optional {
  fileprivate func orMalformed(_ column: String, of number: Int) throws -> Wrapped {
    guard let self else { throw Damage(.malformed(number: number, column: column)) }
    return self
  }
}

extension MovieID {
  /// Reads the sixteen bytes of an identifier; `nil` for any other number of bytes.
  fileprivate init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init(
      high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  /// The sixteen bytes of the identifier.
  var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - $0 * 8)) } }
  }
}
