/// A day, a month or a year, as exact as somebody remembers it. It has no time zone.
///
/// A coarse date sorts before the finer ones within it: `2024` < `2024-05` < `2024-05-01`.
public struct PartialDate: Hashable, Sendable {
  /// The year, month and day in decimal places as `yyyymmdd`, zero where there is none.
  private let packed: Int32

  /// A date made of parts that were checked, zero for a part that is not known.
  init(packing year: Int, month: Int = 0, day: Int = 0) {
    packed = Int32(year * 10_000 + month * 100 + day)
  }

  /// The year.
  public var year: Int { Int(packed) / 10_000 }

  /// The month, 1 to 12, where it is known.
  public var month: Int? { monthOrZero == 0 ? nil : monthOrZero }

  /// The day of the month, 1 to 31, where it is known.
  public var day: Int? { dayOrZero == 0 ? nil : dayOrZero }

  private var monthOrZero: Int { Int(packed) / 100 % 100 }

  private var dayOrZero: Int { Int(packed) % 100 }
}

extension PartialDate {
  /// Reads `2024-05-01`, `2024-05` or `2024`; `nil` when the text is no date of the calendar.
  public init?(_ text: some StringProtocol) {
    var (digits, length) = (0, 0)
    for byte in text.utf8 {
      let isDash = byte == UInt8(ascii: "-")
      guard isDash == (length == 4 || length == 7), length < 10 else { return nil }
      if !isDash {
        guard 0x30...0x39 ~= byte else { return nil }
        digits = digits * 10 + Int(byte - 0x30)
      }
      length += 1
    }
    switch length {
    case 4: self.init(year: digits)
    case 7: self.init(year: digits / 100, month: digits % 100)
    case 10: self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    default: return nil
    }
  }

  /// The date with these parts; `nil` when the calendar has none such.
  public init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard 1...9999 ~= year, month != nil || day == nil else { return nil }
    if let month, !(1...12 ~= month) { return nil }
    if let month, let day, !(1...PartialDate.days(in: month, of: year) ~= day) { return nil }
    self.init(packing: year, month: month ?? 0, day: day ?? 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension PartialDate {
  /// The day after this day, which must be one.
  var dayAfter: PartialDate {
    if dayOrZero < PartialDate.days(in: monthOrZero, of: year) {
      return PartialDate(packing: year, month: monthOrZero, day: dayOrZero + 1)
    }
    return monthOrZero == 12
      ? PartialDate(packing: year + 1, month: 1, day: 1)
      : PartialDate(packing: year, month: monthOrZero + 1, day: 1)
  }

  /// The day before this day, which must be one.
  var dayBefore: PartialDate {
    if dayOrZero > 1 { return PartialDate(packing: year, month: monthOrZero, day: dayOrZero - 1) }
    let (year, month) = monthOrZero == 1 ? (year - 1, 12) : (year, monthOrZero - 1)
    return PartialDate(
      packing: year, month: month, day: PartialDate.days(in: month, of: year))
  }

  /// The days from the beginning of 1970 to this day, which must be one.
  var daysSinceEpoch: Int {
    // Years that begin with March end with the leap day: https://howardhinnant.github.io/date_algorithms.html
    let (year, month) = monthOrZero > 2 ? (year, monthOrZero - 3) : (year - 1, monthOrZero + 9)
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (month * 153 + 2) / 5 + dayOrZero - 719_469
  }

  /// The month before that of this date, which must have one.
  var monthBefore: PartialDate {
    monthOrZero == 1
      ? PartialDate(packing: year - 1, month: 12)
      : PartialDate(packing: year, month: monthOrZero - 1)
  }

  /// The month of this date, which must have one.
  var itsMonth: PartialDate { PartialDate(packing: year, month: monthOrZero) }

  /// The last day of the month or year; the day itself of a day.
  var lastDay: PartialDate {
    let month = monthOrZero == 0 ? 12 : monthOrZero
    let day = dayOrZero == 0 ? PartialDate.days(in: month, of: year) : dayOrZero
    return PartialDate(packing: year, month: month, day: day)
  }

  /// The first day of the month or year; the day itself of a day.
  var firstDay: PartialDate {
    PartialDate(packing: year, month: max(monthOrZero, 1), day: max(dayOrZero, 1))
  }
}

extension PartialDate: Comparable {
  /// Orders dates by time, a coarse one before the finer ones within it.
  public static func < (one: PartialDate, other: PartialDate) -> Bool { one.packed < other.packed }
}

extension PartialDate: CustomStringConvertible {
  /// The date as `2024-05-01`, `2024-05` or `2024`.
  public var description: String {
    var text = DecimalText()
    text.append(year, digits: 4)
    if monthOrZero > 0 { text.append("-", monthOrZero) }
    if dayOrZero > 0 { text.append("-", dayOrZero) }
    return text.text
  }
}
