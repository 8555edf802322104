/// A folded title taken apart: its article, which may stand before or after it, and its name.
struct TitleParts: Hashable, Sendable {
  /// The article; empty where there is none.
  let article: Substring

  /// The words but for the article.
  let name: Substring

  /// Whether the article stands after the name, as in `matrix the`.
  let isArticleBehind: Bool

  /// Takes a folded title apart.
  init(key: String) {
    let space = UInt8(ascii: " ")
    if let end = key.utf8.firstIndex(of: space), key[..<end].isArticle {
      (article, name) = (key[..<end], key[key.utf8.index(after: end)...])
      isArticleBehind = false
    } else if let end = key.utf8.lastIndex(of: space),
      case let last = key[key.utf8.index(after: end)...], last.isArticle
    {
      (article, name) = (last, key[..<end])
      isArticleBehind = true
    } else {
      (article, name) = ("", key[...])
      isArticleBehind = false
    }
  }
}

extension TitleParts {
  /// The title with its article, if any, in front.
  var standard: String { article.isEmpty ? String(name) : "\(article) \(name)" }

  /// Whether a single wrong letter is more likely to be an error than to make another title, which takes an
  /// alphabet: one ideograph or syllable for another is another word.
  var isLong: Bool {
    name.unicodeScalars.count >= DuplicateReason.longTitle
      && !name.unicodeScalars.contains(where: \.isWordOrSyllable)
  }

  /// Whether the article may be none: a letter after the name tells things apart, as in "Plan A".
  var mayBeWithoutArticle: Bool { !isArticleBehind || article.utf8.count > 1 }

  /// The numbers in the title, by which the parts of a series are told apart: digits, Roman numerals,
  /// the numerals of other scripts, and what "first" and "second" are in Chinese and Japanese.
  var numerals: String {
    var numerals: [String] = []
    for word in name.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(word)
      let digits = word.isRomanNumeral ? String(word) : word.digits
      if !digits.isEmpty { numerals.append(digits) }
    }
    return numerals.joined(separator: " ")
  }

  /// Whether a number, or a letter that stands alone as in "Plan B", is another one.
  func hasOtherNumerals(than other: TitleParts) -> Bool {
    guard numerals == other.numerals else { return true }
    let (letters, otherLetters) = (letters, other.letters)
    return letters.count == otherLetters.count && letters != otherLetters
  }

  /// The words of one letter.
  private var letters: [Substring] {
    name.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      .filter { $0.unicodeScalars.count == 1 }
  }
}

extension Substring {
  /// The articles of the languages in which titles are filed under the word after it, folded.
  private static let articles: Set<String> = [
    // English, Dutch and the Scandinavian languages.
    "the", "a", "an", "de", "het", "een", "den", "det", "en", "ett", "et",
    // French, Spanish, Italian and Portuguese; "l" is what is left of "l'".
    "le", "la", "les", "l", "un", "une", "des", "el", "los", "las", "una", "lo", "il", "gli", "uno",
    "o", "os", "as", "um", "uma",
    // German.
    "der", "die", "das", "dem", "ein", "eine",
  ]

  fileprivate var isArticle: Bool {
    utf8.count <= 4 && Substring.articles.contains(String(self))
  }

  /// Whether the word is made of the letters of small Roman numerals only.
  fileprivate var isRomanNumeral: Bool { utf8.allSatisfy { "ivx".utf8.contains($0) } }

  fileprivate var digits: String {
    String(String.UnicodeScalarView(unicodeScalars.filter(\.isNumeral)))
  }
}

extension Unicode.Scalar {
  /// Whether this is a Chinese character, or a syllable of Japanese or Korean.
  fileprivate var isWordOrSyllable: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isIdeographic || 0x3040...0x30FF ~= value || 0xAC00...0xD7A3 ~= value
  }

  fileprivate var isNumeral: Bool {
    if isASCII { return 0x30...0x39 ~= value }
    return properties.numericType != nil || "上中下前後后".unicodeScalars.contains(self)
  }
}
