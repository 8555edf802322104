#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// Has a terminal hand over every key at once, and puts it back as it was.
enum TerminalMode {
  /// The mode to go back to, and the one that hands over every key; read by signal handlers, so that
  /// they change only while those aren't set.
  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var everyKey = termios()

  /// Whether the screen may look otherwise than it was left; written by signal handlers.
  nonisolated(unsafe) private static var mayHaveChanged: sig_atomic_t = 0

  /// All signals that end a program which does nothing about them. Those that can't be caught are no
  /// harm here.
  private static var endingSignals: [Int32] {
    let others = [SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      return (1...31).filter { !(others + [SIGIO, SIGINFO]).contains($0) }
    #else
      return (1...64).filter { !others.contains($0) }
    #endif
  }

  /// Runs a body that gets every key, Ctrl-C and Ctrl-D included.
  ///
  /// - Throws: what the body throws.
  static func withEveryKey<Result>(_ body: () throws -> Result) rethrows -> Result {
    tcgetattr(STDIN_FILENO, &original)
    everyKey = original
    everyKey.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    everyKey.c_iflag &= ~tcflag_t(IXON | ICRNL)
    let actions = [
      SignalActions(taking: endingSignals) { number in
        TerminalMode.set(TerminalMode.original)
        signal(number, SIG_DFL)
        raise(number)
      },
      SignalActions(taking: [SIGTSTP]) { _ in TerminalMode.stop() },
      SignalActions(taking: [SIGCONT]) { _ in TerminalMode.resume() },
      SignalActions(taking: [SIGWINCH]) { _ in TerminalMode.mayHaveChanged = 1 },
    ]
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &everyKey)
    defer {
      set(original)
      for action in actions { action.restore() }
    }
    return try body()
  }

  /// Sets the mode of a terminal, without waiting for it, unless it is another program's now.
  nonisolated static func set(_ mode: termios, of terminal: Int32 = STDIN_FILENO) {
    let owner = tcgetpgrp(terminal)
    guard owner == -1 || owner == getpgrp() else { return }
    var mode = mode
    tcsetattr(terminal, TCSANOW, &mode)
  }

  /// Leaves the terminal as it was, and stops, as a program does that does nothing about SIGTSTP.
  nonisolated private static func stop() {
    set(original)
    var (action, stopping, signals) = (sigaction(), sigaction(), sigset_t())
    sigaction(SIGTSTP, &stopping, &action)
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    raise(SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    // Here it goes on, at once where there is no shell that could have it go on.
    sigaction(SIGTSTP, &action, nil)
    resume()
  }

  nonisolated private static func resume() {
    set(everyKey)
    mayHaveChanged = 1
  }

  /// Waits until there is something to read from standard input.
  ///
  /// - Parameter redraw: draws the screen anew, when it may look otherwise than it was left.
  /// - Throws: what drawing throws.
  static func waitForInput(redrawing redraw: () throws -> Void) rethrows {
    // A signal ends the wait, unless it comes just before.
    while !hasInput(withinMilliseconds: 500) {
      guard mayHaveChanged != 0 else { continue }
      mayHaveChanged = 0
      try redraw()
    }
  }

  /// Whether there is more to read from standard input within this time.
  static func hasInput(withinMilliseconds milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
