/// What may reach a terminal of a text that others wrote.
nonisolated extension String {
  /// The text with every control character and every bidirectional control spelled out, such as
  /// `<U+001B>`, so that it can neither move the cursor nor turn the text around it.
  var printable: String {
    guard utf8.contains(where: \.mayBeginControl),
      unicodeScalars.contains(where: \.isTerminalControl)
    else { return self }
    return replacingControls { "<U+\($0.hexadecimal)>" }
  }

  /// The text with some characters kept and all the others that a terminal obeys spelled out.
  func printable(keeping kept: Set<Unicode.Scalar>) -> String {
    replacingControls { kept.contains($0) ? String($0) : "<U+\($0.hexadecimal)>" }
  }

  /// The text as one line: `printable`, with a space for each tab or line end.
  var printableLine: String {
    guard utf8.contains(where: { $0 < 0x20 }) else { return printable }
    return String(map { $0.isNewline || $0 == "\t" ? " " : $0 }).printable
  }

  /// The text with another one for each control character and each bidirectional control.
  func replacingControls(_ replacement: (Unicode.Scalar) -> String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isTerminalControl {
        result.append(contentsOf: replacement(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

nonisolated extension UInt8 {
  fileprivate var mayBeginControl: Bool {
    self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether a terminal might obey this: C0, DEL, C1, and the controls of bidirectional text.
  var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number in at least four hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
