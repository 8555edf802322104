import Foundation
import Glibc
import Testing

extension Attacks {
  /// Each of the program's calls fails once.
  @Suite("Fault points", .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
  nonisolated struct FaultPoints {
    private static let faults: [(call: String, error: String)] = Attacks.isLong ? all : some

    private static let some = [
      ("pwrite64", "ENOSPC"), ("fdatasync", "EIO"), ("openat", "EACCES"), ("write", "ENOSPC"),
      ("unlink", "EIO"), ("link", "EIO"), ("pread64", "EIO"),
    ]

    private static let all = [
      ("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO"), ("fdatasync", "ENOSPC"),
      ("fsync", "EIO"), ("ftruncate", "EIO"), ("ftruncate", "ENOSPC"), ("openat", "EACCES"),
      ("openat", "EMFILE"), ("openat", "ENOSPC"), ("write", "ENOSPC"), ("write", "EIO"),
      ("unlink", "EIO"), ("rename", "EIO"), ("link", "EIO"), ("mkdir", "EACCES"),
      ("pread64", "EIO"), ("read", "EIO"),
    ]

    private let movies = Program()

    @Test("a change that fails says so, and leaves the library whole", arguments: Change.fewer)
    @concurrent func failed(_ change: Change) async {
      let outcome = change.unharmed(movies)
      var count = 0
      for fault in FaultPoints.faults {
        let call = SystemCall(fault.call)
        for point in call.points {
          change.prepare(movies)
          let (trace, inject) = call.injection("error=\(fault.error)", at: point)
          let run = movies.traced(change, trace, inject)
          guard movies.takeTrace().contains("(INJECTED)") else { break }
          count += 1
          let place = "\(change.testDescription), \(fault.call) \(fault.error) \(point): \(run)"
          expectContract(run, of: fault, place)
          if run.code == 0 {
            #expect(movies.state.timeless == outcome.after.timeless, "\(place)")
            #expect(change.output.flatMap(movies.text(in:)) == outcome.written, "\(place)")
          }
          if run.code == 74, outcome.before != outcome.after, !run.err.contains("standard output") {
            let isMade = movies.state.timeless == outcome.after.timeless
            #expect(isMade == run.err.contains("was made, but the disk failed"), "\(place)")
          }
          change.expectWhole(movies, outcome, place)
          // What can't be taken away stays, and a first change that failed leaves an empty file.
          if fault.call != "unlink" {
            #expect(change.strays(movies) == [], "\(place)")
            #expect(change.library == nil || movies.bytes?.isEmpty == false, "\(place)")
          }
        }
      }
      Attacks.tell("\(change.testDescription): \(count) fault points")
    }

    /// A disk that is full or failing is 74, what may not be opened 73, or 66 where it is an input.
    private func expectContract(
      _ run: Run, of fault: (call: String, error: String), _ place: String
    ) {
      #expect(run.isOfContract, "\(place)")
      let codes: Set<Int32> =
        switch fault.error {
        // SQLite doesn't tell why it can't make a journal.
        case "ENOSPC" where fault.call == "openat": [0, 66, 73, 74]
        case "ENOSPC": [0, 74]
        case "EIO" where !["read", "pread64"].contains(fault.call): [0, 74]
        default: [0, 65, 66, 73, 74]
        }
      #expect(codes.contains(run.code), "\(place)")
    }

    @Test(
      "a reading that fails never gives a wrong answer",
      arguments: [
        ["list", "--json"], ["show", "Heat"], ["check"], ["list", "film", "--count"], ["history"],
        ["list", "--sort", "title"], ["rate", "Nope", "good"],
      ].prefix(Attacks.isLong ? 7 : 3))
    @concurrent func unreadable(_ arguments: [String]) async {
      movies.reset(to: SampleLibrary.current)
      let truth = movies.run(arguments)
      let change = Change(arguments)
      var count = 0
      for (name, error) in [("pread64", "EIO"), ("read", "EIO"), ("openat", "EMFILE")] {
        let call = SystemCall(name)
        for point in call.points {
          let (trace, inject) = call.injection("error=\(error)", at: point)
          let run = movies.traced(change, trace, inject)
          guard movies.takeTrace().contains("(INJECTED)") else { break }
          count += 1
          #expect(run == truth || [65, 73, 74].contains(run.code), "\(name) \(point): \(run)")
          #expect(run.isOfContract, "\(name) \(point): \(run)")
        }
      }
      #expect(movies.bytes == SampleLibrary.current)
      Attacks.tell("\(arguments): \(count) fault points of reading")
    }
  }
}
