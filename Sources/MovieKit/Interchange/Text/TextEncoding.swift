/// How the characters of a file are written.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case windows1252
}

extension TextEncoding {
  /// The encoding that the mark at the beginning of a file tells; `nil` where there is none.
  init?(markOf bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else {
      return nil
    }
  }

  /// The stream as UTF-8, without the mark at its beginning.
  func decoded(_ stream: ByteStream) -> ByteStream {
    var decoder = PieceDecoder(encoding: self)
    return ByteStream {
      while case let piece = try stream.next(), !piece.isEmpty {
        let text = decoder.decode(piece)
        if !text.isEmpty { return text }
      }
      return decoder.finish()
    }
  }
}

/// Makes UTF-8 of the pieces of a file.
private struct PieceDecoder {
  let encoding: TextEncoding
  private var isAtBeginning = true
  private var held: [UInt8] = []

  init(encoding: TextEncoding) {
    self.encoding = encoding
  }

  mutating func decode(_ piece: [UInt8]) -> [UInt8] {
    var bytes = held.isEmpty ? piece : held + piece
    held = []
    if isAtBeginning, !skipMark(&bytes) { return [] }
    switch encoding {
    case .utf8: return bytes
    case .windows1252: return Windows1252.decoded(bytes)
    case .utf16(let isBigEndian): return decode(utf16: bytes, isBigEndian)
    }
  }

  /// What is left at the end, where the file ends within a character.
  mutating func finish() -> [UInt8] {
    defer { held = [] }
    return held.isEmpty ? [] : Array("\u{FFFD}".utf8)
  }

  /// Takes the mark away; returns whether there are enough bytes to tell.
  private mutating func skipMark(_ bytes: inout [UInt8]) -> Bool {
    guard bytes.count >= 3 || encoding != .utf8 else {
      held = bytes
      return false
    }
    isAtBeginning = false
    if TextEncoding(markOf: bytes) == encoding { bytes.removeFirst(encoding == .utf8 ? 3 : 2) }
    return true
  }

  private mutating func decode(utf16 bytes: [UInt8], _ isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? one << 8 | two : two << 8 | one)
    }
    held = Array(bytes[(units.count * 2)...])
    if let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      held = Array(bytes[(units.count * 2)...])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// Windows code page 1252: https://encoding.spec.whatwg.org/#windows-1252
private enum Windows1252 {
  private static let special: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += utf8[Int(byte)] }
    }
    return text
  }

  /// The UTF-8 of each of the 256 bytes.
  static let utf8: [[UInt8]] = (0..<256).map { (byte: UInt32) in
    let value = 0x80...0x9F ~= byte ? special[Int(byte - 0x80)] : byte
    return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
  }
}
