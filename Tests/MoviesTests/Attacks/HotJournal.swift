import Foundation
import Glibc
import Testing

extension Attacks {
  /// A change was broken off when the file was written already, and its journal was not yet gone.
  @Suite("Hot journal", .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
  nonisolated struct HotJournal {
    private let movies = Program()
    private let before: String

    init() {
      movies.reset(to: SampleLibrary.current)
      before = movies.state
      let change = Change("", "remove", "Heat", "Amélie", "@7", "--yes")
      let run = movies.traced(change, "trace=unlink", "inject=unlink:signal=KILL:when=1")
      unlink(movies.folder + "-trace")
      #expect(run.code == -SIGKILL)
      #expect(movies.names == ["library.db", "library.db-journal"])
      #expect(movies.bytes != SampleLibrary.current)
    }

    @Test(
      "is rolled back by any reader",
      arguments: Attacks.isLong
        ? [
          ["list"], ["show", "Heat"], ["history"], ["check"], ["backup", "-"], ["list", "--count"],
        ]
        : [["list"], ["check"]])
    func reader(_ arguments: [String]) {
      #expect(movies.run(arguments).code == 0)
      #expect(movies.names == ["library.db"])
      #expect(movies.bytes == SampleLibrary.current)
      #expect(movies.state == before)
    }

    @Test("is rolled back by the next change", arguments: [["add", "Dune"], ["undo"]])
    func writer(_ arguments: [String]) {
      #expect(movies.run(arguments).code == 0)
      #expect(movies.names == ["library.db"])
      #expect(movies("undo").code == 0)
      #expect(movies("check").code == 0)
    }

    @Test("is rolled back by one of many readers at once")
    func readers() {
      let run = movies.shell(
        "for reader in 1 2 3 4 5 6 7 8; do $movies list --json > \"$HOME/$reader\" & done; wait")
      #expect(run.err.isEmpty)
      for reader in 1...8 {
        let list = FileManager.default.contents(atPath: "\(movies.folder)/\(reader)") ?? Data()
        #expect(String(decoding: list, as: UTF8.self) == before.movies)
      }
    }

    @Test(
      "is told of where it can't be rolled back, and left alone",
      .enabled(if: Attacks.mayBeOthers, "SKIPPED: no other user can be taken on here"))
    func mayNotWrite() {
      let run = movies.shell(
        """
        cp "$movies" "$HOME/movies"; chmod -R a+rX,a-w "$HOME"
        sha256sum "$HOME"/library.db* > /tmp/sums-$$
        for command in list check history 'backup -' 'add Dune' undo; do
          setpriv \(Attacks.nobody) "$HOME/movies" $command; echo $?
        done
        sha256sum --check --quiet /tmp/sums-$$ && echo same; rm /tmp/sums-$$; chmod -R u+w "$HOME"
        """)
      #expect(run.out == String(repeating: "73\n", count: 6) + "same\n")
      #expect(run.err.contains("in the middle of a change"))
    }
  }
}
