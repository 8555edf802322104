import Foundation
import Testing

@testable import MovieKit

@Suite("A date")
struct PartialDateTests {
  /// The days of 1870 to 2100 by Foundation's calendar.
  private static func everyDay() throws -> [DateComponents] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let first = try #require(calendar.date(from: DateComponents(year: 1870, month: 1, day: 1)))
    let end = try #require(calendar.date(from: DateComponents(year: 2101, month: 1, day: 1)))
    return stride(
      from: first.timeIntervalSince1970, to: end.timeIntervalSince1970, by: 24 * 60 * 60
    ).map {
      calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: $0))
    }
  }

  @Test("is read, printed and followed as Foundation's calendar has it, from 1870 to 2100")
  func calendar() throws {
    let texts = try PartialDateTests.everyDay().map { day in
      String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0)
    }
    #expect(texts.count == 84_371)
    let dates = texts.compactMap { PartialDate($0) }
    try #require(dates.count == texts.count)
    let neighbours = zip(dates, dates.dropFirst())
    #expect(zip(dates, texts).allSatisfy { $0.description == $1 })
    #expect(neighbours.allSatisfy { $0.dayAfter == $1 })
    #expect(neighbours.allSatisfy { $0 == $1.dayBefore })
    #expect(neighbours.allSatisfy { $0 < $1 && !($1 < $0) })
  }

  @Test("ends with the last day that Foundation's calendar gives a month")
  func monthLengths() throws {
    let calendar = Calendar(identifier: .gregorian)
    for year in 1870...2100 {
      for month in 1...12 {
        let first = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let days = try #require(calendar.range(of: .day, in: .month, for: first))
        let found = (0...32).filter { PartialDate(year: year, month: month, day: $0) != nil }
        if found != Array(days) { Issue.record("\(year)-\(month) has the days \(found)") }
      }
    }
  }

  @Test(
    "has as many parts as were typed",
    arguments: [
      ("2024", 2024, nil, nil), ("2024-05", 2024, 5, nil), ("2024-05-01", 2024, 5, 1),
      ("0001", 1, nil, nil), ("9999-12-31", 9999, 12, 31), ("2000-02-29", 2000, 2, 29),
    ] as [(String, Int, Int?, Int?)])
  func parts(text: String, year: Int, month: Int?, day: Int?) throws {
    let date = try #require(PartialDate(text))
    #expect(date.year == year)
    #expect(date.month == month)
    #expect(date.day == day)
    #expect(date.description == text)
    #expect(date == PartialDate(year: year, month: month, day: day))
  }

  @Test(
    "is nothing that the calendar has not, and no other spelling",
    arguments: [
      "", "-", "--", "0000", "24", "999", "10000", "02024", "2024-", "2024-5", "2024-00",
      "2024-13", "2024-005", "2024-05-", "2024-05-1", "2024-05-00", "2024-05-32", "2024-04-31",
      "2023-02-29", "1900-02-29", "2024-02-30", "2024-05-001", "2024-05-01-01", "2024/05/01",
      "2024.05.01", "20240501", " 2024", "2024 ", "-2024", "+2024", "2024--05", "2024-05-01T00:00",
      "２０２４", "2024–05", "May 2024", "2024-0x", "2024-+5", "2024-05\u{301}", "today",
    ])
  func bad(text: String) {
    #expect(PartialDate(text) == nil)
  }

  @Test("has no day without a month")
  func dayWithoutMonth() {
    #expect(PartialDate(year: 2024, month: nil, day: 1) == nil)
  }

  @Test("sorts by time, a coarse one before the finer ones within it")
  func order() {
    let texts = [
      "1999-12-31", "2023-12", "2023-12-31", "2024", "2024-05", "2024-05-01", "2024-05-31",
      "2024-06", "2025",
    ]
    var generator = SeededGenerator(seed: 2)
    let dates = texts.shuffled(using: &generator).compactMap { PartialDate($0) }
    #expect(dates.sorted().map(\.description) == texts)
  }

  @Test(
    "begins with its first day",
    arguments: [
      ("2024", "2024-01-01"), ("2024-05", "2024-05-01"), ("2024-05-17", "2024-05-17"),
    ])
  func firstDay(text: String, first: String) throws {
    #expect(try #require(PartialDate(text)).firstDay.description == first)
  }

  @Test("is read as it was typed, or not at all")
  func randomText() {
    var generator = SeededGenerator(seed: 3)
    let wrong = (0..<20_000).lazy
      .map { _ in generator.text(of: Array("01239-"), upTo: 10) }
      .filter { text in PartialDate(text).map { $0.description != text } ?? false }
    #expect(Array(wrong).isEmpty)
  }
}
