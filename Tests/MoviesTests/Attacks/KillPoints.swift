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
      let outcome = change.unharmed(movies)
      var count = 0
      for call in KillPoints.calls.map(SystemCall.init) {
        for point in call.points {
          change.prepare(movies)
          let (trace, inject) = call.injection("signal=KILL", at: point)
          guard movies.traced(change, trace, inject).code == -SIGKILL else { break }
          count += 1
          let place = "\(change.testDescription), \(call.name) \(point)"
          change.expectWhole(movies, outcome, place)
          expectNothingElse(after: change, place)
          if Attacks.isLong, !change.isUntouched(movies) {
            expectUsable(after: change, "\(call.name) \(point)")
          }
        }
      }
      unlink(movies.folder + "-trace")
      #expect(count > 5)
      Attacks.tell("\(change.testDescription): \(count) kill points")
    }

    /// A killed program can't take away the file that it was writing, which has a name of its own, nor a
    /// journal: one that is of no use any more stays until the next change.
    private func expectNothingElse(after change: Change, _ place: String) {
      let strays = change.strays(movies).filter { !$0.hasSuffix(".db-journal") }
      let isAllowed = strays.allSatisfy { stray in
        [change.copy, change.output].contains { $0.map { stray.hasPrefix($0 + ".") } ?? false }
      }
      #expect(isAllowed && strays.count <= 2, "\(place): \(strays)")
    }

    /// The next change finds nothing in its way.
    private func expectUsable(after change: Change, _ place: String) {
      let run = movies("add", "After the attack", "-q")
      #expect(run == Run(code: 0, out: "", err: ""), "\(change.testDescription), \(place)")
      #expect(!movies.names.contains("library.db-journal"))
    }
  }
}
