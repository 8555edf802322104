/// An encoding of East Asia, which is told but not read: programs that know its tables are on every
/// system.
public enum ForeignEncoding: String, CaseIterable, Sendable {
  /// Simplified Chinese.
  case gbk = "GBK"
  /// Traditional Chinese.
  case big5 = "Big5"
  /// Japanese, as Windows writes it.
  case shiftJIS = "Shift-JIS"
  /// Japanese, as Unix systems wrote it.
  case eucJP = "EUC-JP"
  /// Korean.
  case eucKR = "EUC-KR"
}

extension ForeignEncoding {
  /// What `iconv` calls it. Of Shift-JIS that is the form of Windows, which leaves backslashes alone.
  public var iconvName: String { self == .shiftJIS ? "CP932" : rawValue.uppercased() }

  /// How likely a character is in ordinary text.
  enum Frequency {
    /// It is one that titles are full of.
    case common
    /// It is a syllable of Japanese, which nothing but Japanese is full of.
    case kana
    /// It is there, but seldom.
    case rare
    /// There is no such character.
    case none
  }

  /// Whether a byte begins a character of two bytes.
  func isLead(_ byte: UInt8) -> Bool {
    switch self {
    case .gbk: 0x81...0xFE ~= byte
    case .big5, .eucJP, .eucKR: 0xA1...0xFE ~= byte
    case .shiftJIS: 0x81...0x9F ~= byte || 0xE0...0xFC ~= byte
    }
  }

  /// Whether a byte of the upper half is a character by itself.
  func isWhole(_ byte: UInt8) -> Bool { self == .shiftJIS && 0xA1...0xDF ~= byte }

  /// How often the character of two bytes is met.
  ///
  /// Each of these encodings has the characters of everyday in rows of their own: GB 2312 from 0xB0,
  /// Big5 from 0xA4 by the number of strokes, KS X 1001 from 0xB0, JIS X 0208 from 0xB0 in EUC and
  /// from 0x88 in Shift-JIS.
  func frequency(_ lead: UInt8, _ trail: UInt8) -> Frequency {
    switch self {
    case .gbk:
      guard 0x40...0xFE ~= trail, trail != 0x7F else { return .none }
      guard trail >= 0xA1 else { return .rare }
      return 0xB0...0xD7 ~= lead || lead == 0xA1 || lead == 0xA3 ? .common : .rare
    case .big5:
      guard 0x40...0x7E ~= trail || 0xA1...0xFE ~= trail else { return .none }
      return 0xA4...0xBF ~= lead || lead == 0xA1 ? .common : .rare
    case .eucKR:
      guard 0xA1...0xFE ~= trail else { return .none }
      return 0xB0...0xC8 ~= lead ? .common : .rare
    case .eucJP:
      guard 0xA1...0xFE ~= trail else { return .none }
      if lead == 0xA4 && trail <= 0xF3 || lead == 0xA5 && trail <= 0xF6 { return .kana }
      return 0xB0...0xCF ~= lead || lead == 0xA1 || lead == 0xA3 ? .common : .rare
    case .shiftJIS:
      guard 0x40...0xFC ~= trail, trail != 0x7F else { return .none }
      if lead == 0x82 && 0x9F...0xF1 ~= trail || lead == 0x83 && 0x40...0x96 ~= trail {
        return .kana
      }
      return 0x88...0x97 ~= lead || 0x81...0x82 ~= lead ? .common : .rare
    }
  }
}
