#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// What becomes of some signals for a while, and what became of them before.
nonisolated struct SignalActions {
  /// What is done when a signal comes.
  typealias Handler = @convention(c) (Int32) -> Void

  private let previous: [(number: Int32, action: sigaction)]

  /// Has a handler take signals; a call of the system that one breaks off isn't taken up again. One
  /// that the program was told to ignore, as by nohup, goes on being ignored.
  init(taking numbers: some Sequence<Int32>, by handler: @escaping Handler) {
    self.init(numbers.filter { !SignalActions.isIgnored($0) }, sigaction(calling: handler))
  }

  /// Has signals ignored.
  init(ignoring numbers: [Int32]) { self.init(numbers, sigaction(calling: SIG_IGN)) }

  private init(_ numbers: [Int32], _ action: sigaction) {
    previous = numbers.compactMap { number in
      var (action, old) = (action, sigaction())
      return sigaction(number, &action, &old) == 0 ? (number, old) : nil
    }
  }

  /// Puts back what became of the signals before.
  func restore() {
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

nonisolated extension sigaction {
  fileprivate init(calling handler: SignalActions.Handler?) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  fileprivate var handler: SignalActions.Handler? {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler
    #else
      __sigaction_handler.sa_handler
    #endif
  }
}
