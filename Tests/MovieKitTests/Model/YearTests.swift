import Testing

@testable import MovieKit

@Suite("A year")
struct YearTests {
  @Test("is any of 1870 to 2100, in four digits")
  func inRange() {
    let years = (0...9999).compactMap { Year($0) }
    #expect(years.map(\.number) == Array(1870...2100))
    #expect(years.allSatisfy { Year(parsing: $0.description) == $0 })
    #expect(Array(years.reversed()).sorted() == years)
  }

  @Test(
    "is no number that only looks like one", arguments: [Int.min, -1995, 1995 + 65_536, Int.max])
  func outOfRange(number: Int) {
    #expect(Year(number) == nil)
  }

  @Test(
    "is typed in no other way",
    arguments: [
      "", "1869", "2101", "95", "01995", "1995 ", " 1995", "+1995", "-1995", "19 95", "199x",
      "１９９５", "1995.0", "199\u{301}5",
    ])
  func bad(text: String) {
    #expect(Year(parsing: text) == nil)
  }
}
