import Foundation
import Glibc
import Testing

extension Attacks {
  /// The program is killed at each of its calls that change something.
  @Suite("Kill points", .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
  nonisolated struct KillPoints {
    private static let calls = [
      "pwrite64", "write", "fdatasync", "fsync", "unlink", "openat", "ftruncate", "rename", "link",
      "mkdir",
    ]

    private let movies = Program()

    @Test("a change that is killed is done wholly or not at all", arguments: Change.some)
    @concurrent func killed(_ change: Change) async {
      let states = change.unharmed(movies)
      var count = 0
      for call in KillPoints.calls.map(SystemCall.init) {
        for point in call.points {
          movies.reset(to: change.library)
          let (trace, inject) = call.injection("signal=KILL", at: point)
          guard movies.traced(change, trace, inject).code == -SIGKILL else { break }
          count += 1
          change.expectWhole(movies, states, "\(change.testDescription), \(call.name) \(point)")
          if Attacks.isLong { expectUsable(after: change, "\(call.name) \(point)") }
        }
      }
      unlink(movies.folder + "-trace")
      #expect(count > 5)
      Attacks.tell("\(change.testDescription): \(count) kill points")
    }

    /// The next change finds nothing in its way.
    private func expectUsable(after change: Change, _ place: String) {
      let run = movies("add", "After the attack", "-q")
      #expect(run == Run(code: 0, out: "", err: ""), "\(change.testDescription), \(place)")
      #expect(!movies.names.contains("library.db-journal"))
    }
  }
}
