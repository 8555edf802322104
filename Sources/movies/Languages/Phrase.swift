import MovieKit

/// Words for people, in English as they stand in the source; another language takes their place when
/// they are written.
///
/// A literal is a phrase. What is put into it keeps its place in the key, so that other languages can
/// arrange it as they need: `"no movie matches \(title)"` has the key `no movie matches %1`.
nonisolated struct Phrase: Hashable, Sendable {
  /// The English words, with `%1`, `%2` … for what is put into them.
  let key: String

  fileprivate let arguments: [Argument]

  fileprivate enum Argument: Hashable {
    case text(String)
    case phrase(Phrase)
    case rating(Rating)
  }
}

nonisolated extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) { self.init(words: words) }

  init(stringInterpolation words: StringInterpolation) {
    (key, arguments) = (words.key, words.arguments)
  }

  /// Builds the key of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
      arguments.reserveCapacity(interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { key += literal }

    /// A text that is the same in every language.
    mutating func appendInterpolation(_ text: String) { append(.text(text)) }

    mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }

    /// Words within words.
    mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    /// The name of a rating.
    mutating func appendInterpolation(_ rating: Rating) { append(.rating(rating)) }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      key += "%" + String(arguments.count)
    }
  }
}

nonisolated extension Phrase {
  /// Words that are known only when the program runs, such as the system's; they stay as they are in
  /// languages that don't know them.
  init(words: String) {
    key = words
    arguments = []
  }

  /// So many movies.
  init(movies count: Int) { self = count == 1 ? "1 movie" : "\(count) movies" }

  /// So many viewings.
  init(viewings count: Int) { self = count == 1 ? "1 viewing" : "\(count) viewings" }

  /// Phrases one after the other, with another one between them.
  init(joining phrases: [Phrase], with separator: Phrase) {
    let parts = phrases.flatMap { [separator, $0] }.dropFirst()
    key = (1...max(1, parts.count)).prefix(parts.count).map { "%\($0)" }.joined()
    arguments = parts.map(Argument.phrase)
  }
}

nonisolated extension Phrase {
  /// The words in a language.
  func text(in language: Language) -> String {
    let pattern = language == .english ? key : language.translations[key] ?? key
    return arguments.isEmpty ? pattern : filling(pattern, in: language)
  }

  /// A pattern with the arguments in the places of `%1`, `%2` …; any other per cent sign is one.
  private func filling(_ pattern: String, in language: Language) -> String {
    var (text, rest) = ([UInt8](), Array(pattern.utf8)[...])
    while let byte = rest.popFirst() {
      let digits = byte == UInt8(ascii: "%") ? rest.prefix { 0x30...0x39 ~= $0 } : []
      let place = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard 1...arguments.count ~= place else {
        text.append(byte)
        continue
      }
      text += arguments[place - 1].text(in: language).utf8
      rest = rest.dropFirst(digits.count)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

nonisolated extension Phrase.Argument {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .text(let text): text
    case .phrase(let phrase): phrase.text(in: language)
    case .rating(let rating): rating.localizedName(in: language)
    }
  }
}

nonisolated extension Language {
  /// What stands for the keys of phrases; nothing for English, which the keys are.
  fileprivate var translations: [String: String] {
    switch self {
    case .english: [:]
    case .chinese: Chinese.texts
    }
  }
}
