/// A text that is looked for in titles.
struct SearchWord {
  /// The text as it was typed.
  let typed: String

  /// Its folded words; empty where it has neither letters nor digits.
  let folded: String

  /// The full-text query which all titles with the folded words match, and perhaps others; `nil` where
  /// all titles have to be looked at.
  let match: String?
}

extension Connection {
  /// The most trigrams that are asked for at once.
  private static let trigramLimit = 64

  /// The texts as they are looked for in titles.
  ///
  /// - Throws: `SQLiteError`.
  func searchWords(_ texts: [String]) throws -> [SearchWord] {
    try texts.map { text in
      let folded = try titleFolder.get().words(in: text)
      return SearchWord(typed: text, folded: folded, match: try match(for: folded))
    }
  }

  private func match(for folded: String) throws -> String? {
    // Nearly every title has a given letter of ASCII: the first ones that are looked at will do.
    guard header.hasTitleTrigrams, folded.utf8.count > 1 else { return nil }
    let parts = TitleTrigrams(within: folded).all.prefix(Connection.trigramLimit)
    if !parts.isEmpty { return parts.map(\.quotedForMatch).joined(separator: " AND ") }
    let wholes = try trigrams(beginningWith: folded)
    guard wholes.count <= Connection.trigramLimit else { return nil }
    // No title has three spaces in a row.
    return wholes.isEmpty
      ? "\"   \"" : "(" + wholes.map(\.quotedForMatch).joined(separator: " OR ") + ")"
  }

  /// The trigrams of all titles that begin with one or two scalars. As titles are followed by two
  /// spaces, every place where these stand begins one.
  private func trigrams(beginningWith text: String) throws -> [String] {
    try openTrigramUse()
    let statement = try prepare(
      "SELECT term FROM temp.title_trigram_use WHERE term BETWEEN ? AND ?")
    try statement.bind([.text(text), .text(text + "\u{10FFFF}")])
    var trigrams: [String] = []
    while trigrams.count <= Connection.trigramLimit, try statement.step() {
      if let trigram = statement.text(at: 0) { trigrams.append(trigram) }
    }
    return trigrams
  }

  /// Makes the table that tells how many titles have a trigram, for as long as this connection is open.
  private func openTrigramUse() throws {
    try run(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.title_trigram_use
        USING fts5vocab(main, title_trigram, row)
      """)
  }
}

extension Connection {
  /// How many entries of the index are looked at to find titles that are like another, and how many
  /// titles are then compared with it letter by letter.
  private static let (entryLimit, likenessLimit) = (50_000, 1000)

  /// The movies whose title keys have most trigrams in common with a key, by their numbers.
  ///
  /// Whatever can be made of a key of three letters or more by errors in a quarter of its letters has a
  /// trigram in common with it: one error touches at most four of its trigrams, of which it has two
  /// more than letters. Only where there are very many titles are some left out.
  ///
  /// - Throws: `SQLiteError`.
  func numbersOfTitles(like key: String) throws -> [Int] {
    try openTrigramUse()
    var entries = Connection.entryLimit
    var shared: [Int: Int] = [:]
    for trigram in try rarestFirst(TitleTrigrams(ofTitleKey: key).all) where entries > 0 {
      let statement = try prepare(
        "SELECT rowid FROM title_trigram WHERE title_trigram MATCH ? LIMIT ?")
      try statement.bind([.text(trigram.quotedForMatch), .integer(entries)])
      while try statement.step() {
        shared[statement.integer(at: 0), default: 0] += 1
        entries -= 1
      }
    }
    return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Connection.likenessLimit).map(\.key)
  }

  private func rarestFirst(_ trigrams: [String]) throws -> [String] {
    try trigrams.prefix(Connection.trigramLimit).map { trigram in
      let count = try integer(
        "SELECT doc FROM temp.title_trigram_use WHERE term = ?", [.text(trigram)])
      return (count ?? 0, trigram)
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
