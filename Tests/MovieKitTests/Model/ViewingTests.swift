import Testing

@testable import MovieKit

@Suite("A viewing")
struct ViewingTests {
  struct Case: CustomTestStringConvertible {
    let typed: String
    let today: String
    /// The date as it prints; `nil` when it is refused.
    let date: String?

    init(_ typed: String, on today: String = "2024-05-15", is date: String?) {
      (self.typed, self.today, self.date) = (typed, today, date)
    }

    var testDescription: String { typed + " typed on " + today }
  }

  static let words = [
    Case("today", is: "2024-05-15"), Case("TODAY", is: "2024-05-15"),
    Case("yesterday", is: "2024-05-14"), Case("Yesterday", is: "2024-05-14"),
    Case("unknown", is: "unknown"), Case("Unknown", is: "unknown"),
    Case("yesterday", on: "2024-03-01", is: "2024-02-29"),
    Case("yesterday", on: "2023-03-01", is: "2023-02-28"),
    Case("yesterday", on: "2024-01-01", is: "2023-12-31"),
    Case("tomorrow", is: nil), Case("", is: nil), Case("now", is: nil), Case(" today", is: nil),
  ]

  static let dates = [
    Case("2024-05-15", is: "2024-05-15"), Case("2024-05-16", is: "2024-05-16"),
    Case("2024-05-17", is: nil), Case("2024-05", is: "2024-05"), Case("2024", is: "2024"),
    Case("2024-06", is: nil), Case("2024-06-01", is: nil), Case("2025", is: nil),
    Case("2024-04-31", is: nil), Case("2023-02-29", is: nil), Case("24-05-01", is: nil),
    Case("1870-01-01", is: "1870-01-01"), Case("1870-01", is: "1870-01"), Case("1870", is: "1870"),
    Case("1869-12-31", is: nil), Case("1869-12", is: nil), Case("1869", is: nil),
    Case("0000", is: nil), Case("9999", is: nil),
  ]

  /// Tomorrow may begin a month, a year or a leap day.
  static let ends = [
    Case("2024-06-01", on: "2024-05-31", is: "2024-06-01"),
    Case("2024-06", on: "2024-05-31", is: "2024-06"),
    Case("2024-06-02", on: "2024-05-31", is: nil),
    Case("2024-06", on: "2024-05-30", is: nil),
    Case("2025-01-01", on: "2024-12-31", is: "2025-01-01"),
    Case("2025", on: "2024-12-31", is: "2025"),
    Case("2025-01", on: "2024-12-31", is: "2025-01"),
    Case("2025-01-02", on: "2024-12-31", is: nil),
    Case("2025", on: "2024-12-30", is: nil),
    Case("2024-02-29", on: "2024-02-28", is: "2024-02-29"),
    Case("2024-03-01", on: "2024-02-28", is: nil),
    Case("2023-03-01", on: "2023-02-28", is: "2023-03-01"),
  ]

  @Test("is read from 1870 up to tomorrow", arguments: words + dates + ends)
  func parsing(_ each: Case) throws {
    let today = try #require(PartialDate(each.today))
    #expect(Viewing(parsing: each.typed, today: today)?.description == each.date)
  }

  @Test("sorts by date, those of an unknown date first")
  func order() throws {
    let texts = ["unknown", "unknown", "1999", "2024", "2024-05", "2024-05-01"]
    let today = try #require(PartialDate("2024-05-15"))
    let viewings = texts.reversed().compactMap { Viewing(parsing: $0, today: today) }
    #expect(viewings.sorted().map(\.description) == texts)
    #expect(!(Viewing.unknown < Viewing.unknown))
    #expect(Viewing.unknown.date == nil)
  }
}
