import Glibc
import Testing

extension Attacks {
  /// The first change is killed when its pages are in the file, and its journal is there still.
  @Suite("First change", .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
  nonisolated struct BrokenOffFirstChange {
    private let movies = Program()

    @Test(
      "the first reader finds an empty library, as the second does",
      arguments: [["list"], ["history"], ["check"], ["undo"], ["backup", "-"], ["show", "Dune"]])
    func firstReader(_ arguments: [String]) {
      let change = Change("", "add", "Dune", library: nil)
      let run = movies.traced(change, "trace=unlink", "inject=unlink:signal=KILL:when=1")
      unlink(movies.folder + "-trace")
      #expect(run.code == -SIGKILL)
      let first = movies.run(arguments)
      #expect(first.code == movies.run(arguments).code, "\(first)")
      #expect([0, 1, 66].contains(first.code), "\(first)")
    }
  }

  /// What a full disk and a path that SQLite can't take leave behind.
  @Suite("Nothing left") nonisolated struct NothingLeft {
    private let movies = Program()

    @Test("a path too long for SQLite is told, and leaves nothing but an empty file")
    func longPath() {
      let folder = String(repeating: "d", count: 250)
      let run = movies.shell(
        """
        cd "$HOME"; mkdir -p \(folder)/\(folder); $movies --library \(folder)/\(folder)/l add Heat
        echo $?; $movies add Up -q; $movies backup \(folder)/\(folder)/copy; echo $?; ls -s \(folder)/\(folder)
        """)
      #expect(run.out == "73\n73\ntotal 0\n0 l\n", "\(run)")
    }

    @Test(
      "a batch that filled the disk has given its room back",
      .enabled(if: Attacks.mayMount, "SKIPPED: nothing can be mounted here"))
    func fullDisk() {
      let run = movies.shell(
        """
        mkdir "$HOME/disk"; unshare -m sh -c 'mount -t tmpfs -o size=1m none "$HOME/disk"
        export MOVIES_LIBRARY="$HOME/disk/library.db"; library=$MOVIES_LIBRARY; $movies add Heat -q; cp "$library" "$HOME/b"
        seq -f "Film %.0f with a long title" 20000 | $movies add - -q; cmp "$HOME/b" "$library"
        echo $?; ls "$HOME/disk"'
        """)
      #expect(run.out == "0\nlibrary.db\n", "\(run)")
    }
  }
}
