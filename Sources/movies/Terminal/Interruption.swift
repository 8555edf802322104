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

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether the program is asked to end.
  static var isRequested: Bool { requested != 0 }

  /// Runs a body that looks at `isRequested` now and then, and ends by an error when it is; after the
  /// clean-up the program ends by the signal that came.
  ///
  /// - Throws: what the body throws.
  static func deferred<Result>(
    _ body: () throws -> Result, cleaningUp: () -> Void = {}
  ) throws -> Result {
    // One that was told to ignore a signal, as by nohup, goes on doing so.
    let caught = signals.filter { !isIgnored($0) }
    for number in caught { catchOnce(number) }
    let result = Swift.Result { try body() }
    cleaningUp()
    for number in caught { signal(number, SIG_DFL) }
    if case .failure = result, isRequested { raise(requested) }
    requested = 0
    return try result.get()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Notes a signal when it comes. A read that it breaks off is not taken up again by the system.
  private static func catchOnce(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { Interruption.requested = $0 }
    #else
      action.__sigaction_handler.sa_handler = { Interruption.requested = $0 }
    #endif
    sigaction(number, &action, nil)
  }
}
