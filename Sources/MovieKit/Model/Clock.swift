#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the time comes from, so that tests can set it.
public struct Clock: Sendable {
  /// The present moment in nanoseconds since the beginning of 1970 in UTC.
  public let nanosecondsSince1970: @Sendable () -> Int

  /// The local day.
  public let today: @Sendable () -> PartialDate

  /// A clock that asks two closures.
  public init(
    nanosecondsSince1970: @escaping @Sendable () -> Int,
    today: @escaping @Sendable () -> PartialDate
  ) {
    self.nanosecondsSince1970 = nanosecondsSince1970
    self.today = today
  }

  /// The present moment.
  public var now: Timestamp {
    Timestamp(secondsSince1970: nanosecondsSince1970() / 1_000_000_000)
  }
}

extension Clock {
  /// The seconds of a clock, or the nearest that are neither before 1970 nor beyond what nanoseconds can
  /// count: a clock that stands far off must not keep a library from being used.
  static func plausible(_ seconds: Int) -> Int { min(max(0, seconds), 9_000_000_000) }

  /// The clock and the time zone of this machine.
  public static let system = Clock(
    nanosecondsSince1970: {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return plausible(Int(now.tv_sec)) * 1_000_000_000 + Int(now.tv_nsec)
    },
    today: {
      var seconds = time_t(plausible(Int(time(nil))))
      var parts = tm()
      localtime_r(&seconds, &parts)
      return PartialDate(
        packing: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    })
}
