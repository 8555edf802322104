/// The trigrams of a folded text, by which the titles that hold it, or are like it, are found in the
/// table `title_trigram`.
///
/// A trigram is three Unicode scalars in a row, spaces among them:
/// https://www.sqlite.org/fts5.html#the_trigram_tokenizer
struct TitleTrigrams {
  /// Each trigram once, in the order of the text.
  let all: [String]

  /// The trigrams within a text; none if it is shorter than three scalars.
  init(within text: String) {
    let scalars = text.unicodeScalars.map(\.asIndexed)
    // Texts would be compared as people read them, and scalars are what counts here.
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    all = scalars.indices.dropLast(2).compactMap { start in
      let trigram = scalars[start..<start + 3]
      guard seen.insert(trigram).inserted else { return nil }
      return String(String.UnicodeScalarView(trigram))
    }
  }

  /// The trigrams that the table has of a title with this key.
  init(ofTitleKey key: String) {
    self.init(within: TitleTrigrams.padding + key + TitleTrigrams.padding)
  }

  private static let padding = "  "
}

extension TitleTrigrams {
  /// The statement that brings the titles of some rows of `movie` into the table, what is to follow FROM
  /// included.
  static func indexing(_ rows: String) -> String {
    "INSERT INTO title_trigram (rowid, key) SELECT number, \(paddedKey) FROM \(rows)"
  }

  /// The statement that takes the titles of some rows of `movie` out of the table. It must come before
  /// they change: "the values supplied must match the current contents".
  /// https://www.sqlite.org/fts5.html#the_delete_command
  static func unindexing(_ rows: String) -> String {
    """
    INSERT INTO title_trigram (title_trigram, rowid, key)
      SELECT 'delete', number, \(paddedKey) FROM \(rows)
    """
  }

  private static let paddedKey = "'\(padding)' || title_key || '\(padding)'"

  /// The statement that brings one title into the table; its parameters are the number and the key.
  static let insertion =
    "INSERT INTO title_trigram (rowid, key) VALUES (?, '\(padding)' || ? || '\(padding)')"
}

extension Unicode.Scalar {
  /// The scalar as SQLite reads it: U+FFFE and U+FFFF, which are no characters, as the one that replaces
  /// what can't be read.
  fileprivate var asIndexed: Unicode.Scalar { value & ~1 == 0xFFFE ? "\u{FFFD}" : self }
}

extension String {
  /// The text as a string of a full-text query.
  var quotedForMatch: String {
    "\""
      + utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
  }
}
