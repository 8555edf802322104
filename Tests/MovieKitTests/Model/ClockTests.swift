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
