/// What is to be known of a text file before it is read.
struct TextSurvey: Equatable {
  /// How its characters are written.
  let encoding: TextEncoding

  /// Whether quotes in quoted cells are written with a backslash before them.
  let hasBackslashQuotes: Bool
}

extension TextSurvey {
  /// Reads a file once.
  ///
  /// - Throws: `ImportError` when it is empty, or no text.
  init(of entry: ImportEntry) throws {
    let stream = try entry.open()
    let first = try stream.beginning(4)
    guard !first.isEmpty else { throw ImportError.badFile(entry.name, .empty) }
    let mark = TextEncoding(markOf: first)
    var scan = Scan()
    var text = ByteStream(first, then: stream)
    if let mark, mark != .utf8 { text = mark.decoded(text) }
    while case let piece = try text.next(), !piece.isEmpty {
      scan.take(piece)
      if scan.foundNUL { throw ImportError.badFile(entry.name, .nulByte(line: scan.line)) }
    }
    if mark == nil, let encoding = scan.foreignEncoding {
      throw ImportError.badFile(entry.name, .encoded(encoding))
    }
    encoding = mark ?? (scan.isUTF8 ? .utf8 : .windows1252)
    if mark == .utf8, !scan.isUTF8 { throw ImportError.badFile(entry.name, .notUTF8) }
    hasBackslashQuotes = scan.hasBackslashQuotes
  }
}

/// One pass over the bytes of a text.
private struct Scan {
  private(set) var line = 1
  private(set) var foundNUL = false
  private(set) var hasBackslashQuotes = false
  private var validator = UTF8Validator()
  private var encodings = EncodingSurvey()
  private var last: UInt8 = 0
  private var afterBackslashQuote = false

  var isUTF8: Bool { validator.isValid && !validator.isWithinCharacter }

  /// The encoding of East Asia that it is in, where it is surely in one.
  var foreignEncoding: ForeignEncoding? { isUTF8 ? nil : encodings.verdict }

  mutating func take(_ bytes: [UInt8]) {
    encodings.take(bytes)
    for byte in bytes {
      validator.take(byte)
      // A writer that doubles quotes never has a backslash, a quote and then an ordinary character.
      if afterBackslashQuote, !byte.mayFollowClosingQuote { hasBackslashQuotes = true }
      afterBackslashQuote = byte == UInt8(ascii: "\"") && last == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") {
        line += 1
      }
      last = byte
      if byte == 0 {
        foundNUL = true
        return
      }
    }
  }
}

extension UInt8 {
  /// Whether a quote before this one may be the end of a cell, or the first of two.
  fileprivate var mayFollowClosingQuote: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D, UInt8(ascii: "\""): true
    default: false
    }
  }
}

/// Tells UTF-8 from other bytes, as the table 3-7 of the Unicode standard has it.
struct UTF8Validator {
  /// Whether nothing was wrong so far.
  private(set) var isValid = true

  private var expected = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether more bytes must follow.
  var isWithinCharacter: Bool { expected > 0 }

  /// Goes on with a byte.
  mutating func take(_ byte: UInt8) {
    if expected == 0 {
      if byte >= 0x80 { begin(byte) }
    } else {
      if !range.contains(byte) { isValid = false }
      expected -= 1
      range = 0x80...0xBF
    }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: expected = 1
    case 0xE0...0xEF: expected = 2
    case 0xF0...0xF4: expected = 3
    default: isValid = false
    }
    switch byte {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: range = 0x80...0xBF
    }
  }
}
