#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// Has signals that would end the program wait until it has cleaned up.
enum Interruption {
  /// The signal that came, zero where none did; written by signal handlers.
  nonisolated(unsafe) private static var requested: sig_atomic_t = 0

  /// Whether the program is asked to end.
  static var isRequested: Bool { requested != 0 }

  /// Runs a body that looks at `isRequested` now and then, and ends by an error when it is; after the
  /// clean-up the program ends by the signal that came.
  ///
  /// - Throws: what the body throws.
  static func deferred<Result>(
    _ body: () throws -> Result, cleaningUp: () -> Void = {}
  ) throws -> Result {
    let actions = SignalActions(taking: [SIGINT, SIGTERM, SIGHUP]) { Interruption.requested = $0 }
    let result = Swift.Result { try body() }
    cleaningUp()
    actions.restore()
    if case .failure = result, isRequested { raise(requested) }
    requested = 0
    return try result.get()
  }
}
