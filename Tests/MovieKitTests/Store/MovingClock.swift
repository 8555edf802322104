@testable import MovieKit

/// A clock that tests move on.
final class MovingClock: @unchecked Sendable {
  var seconds = 1_700_000_000

  var clock: Clock {
    Clock(
      nanosecondsSince1970: { self.seconds * 1_000_000_000 },
      today: { PartialDate(packing: 2023, month: 11, day: 14) })
  }
}
