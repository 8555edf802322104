/// What makes a movie this very one, in this library and in every copy of it: a UUID of version 7.
public struct MovieID: Hashable, Sendable {
  /// The first eight bytes, the first of them highest.
  let high: UInt64

  /// The last eight bytes.
  let low: UInt64

  /// The identifier with these sixteen bytes.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new identifier, which sorts after those made a quarter of a microsecond before it or earlier.
  ///
  /// The layout is that of RFC 9562, section 5.7: 48 bits of milliseconds, then twelve bits for the
  /// fraction of the millisecond (section 6.2, method 3), then 62 random ones.
  public init(at nanosecondsSince1970: Int) {
    let (milliseconds, rest) = nanosecondsSince1970.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = UInt64(truncatingIfNeeded: rest * 4096 / 1_000_000)
    high = UInt64(truncatingIfNeeded: milliseconds) << 16 | 0x7000 | fraction & 0xFFF
    low = UInt64.random(in: 0...UInt64.max) & (1 << 62 - 1) | 1 << 63
  }
}

extension MovieID {
  /// Reads the 36 characters of a UUID in either case; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
      groups.allSatisfy({ $0.utf8.allSatisfy(\.isHexDigit) }),
      let high = UInt64(groups[0...2].joined(), radix: 16),
      let low = UInt64(groups[3...4].joined(), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x46 ~= self || 0x61...0x66 ~= self
  }
}

extension MovieID: CustomStringConvertible {
  /// The 36 characters of the UUID, in lower case.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for nibble in 0..<32 {
      if nibble % 4 == 0, 8...20 ~= nibble { text.append(UInt8(ascii: "-")) }
      let half = nibble < 16 ? high : low
      let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - nibble % 16 * 4)) & 0xF
      text.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
