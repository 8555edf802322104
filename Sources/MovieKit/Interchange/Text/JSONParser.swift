/// Reads JSON, RFC 8259, out of UTF-8.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The text is no JSON.
  struct Malformed: Error, Hashable {}

  /// How deep values may be nested.
  private static let depthLimit = 64

  /// The most bytes of a key that may be asked for.
  private static let keyLimit = 512

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a text that is one value.
  ///
  /// - Throws: `Malformed`.
  static func value(of bytes: [UInt8]) throws(Malformed) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw Malformed() }
    return value
  }
}

extension JSONParser {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { position += 1 }
  }

  /// Takes this byte, after white space, if it is the next one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func require(_ character: Unicode.Scalar) throws(Malformed) {
    guard take(character) else { throw Malformed() }
  }

  private mutating func value() throws(Malformed) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return .object(try nested { parser throws(Malformed) in try parser.members() })
    case UInt8(ascii: "["):
      return .array(try nested { parser throws(Malformed) in try parser.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Result>(
    _ body: (inout JSONParser) throws(Malformed) -> Result
  ) throws(Malformed) -> Result {
    depth += 1
    guard depth <= JSONParser.depthLimit else { throw Malformed() }
    position += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func members() throws(Malformed) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if take("}") { return members }
    repeat {
      skipSpace()
      let key = try string()
      try require(":")
      let value = try value()
      if key.utf8.count <= JSONParser.keyLimit { members[key] = value }
    } while take(",")
    try require("}")
    return members
  }

  private mutating func elements() throws(Malformed) -> [JSONValue] {
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    try require("]")
    return elements
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Malformed) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw Malformed() }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Malformed) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    try digits()
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Malformed) {
    let start = position
    while let byte = next, 0x30...0x39 ~= byte { position += 1 }
    guard position > start else { throw Malformed() }
  }
}

extension JSONParser {
  private mutating func string() throws(Malformed) -> String {
    guard next == UInt8(ascii: "\"") else { throw Malformed() }
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw Malformed()
      default: text.append(byte)
      }
    }
    throw Malformed()
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]

  private mutating func escape(into text: inout [UInt8]) throws(Malformed) {
    guard let letter = next else { throw Malformed() }
    position += 1
    if let byte = JSONParser.escapes[letter] {
      text.append(byte)
    } else if letter == UInt8(ascii: "u") {
      text += String(decoding: try unicodeUnits(), as: UTF16.self).utf8
    } else {
      throw Malformed()
    }
  }

  /// The unit after `\u`, and a second one where the two are halves of one character.
  private mutating func unicodeUnits() throws(Malformed) -> [UInt16] {
    let first = try unicodeUnit()
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) else {
      return [first]
    }
    let mark = position
    position += 2
    let second = try unicodeUnit()
    if UTF16.isTrailSurrogate(second) { return [first, second] }
    position = mark
    return [first]
  }

  private mutating func unicodeUnit() throws(Malformed) -> UInt16 {
    guard position + 4 <= bytes.count else { throw Malformed() }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    guard !digits.hasPrefix("+"), !digits.hasPrefix("-"), let unit = UInt16(digits, radix: 16)
    else { throw Malformed() }
    position += 4
    return unit
  }
}
