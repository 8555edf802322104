/// Dates as other programs write them.
enum ForeignDate {
  /// The day, or the month or year, of a text such as `2024-05-01`, `2024-05-01T21:30:00Z`,
  /// `2024/05/01`, `2024-05`, or `Fri Nov  7 09:07:24 2014`; `nil` when it is none.
  static func date(_ text: String) -> PartialDate? {
    if let date = PartialDate(text) { return date }
    let start = text.prefix { $0 != "T" && $0 != " " }
    if start.count < text.count, start.contains("-") || start.contains("/") {
      guard text.dropFirst(start.count + 1).contains(":") else { return nil }
      return day(start)
    }
    return day(start) ?? ofClockText(text)
  }

  private static func day(_ text: Substring) -> PartialDate? {
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == "-" })
    let numbers = parts.compactMap { Int(digits: $0) }
    guard numbers.count == 3, parts.count == 3, parts[0].count == 4,
      parts.dropFirst().allSatisfy({ $0.count <= 2 })
    else { return nil }
    return PartialDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The day in the form of C's `asctime`.
  private static func ofClockText(_ text: String) -> PartialDate? {
    let words = text.split(separator: " ")
    guard words.count == 5, let month = months.firstIndex(of: String(words[1])),
      let day = Int(digits: words[2]), let year = Int(digits: words[4])
    else { return nil }
    return PartialDate(year: year, month: month + 1, day: day)
  }

  /// The year at the beginning of a text such as `2013`, `2013–2023` or `2006-11-10(法国)`.
  static func year(_ text: String) -> Year? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 4 ? Year(parsing: String(digits)) : nil
  }
}

extension PartialDate {
  /// The last second of the day, month or year, in UTC.
  var end: Timestamp {
    let next: PartialDate =
      if let month, day == nil {
        month == 12
          ? PartialDate(packing: year + 1, month: 1, day: 1)
          : PartialDate(packing: year, month: month + 1, day: 1)
      } else if day == nil {
        PartialDate(packing: year + 1, month: 1, day: 1)
      } else {
        dayAfter
      }
    return Timestamp(secondsSince1970: next.daysSince1970 * 86_400 - 1)
  }

  /// The days from the beginning of 1970 to this day, or to the first one of a month or year.
  var daysSince1970: Int {
    // Years begin in March, so that the leap day is the last of its year.
    let month = month ?? 1
    let shifted = month < 3 ? year - 1 : year
    let monthsSinceMarch = (month + 9) % 12
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + (monthsSinceMarch * 153 + 2) / 5 + (day ?? 1) - 1 - 719_468
  }
}
