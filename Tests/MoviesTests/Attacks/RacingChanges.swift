import Foundation
import Glibc
import Testing

extension Attacks {
  /// Several processes make the first change of one library at once, or the first of a new layout; some are
  /// refused, some killed.
  @Suite("Racing changes") nonisolated struct RacingChanges {
    private let movies = Program()

    /// What the library is at first.
    struct Start: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let library: Data?
      var movies = 0
    }

    private static let starts = [
      Start(testDescription: "not there", library: nil),
      Start(testDescription: "empty", library: Data()),
      Start(testDescription: "of version 1", library: SampleLibrary.version1, movies: 30),
    ]

    /// What the processes do: the last ones are refused.
    private static let commands = [
      "add 'Film 1'", "add 'Film 2'", "add 'Film 3' -r 9/10", "add 'Film 4' --tag t",
      "add - < two", "rate Nothing good",
    ]

    /// Starts all at once, kills some after a while, and gives how each ended.
    private func race(_ random: inout SeededRandom, killing: Bool) -> [Int32] {
      let processes = RacingChanges.commands.enumerated().map { index, command in
        movies.start([
          "/bin/sh", "-c", "cd \"$HOME\"; exec \"$0\" -q \(command) 2> err-\(index)", Program.path,
        ])
      }
      for process in processes where killing && Bool.random(using: &random) {
        usleep(.random(in: 0...6000, using: &random))
        kill(process, SIGKILL)
      }
      return processes.map { Program.wait(for: $0) }
    }

    @Test(
      "what was acknowledged is there, what was refused is not, and nobody fails for nothing",
      arguments: starts, [false, true])
    @concurrent func race(_ start: Start, killing: Bool) async {
      var random = SeededRandom(seed: Attacks.seed)
      let rounds = Attacks.isLong ? 350 : 30
      var (acknowledged, killed) = (0, 0)
      for round in 1...rounds {
        movies.reset(to: start.library)
        movies.put("Twice\nTwice\n", into: "two")
        let codes = race(&random, killing: killing)
        let (list, check) = (movies("list"), movies("check"))
        let told = (0..<codes.count).map { movies.text(in: "err-\($0)") ?? "" }
        let place = "seed \(Attacks.seed), round \(round): \(codes) \(told) \(check)"
        let titles = list.rows.map { $0[1] }
        #expect(list.code == 0 && check.code == (titles.isEmpty ? 66 : 0), "\(place)")
        #expect(Set(list.rows.map { $0[0] }).count == titles.count, "\(place)")
        for (index, code) in codes.enumerated() where index < 4 {
          #expect(code == 0 || killing && code == -SIGKILL, "\(place)")
          if code == 0 {
            acknowledged += 1
            #expect(titles.count { $0 == "Film \(index + 1)" } == 1, "\(place)")
          } else {
            killed += 1
          }
        }
        #expect([65, -SIGKILL].contains(codes[4]) && [1, -SIGKILL].contains(codes[5]), "\(place)")
        let others = titles.filter { $0.hasPrefix("Film ") && $0.count == 6 }
        #expect(titles.count - others.count == start.movies, "\(place)")
        if start.movies > 0 { expectCopies(of: start, place) }
      }
      Attacks.tell(
        """
        library \(start.testDescription), seed \(Attacks.seed): \(rounds) races, \(acknowledged) \
        acknowledged, \(killed) killed
        """)
    }

    /// Every copy of the earlier library is whole.
    private func expectCopies(of start: Start, _ place: String) {
      let copies = movies.names.filter {
        $0.hasPrefix("library.db.version-1") && !$0.contains("unf")
      }
      for copy in copies {
        let path = movies.folder + "/" + copy
        #expect(movies("--library", path, "list", "--count").out == "\(start.movies)\n", "\(place)")
      }
    }
  }
}
