#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// Has a terminal hand over every key at once, and puts it back as it was.
enum TerminalMode {
  /// The mode to go back to; read by signal handlers, so that it changes only while they aren't set.
  nonisolated(unsafe) private static var original = termios()

  private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Runs a body that gets every key, Ctrl-C and Ctrl-D included.
  ///
  /// - Throws: what the body throws.
  static func withEveryKey<Result>(_ body: () throws -> Result) rethrows -> Result {
    tcgetattr(STDIN_FILENO, &original)
    for number in signals {
      signal(number) { number in
        TerminalMode.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    var mode = original
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    defer {
      restore()
      for number in signals { signal(number, SIG_DFL) }
    }
    return try body()
  }

  nonisolated private static func restore() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
  }

  /// Whether there is more to read from standard input within this time.
  static func hasInput(withinMilliseconds milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
