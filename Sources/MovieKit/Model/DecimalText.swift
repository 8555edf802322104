/// A text of numbers with a fixed count of digits, as dates and times are written.
struct DecimalText {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension DecimalText {
  /// Appends a character of ASCII.
  mutating func append(_ separator: Unicode.Scalar) {
    bytes.append(UInt8(ascii: separator))
  }

  /// Appends the last digits of a number, zeros before them where it has fewer.
  mutating func append(_ number: Int, digits: Int) {
    var place = (1..<digits).reduce(1) { place, _ in place * 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  /// Appends a separator and a number of two digits.
  mutating func append(_ separator: Unicode.Scalar, _ number: Int) {
    append(separator)
    append(number, digits: 2)
  }
}
