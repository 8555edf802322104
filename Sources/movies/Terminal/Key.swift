/// A key as a terminal sends it.
enum Key: Hashable {
  /// One character, or several that came together.
  case text(String)
  case enter
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case eraseLine
  case escape
  case interrupt
  case endOfInput
  case unknown
}

extension Key {
  /// The keys that some bytes from a terminal stand for.
  ///
  /// Bytes at the end that begin a UTF-8 character without ending it stay in `bytes`.
  static func read(from bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    var text: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte < 0x20 || byte == 0x7F else {
        text.append(byte)
        continue
      }
      keys += Key.text(of: &text)
      keys.append(byte == 0x1B ? Key.escapeSequence(&rest) : Key.control(byte))
      text.removeAll()
    }
    keys += Key.text(of: &text)
    bytes = text
    return keys
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x01: .home
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x15: .eraseLine
    default: .unknown
    }
  }

  /// Reads what follows an escape: nothing for the key itself, else a sequence as of an arrow key.
  private static func escapeSequence(_ rest: inout ArraySlice<UInt8>) -> Key {
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
      return .escape
    }
    rest = rest.dropFirst()
    var parameters: [UInt8] = []
    while let byte = rest.popFirst() {
      guard 0x40...0x7E ~= byte else {
        parameters.append(byte)
        continue
      }
      return named[String(decoding: parameters + [byte], as: UTF8.self)] ?? .unknown
    }
    return .unknown
  }

  private static let named: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "4~": .end, "3~": .delete,
  ]

  /// The characters of some text, if there are any; what is left of it is the beginning of one more.
  private static func text(of text: inout [UInt8]) -> [Key] {
    let whole = text.count - text.incompleteTail
    guard whole > 0 else { return [] }
    defer { text.removeFirst(whole) }
    return [.text(String(decoding: text.prefix(whole), as: UTF8.self))]
  }
}

nonisolated extension [UInt8] {
  /// How many bytes at the end begin a UTF-8 character without ending it, zero to three.
  fileprivate var incompleteTail: Int {
    for length in 1...3 where length <= count {
      let byte = self[count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }
}
