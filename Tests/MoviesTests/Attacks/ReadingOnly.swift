import Foundation
import Glibc
import Testing

extension Attacks {
  /// Reading changes nothing, and works where nothing can be changed.
  @Suite("Reading only") nonisolated struct ReadingOnly {
    /// Every command that reads, some changes that are refused, and what needs no library.
    private static let commands = """
      list; list --json; list --format table; list heat --count; show @1 --json; show Heat
      history; history --json --limit 2; check; check --json; backup -; rate Nope good; add Heat
      remove Nope --yes; add - ; help list; --version
      """

    private let movies = Program()

    init() {
      movies.reset(to: nil)

      chmod(movies.folder, 0o755)
      _ = movies.shell(
        "cp -f \"$movies\" \"$HOME/movies\"; mkdir \"$HOME/place\" \"$HOME/temporary\"")
      _ = movies.shell("chmod 755 \"$HOME/movies\"; chmod 777 \"$HOME/temporary\"")
      try? SampleLibrary.current.write(to: URL(fileURLWithPath: library))
    }

    private var library: String { movies.folder + "/place/library.db" }

    /// Runs all commands and then some changes by a prefix, and expects the folder as it was.
    private func expectUnchanged(_ runner: String, mode: String = "a-w") {
      let words = ReadingOnly.commands.split { ";\n".contains($0) }.map { "'\($0)'" }
      let run = movies.shell(
        """
        cat > "$HOME/reading" <<'END'
        for command in \(words.joined(separator: " ")); do
          "$HOME/movies" $command > /dev/null 2>> "$HOME/temporary/errors"; echo "$command: $?"
        done
        for command in 'add Dune' undo redo 'rate Heat poor' 'edit Heat --year 1990'; do
          "$HOME/movies" $command; echo "$?"
        done
        END
        look() { ls -laR --time-style=full-iso "$HOME/place"; sha256sum "$library"; }
        chmod \(mode) "$library" "$HOME/place"; look > "$HOME/before"
        \(runner) sh "$HOME/reading"
        look | diff "$HOME/before" - && echo same; chmod u+w "$HOME/place"
        """,
        environment: [
          "MOVIES_LIBRARY": library, "library": library, "TMPDIR": movies.folder + "/temporary",
        ])
      let codes = run.out.split(separator: "\n").map(String.init)
      #expect(codes.last == "same", "\(run)")
      let refused = ["rate Nope good: 1", " add Heat: 3", " remove Nope --yes: 1"]
      #expect(codes.dropLast(6).filter { !$0.hasSuffix(" 0") }.count <= refused.count, "\(codes)")
      #expect(codes.dropLast().suffix(5).allSatisfy { $0 == "73" }, "\(codes)")
      let lines = run.err.split(separator: "\n")
      #expect(
        lines.count == 5 && lines.allSatisfy { $0.hasPrefix("movies: the library") }, "\(lines)")
    }

    @Test(
      "by a user who may only read",
      .enabled(if: Attacks.mayBeOthers, "SKIPPED: no other user can be taken on here"))
    func otherUser() { expectUnchanged("setpriv \(Attacks.nobody)") }

    @Test(
      "in a folder that is mounted read-only",
      .enabled(if: Attacks.mayMount, "SKIPPED: nothing can be mounted here"))
    func readOnlyMount() {
      expectUnchanged(
        """
        unshare -m sh -c 'mount --bind "$HOME/place" "$HOME/place" &&
          mount -o remount,ro,bind "$HOME/place" && exec "$@"' -
        """, mode: "u+w")
    }

    @Test(
      "a library that may not be read at all is 73",
      .enabled(if: Attacks.mayBeOthers, "SKIPPED: no other user can be taken on here"))
    func unreadable() {
      let run = movies.shell(
        """
        chmod 600 "$library"
        for command in list 'show Heat' history check 'backup -' 'add Dune' undo; do
          setpriv \(Attacks.nobody) "$HOME/movies" $command; echo $?
        done
        chmod 700 "$HOME/place"; setpriv \(Attacks.nobody) "$HOME/movies" list; echo $?
        """, environment: ["MOVIES_LIBRARY": library, "library": library])
      #expect(run.out == String(repeating: "73\n", count: 8))
      #expect(run.err.split(separator: "\n").allSatisfy { $0.contains("Permission denied") })
    }
  }
}
