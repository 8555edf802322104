extension Timestamp {
  /// Reads a moment in the form of RFC 3339, such as `2025-06-24T21:30:00.000Z`; parts of a second
  /// are left out.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, let day = PartialDate(bytes: bytes[..<10]),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let time = bytes[11..<19].secondsOfClock(hasSeconds: true)
    else { return nil }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") {
      zone = zone.dropFirst().drop { 0x30...0x39 ~= $0 }
    }
    guard let offset = zone.secondsFromUTC else { return nil }
    self.init(secondsSince1970: day.daysSince1970 * 86_400 + time - offset)
  }

  /// The day of it, in UTC.
  var day: PartialDate? { PartialDate(description.prefix(10)) }
}

extension PartialDate {
  /// Reads the ten bytes of a day such as `2025-06-24`.
  fileprivate init?(bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let year = bytes[start..<(start + 4)].decimal,
      let month = bytes[(start + 5)..<(start + 7)].decimal,
      let day = bytes[(start + 8)...].decimal
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension ArraySlice<UInt8> {
  /// The number that digits, and nothing but digits, make.
  fileprivate var decimal: Int? {
    var number = 0
    for byte in self {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  /// The seconds after midnight of a time such as `21:30:00`, or `21:30` without them.
  fileprivate func secondsOfClock(hasSeconds: Bool) -> Int? {
    let colon = UInt8(ascii: ":")
    guard count == (hasSeconds ? 8 : 5), self[startIndex + 2] == colon,
      let hour = self[startIndex..<(startIndex + 2)].decimal, hour < 24,
      let minute = self[(startIndex + 3)..<(startIndex + 5)].decimal, minute < 60
    else { return nil }
    guard hasSeconds else { return hour * 3600 + minute * 60 }
    guard self[startIndex + 5] == colon, let second = self[(startIndex + 6)...].decimal,
      second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// How far a zone such as `Z` or `+02:00` is from UTC.
  fileprivate var secondsFromUTC: Int? {
    if count == 1, first == UInt8(ascii: "Z") || first == UInt8(ascii: "z") { return 0 }
    guard let sign = first, let seconds = dropFirst().secondsOfClock(hasSeconds: false) else {
      return nil
    }
    return switch sign {
    case UInt8(ascii: "+"): seconds
    case UInt8(ascii: "-"): -seconds
    default: nil
    }
  }
}
