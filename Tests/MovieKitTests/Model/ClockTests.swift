import Foundation
import Testing

@testable import MovieKit

@Suite("The clock")
struct ClockTests {
  @Test("of the system tells the moment and the local day as Foundation does")
  func system() {
    let (dayBefore, before) = (localDay(), Date().timeIntervalSince1970)
    let (now, today) = (Clock.system.now.secondsSince1970, Clock.system.today())
    let (after, dayAfter) = (Date().timeIntervalSince1970, localDay())
    #expect(Int(before)...Int(after) ~= now)
    #expect(dayBefore <= today && today <= dayAfter)
  }

  private func localDay() -> PartialDate {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return PartialDate(packing: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0)
  }

  @Test(
    "that stands far off counts as the nearest moment from 1970 to 2255",
    arguments: [
      (-62_167_219_200, "1970-01-01T00:00:00Z"), (-1, "1970-01-01T00:00:00Z"),
      (1_795_995_360, "2026-11-29T23:36:00Z"), (9_000_000_001, "2255-03-14T16:00:00Z"),
      (253_402_300_800, "2255-03-14T16:00:00Z"), (Int.max, "2255-03-14T16:00:00Z"),
    ])
  func farOff(seconds: Int, moment: String) {
    #expect(Timestamp(secondsSince1970: Clock.plausible(seconds)).description == moment)
    #expect(
      Clock.plausible(seconds).multipliedReportingOverflow(by: 1_000_000_000).overflow == false)
  }

  @Test("gives whole seconds of the moment it is set to")
  func wholeSeconds() {
    let clock = Clock.set(to: 1_700_000_000)
    #expect(clock.now == Timestamp(secondsSince1970: 1_700_000_000))
    #expect(clock.today().description == "2023-11-14")
  }
}

extension Clock {
  /// A clock that stands still, near the end of a second of 14 November 2023.
  static func set(to seconds: Int) -> Clock {
    Clock(
      nanosecondsSince1970: { seconds * 1_000_000_000 + 999_999_999 },
      today: { PartialDate(packing: 2023, month: 11, day: 14) })
  }
}
