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
    let scalars = Array(text.unicodeScalars)
    // Texts would be compared as people read them, and scalars are what counts here.
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    all = scalars.indices.dropLast(2).compactMap { start in
      let trigram = scalars[start..<start + 3]
      guard seen.insert(trigram).inserted else { return nil }
      return String(String.UnicodeScalarView(trigram))
    }
  }

  /// The trigrams that the table has of a title with this key.
  init(ofTitleKey key: String) { self.init(within: "  " + key + "  ") }
}

extension String {
  /// The text as a string of a full-text query.
  var quotedForMatch: String {
    "\""
      + utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
  }
}
