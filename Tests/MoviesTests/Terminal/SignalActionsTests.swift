import Glibc
import Testing

@testable import movies

/// Signals that are taken for a while.
struct SignalActionsTests {
  private func action(of number: Int32) -> Int {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }

  @Test("what became of a signal before becomes of it afterwards, and what is ignored stays so")
  func restoring() {
    let (ignored, taken) = (SIGUSR2, SIGUSR1)
    signal(ignored, SIG_IGN)
    let before = (action(of: ignored), action(of: taken))
    let outer = SignalActions(taking: [ignored, taken]) { _ in }
    let between = action(of: taken)
    #expect(action(of: ignored) == before.0 && between != before.1)
    let inner = SignalActions(ignoring: [ignored, taken])
    #expect(action(of: taken) == before.0)
    inner.restore()
    #expect(action(of: taken) == between)
    outer.restore()
    #expect((action(of: ignored), action(of: taken)) == before)
    signal(ignored, SIG_DFL)
  }
}
