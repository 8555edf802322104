/// What keeps a text from being a title, a tag or a note.
public enum TextProblem: Error, Hashable, Sendable {
  /// Nothing is left of it without the white space around it.
  case blank
  /// It has more than this many characters, as a person counts them.
  case tooLong(limit: Int)
  /// It takes more than this many bytes of UTF-8.
  case tooManyBytes(limit: Int)
  /// It holds a control character, or a separator, that has no place in it.
  case forbidden(Unicode.Scalar)
}

extension StringProtocol {
  /// The text without the white space and the byte order marks at both of its ends.
  package var trimmed: String {
    // A letter or sign of ASCII at both ends is a character that needs no look into Unicode's tables.
    if let first = utf8.first, let last = unicodeScalars.last, 0x21...0x7E ~= first,
      0x21...0x7E ~= last.value
    {
      return String(self)
    }
    // Scalars, for a combining mark after a space belongs to the text.
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}

extension String {
  /// Throws unless the text has at most so many characters and bytes: a character may have any number
  /// of marks.
  ///
  /// - Throws: `TextProblem`.
  func requireLength(atMost limit: Int, bytes: Int) throws(TextProblem) {
    // A character takes at least one byte, so that short texts need no counting of graphemes.
    guard utf8.count <= limit || count <= limit else { throw .tooLong(limit: limit) }
    guard utf8.count <= bytes else { throw .tooManyBytes(limit: bytes) }
  }

  /// Throws if the text holds a control character but those allowed, or a line separator.
  ///
  /// - Throws: `TextProblem.forbidden`.
  func requirePrintable(allowing allowed: Set<Unicode.Scalar> = []) throws(TextProblem) {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return
    }
    for scalar in unicodeScalars where scalar.isControlOrSeparator && !allowed.contains(scalar) {
      throw .forbidden(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is white space, or the mark that stands at the beginning of some files.
  fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{FEFF}" }

  /// Whether this is a C0 or C1 control, DEL, or a line or paragraph separator.
  var isControlOrSeparator: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }
}

extension Int {
  /// The number written by one to eighteen ASCII digits; `nil` for any other text.
  init?(digits text: some StringProtocol) {
    guard 1...18 ~= text.utf8.count else { return nil }
    var number = 0
    for byte in text.utf8 {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    self = number
  }
}
