/// Whether the day or the month comes first in the dates of a file that end with the year.
struct DayOrder {
  private var hasDayFirst = false
  private var hasMonthFirst = false
}

extension DayOrder {
  /// Looks at a date, which settles the order when one of its numbers is no month.
  mutating func learn(from text: String) {
    guard let (one, two, _) = DayOrder.parts(text) else { return }
    if one > 12 { hasDayFirst = true }
    if two > 12 { hasMonthFirst = true }
  }

  /// The day of a text such as `8/21/2015`, `18-12-2023 21:50:41`, or with the year first.
  ///
  /// - Throws: `RowProblem` when it is none, or when neither it nor the file tells which number is
  ///   the month.
  func date(_ text: String) throws(RowProblem) -> PartialDate {
    guard let (one, two, year) = DayOrder.parts(text) else {
      guard let date = ForeignDate.date(text) else { throw .badDate(text) }
      return date
    }
    let isDayFirst: Bool
    if one > 12 || two > 12 || one == two {
      isDayFirst = one > 12
    } else {
      guard hasDayFirst != hasMonthFirst else { throw .ambiguousDate(text) }
      isDayFirst = hasDayFirst
    }
    let (month, day) = isDayFirst ? (two, one) : (one, two)
    guard let date = PartialDate(year: year, month: month, day: day) else { throw .badDate(text) }
    return date
  }

  /// The three numbers; `nil` when the year doesn't come last.
  private static func parts(_ text: String) -> (Int, Int, year: Int)? {
    let parts = text.prefix { $0 != " " }.split { $0 == "/" || $0 == "-" || $0 == "." }
    guard parts.count == 3, parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2,
      let one = Int(digits: parts[0]), let two = Int(digits: parts[1]),
      let year = Int(digits: parts[2])
    else { return nil }
    return (one, two, year)
  }
}
