/// A command line as bash hands it over, split into words: quotes and backslashes are taken away,
/// redirections are left out.
struct BashLine: Equatable {
  /// The words before the one at the cursor, without the program's name.
  private(set) var before: [String] = []

  /// The word at the cursor, up to it.
  private(set) var word = ""

  /// The word at the cursor as it stands in the line.
  private(set) var rawWord = ""

  /// The words after it.
  private(set) var after: [String] = []

  /// The quote that is open at the cursor.
  private(set) var quote: ShellQuote?

  /// Whether bash itself takes quotes otherwise while it completes, so that nothing can be offered.
  private(set) var isMisread = false

  /// Whether the word at the cursor is where a redirection goes.
  private(set) var isRedirection = false

  init(before: String, after: String = "") {
    let start = BashSplitter(before)
    self.before = Array(start.words.drop(while: \.isAssignment).dropFirst())
    word = String(decoding: start.word ?? [], as: UTF8.self)
    rawWord = start.word == nil ? "" : String(decoding: start.bytes[start.start...], as: UTF8.self)
    quote = start.quote
    isMisread = start.isMisread
    isRedirection = start.isRedirection
    let whole = BashSplitter(before + after, cursor: before.utf8.count)
    let last = whole.isRedirection ? nil : whole.word
    let words = whole.words + (last.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
    let isWord = start.word != nil && !start.isRedirection
    let position = start.words.count + (isWord ? 1 : 0)
    self.after = Array(words.dropFirst(position))
  }
}

/// A quote of the shell that is open.
enum ShellQuote {
  case single
  case double
  /// The form `$'…'`, in which a backslash escapes.
  case escaping

  /// The character that ends it.
  var mark: UInt8 { self == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'") }

  /// What of the characters after a backslash it takes from it.
  fileprivate var escapable: [UInt8] {
    switch self {
    case .single: []
    case .double: Array("$`\"\\".utf8)
    case .escaping: Array("'\"\\?".utf8)
    }
  }
}

/// Goes through a line as the shell does.
private struct BashSplitter {
  let bytes: [UInt8]
  private(set) var words: [String] = []

  /// The bytes of the word that the line ends in; `nil` between words.
  private(set) var word: [UInt8]?

  /// Where that word begins.
  private(set) var start = 0
  private(set) var quote: ShellQuote?
  private(set) var isRedirection = false

  /// Whether a `\'` stood in `$'…'`, which for the completion of bash ends the quote.
  private(set) var isMisread = false
  private var place = 0

  /// Splits a line; a command that ends before the cursor is forgotten, and with one that ends after
  /// it the line ends.
  init(_ line: String, cursor: Int = .max) {
    bytes = Array(line.utf8)
    while place < bytes.count {
      let byte = bytes[place]
      if quote == nil, place >= cursor, BashSplitter.separators.contains(byte) { break }
      place += 1
      if quote != nil { takeQuoted(byte) } else { takePlain(byte) }
    }
  }

  private static let separators = Array(";|&()`\n".utf8)

  private mutating func append(_ byte: UInt8) {
    if word == nil { start = place - 1 }
    word = (word ?? []) + [byte]
  }

  private mutating func beginWord() {
    if word == nil { (word, start) = ([], place - 1) }
  }

  private mutating func endWord() {
    if let word {
      if isRedirection {
        isRedirection = false
      } else {
        words.append(String(decoding: word, as: UTF8.self))
      }
    }
    word = nil
  }

  private mutating func takeQuoted(_ byte: UInt8) {
    if byte == quote?.mark {
      quote = nil
    } else if byte == UInt8(ascii: "\\"), place < bytes.count,
      quote?.escapable.contains(bytes[place]) == true
    {
      if quote == .escaping, bytes[place] == quote?.mark { isMisread = true }
      append(bytes[place])
      place += 1
    } else {
      append(byte)
    }
  }

  private mutating func takePlain(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"):
      beginWord()
      guard place < bytes.count else { return }
      append(bytes[place])
      place += 1
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      beginWord()
      quote = byte == ShellQuote.double.mark ? .double : .single
    case UInt8(ascii: "$") where place < bytes.count && "'\"".utf8.contains(bytes[place]):
      beginWord()
      quote = bytes[place] == ShellQuote.double.mark ? .double : .escaping
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): endWord()
    case UInt8(ascii: "<"), UInt8(ascii: ">"): takeRedirection()
    case _ where BashSplitter.separators.contains(byte):
      endWord()
      words = []
    default: append(byte)
    }
  }

  private mutating func takeRedirection() {
    // The number of a stream before the sign is no word.
    if let digits = word, digits.allSatisfy({ 0x30...0x39 ~= $0 }) { word = nil }
    endWord()
    isRedirection = true
    while place < bytes.count, "<>&|".utf8.contains(bytes[place]) { place += 1 }
  }
}

extension String {
  /// Whether it sets a variable, as before a command.
  fileprivate var isAssignment: Bool {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")), sign > startIndex else { return false }
    return self[..<sign].utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
  }
}
