import Foundation
import Testing

extension Attacks {
  /// What others, or killed programs, left beside the library or in it.
  @Suite("Foreign traces") nonisolated struct ForeignTraces {
    private let movies = Program()

    /// Makes a library with a journal that names a file of somebody's, as of a change of two databases.
    private func putForeignJournal(naming victim: String) {
      let change = Change("", "remove", "Heat", "Amélie", "@7", "--yes")
      movies.reset(to: SampleLibrary.current)
      _ = movies.traced(change, "trace=unlink", "inject=unlink:signal=KILL:when=1")
      _ = movies.takeTrace()
      let name = Array(victim.utf8)
      func number(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
      }
      let sum = name.reduce(UInt32(0)) { $0 &+ UInt32(bitPattern: Int32(Int8(bitPattern: $1))) }
      let mark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
      let record =
        number(0x4000_0000 / 4096 + 1) + name + number(UInt32(name.count)) + number(sum) + mark
      // As it is written: at the next multiple of a sector.
      let path = movies.library + "-journal"
      var journal = FileManager.default.contents(atPath: path) ?? Data()
      journal.append(contentsOf: record)
      _ = FileManager.default.createFile(atPath: path, contents: journal)
      movies.put("precious", into: "victim")
    }

    @Test(
      "a journal that names another file is refused, and the file stays",
      .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
    func foreignJournal() {
      let victim = movies.folder + "/victim"
      // Without the refusal the file goes: this is what SQLite does.
      putForeignJournal(naming: victim)
      _ = movies.shell("sqlite3 \"$library\" 'SELECT count(*) FROM movie'")
      #expect(!movies.names.contains("victim"))
      putForeignJournal(naming: victim)
      let before = movies.shell(
        "cd \"$HOME\"; cat library.db library.db-journal victim | sha256sum"
      ).out
      for command in [
        "list", "show Heat", "history", "check", "backup -", "add Dune", "undo", "backup copy",
        "--library other backup library.db --force", "import library.db", "export -o library.db",
      ] {
        let run = movies.shell(
          "cd \"$HOME\"; [ -e other ] || $movies --library other add Up -q; $movies \(command)")
        #expect([65, 73].contains(run.code) && run.isOfContract, "\(command): \(run)")
        let after = movies.shell(
          "cd \"$HOME\"; cat library.db library.db-journal victim | sha256sum")
        #expect(after.out == before && after.err.isEmpty, "\(command)")
      }
      #expect(movies("__complete", "x").isOfContract)
      #expect(movies.names == ["library.db", "library.db-journal", "other", "victim"])
    }

    @Test(
      "a journal that was begun and never written is told by check, and goes with the next change",
      .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
    func emptyJournal() {
      movies.reset(to: SampleLibrary.current)
      movies.put("", into: "library.db-journal")
      let check = movies("check")
      #expect(check.code == 0 && check.err.contains("library.db-journal"), "\(check)")
      #expect(
        movies("check", "--json").out.contains("\"leftovers\":[\"\(movies.library)-journal\"]"))
      #expect(movies("add", "Dune", "-q").code == 0)
      #expect(movies.names == ["library.db"])
      #expect(movies("check").err.isEmpty)
    }

    @Test("the copy before a new layout replaces nothing, and is made only when the change is")
    func migrationCopy() {
      movies.reset(to: SampleLibrary.version1)
      let run = movies.shell(
        """
        cd "$HOME"; echo precious > far; echo title > t; echo Dune >> t
        ln -s far library.db.version-1; ln -s nothing library.db.version-1-2
        $movies import t --dry-run --as seen -q; $movies rate Nothing good; $movies add 'Film 1 of a library'
        $movies add Heat; $movies remove @99 --yes; ls | grep -v ^run-; $movies add Dune -q; ls | grep -v ^run-; cat far
        readlink library.db.version-1 library.db.version-1-2
        $movies --library library.db.version-1-3 list --count
        """)
      let names = "far\nlibrary.db\nlibrary.db.version-1\nlibrary.db.version-1-2\n"
      #expect(
        run.out == names + "t\n" + names
          + "library.db.version-1-3\nt\nprecious\nfar\nnothing\n30\n",
        "\(run)")
    }

    @Test(
      "a library that somebody gave a write-ahead log is read as it is, and turned back by a change"
    )
    func logMode() {
      movies.reset(to: SampleLibrary.current)
      let list = movies("list", "--json").out
      let run = movies.shell(
        """
        cd "$HOME"; sqlite3 library.db 'PRAGMA journal_mode = WAL'; sha256sum library.db > sum
        $movies list --json > listed; $movies check; $movies show Heat -q > /dev/null; $movies history > /dev/null
        $movies backup copy; ls | grep -v ^run-; sha256sum --check --quiet sum; $movies add Dune -q; ls | grep -v ^run-
        head -c 19 library.db | tail -c 1 | od -An -tu1; $movies list --count; $movies --library copy check
        """)
      #expect(movies.text(in: "listed") == list)
      #expect(
        run.out == """
          wal
          The library is sound: 30 movies
          copy
          library.db
          listed
          sum
          copy
          library.db
          listed
          sum
             1
          31
          The library is sound: 30 movies

          """ && run.err.isEmpty, "\(run)")
    }

    @Test("what a killed program left in a write-ahead log is there")
    func log() {
      movies.reset(to: SampleLibrary.current)
      let run = movies.shell(
        """
        cd "$HOME"; python3 - <<'END'
        import os, sqlite3
        library = sqlite3.connect("library.db", isolation_level=None)
        library.execute("PRAGMA journal_mode = WAL")
        library.execute("UPDATE movie SET year = 1999 WHERE number = 31")
        os._exit(0)
        END
        $movies list --year 1999 heat; $movies add Dune -q; $movies list --year 1999 heat; ls | grep -v ^run-
        """)
      let heat = "@31\tHeat\t1999\texcellent\n"
      #expect(run.out == heat + heat + "library.db\n" && run.err.isEmpty, "\(run)")
    }
  }
}
