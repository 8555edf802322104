#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A moment to the second, in UTC.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in UTC.
  public let secondsSince1970: Int

  /// The moment this many seconds after the beginning of 1970 in UTC.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }
}

extension Timestamp {
  /// The moments that can be written with a year of four digits, from the year 1 to 9999.
  static let range =
    Timestamp(
      secondsSince1970: -62_135_596_800)...Timestamp(
      secondsSince1970: 253_402_300_799)

  /// Takes the seconds of a moment that was stored; `nil` for one out of range.
  init?(stored seconds: Int) {
    self.init(secondsSince1970: seconds)
    guard Timestamp.range.contains(self) else { return nil }
  }
}

extension Timestamp: Comparable {
  /// Orders moments from the earliest to the latest.
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    one.secondsSince1970 < other.secondsSince1970
  }
}

extension Timestamp {
  /// The moment as the clocks of the local time zone showed it, such as `2026-11-30 00:36`.
  public var localDescription: String {
    var seconds = time_t(secondsSince1970)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Timestamp.text(of: parts, beforeTime: " ").text
  }

  /// The parts of a moment to the minute.
  private static func text(of parts: tm, beforeTime separator: Unicode.Scalar) -> DecimalText {
    var text = DecimalText()
    text.append(Int(parts.tm_year) + 1900, digits: 4)
    text.append("-", Int(parts.tm_mon) + 1)
    text.append("-", Int(parts.tm_mday))
    text.append(separator, Int(parts.tm_hour))
    text.append(":", Int(parts.tm_min))
    return text
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment in the form of RFC 3339, such as `2026-11-29T23:36:00Z`.
  public var description: String {
    var seconds = time_t(secondsSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = Timestamp.text(of: parts, beforeTime: "T")
    text.append(":", Int(parts.tm_sec))
    text.append("Z")
    return text.text
  }
}
