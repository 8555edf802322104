/// One time that a movie was watched.
///
/// Viewings sort by date, those of an unknown date before all others.
public struct Viewing: Hashable, Sendable {
  /// The earliest day on which a movie can have been watched.
  public static let earliest = PartialDate(packing: Year.range.lowerBound, month: 1, day: 1)

  /// The years in which a library can have viewings, by whatever clock they were logged.
  static let years = Year.range.lowerBound...2999

  /// When it was; `nil` where nobody remembers.
  public let date: PartialDate?

  /// A viewing on this date.
  public init(_ date: PartialDate?) {
    self.date = date
  }

  /// A viewing that nobody remembers the date of.
  public static let unknown = Viewing(nil)
}

extension Viewing {
  /// Reads the date of a viewing as people type it; `nil` when it is none.
  ///
  /// `2024-05-01`, `2024-05`, `2024`, `today`, `yesterday` or `unknown`; no later than the day after
  /// `today`, for the sake of other time zones, and no earlier than 1870.
  public init?(parsing text: String, today: PartialDate) {
    switch text.lowercased() {
    case "unknown": self.init(nil)
    case "today": self.init(today)
    case "yesterday": self.init(today.dayBefore)
    default:
      guard let date = PartialDate(text), date.firstDay >= Viewing.earliest,
        date.firstDay <= today.dayAfter
      else { return nil }
      self.init(date)
    }
  }
}

extension Viewing {
  /// A viewing that a library has already, and whose date may be later than the day of a clock that
  /// was set right since; `nil` when no library can have it.
  init?(ofLibrary date: PartialDate) {
    guard Viewing.years ~= date.year else { return nil }
    self.init(date)
  }
}

extension Viewing: Comparable {
  /// Orders viewings from the oldest to the latest.
  public static func < (one: Viewing, other: Viewing) -> Bool {
    switch (one.date, other.date) {
    case (let one?, let other?): one < other
    case (nil, let other): other != nil
    case (.some, nil): false
    }
  }
}

extension Viewing: CustomStringConvertible {
  /// The date, or `unknown`.
  public var description: String { date?.description ?? "unknown" }
}
