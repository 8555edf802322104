import Testing

extension Attacks {
  /// Many processes use one library at once.
  @Suite("Parallel use") nonisolated struct ParallelUse {
    private let movies = Program()
    private let adds = Attacks.isLong ? 250 : 10

    /// What a reader does again and again, into files of its own.
    private static let listing =
      "$movies list --json > \"$HOME/list-$reader\" && $movies list --count > /dev/null"

    /// Runs a script in eight processes at once, with two readers meanwhile.
    private func inEight(_ script: String, reading: String = listing) -> Run {
      movies.shell(
        """
        touch "$HOME/busy"
        for reader in 1 2; do
          (while [ -e "$HOME/busy" ]; do
            [ -s "$library" ] || continue
            \(reading)
          done) &
          readers="$readers $!"
        done
        for worker in 1 2 3 4 5 6 7 8; do (\(script)) & workers="$workers $!"; done
        wait $workers; rm "$HOME/busy"; wait $readers
        """)
    }

    @Test("nothing that was added is lost, and nobody gets an error")
    @concurrent func adding() async {
      let run = inEight("for n in $(seq \(adds)); do $movies add \"Film $worker $n\"; done")
      #expect(run.err.isEmpty)
      let expected = (1...8).flatMap { worker in (1...adds).map { "Film \(worker) \($0)" } }
      #expect(run.rows.map { $0[1] }.sorted() == expected.sorted())
      #expect(Set(run.rows.map { $0[0] }) == Set((1...8 * adds).map { "@\($0)" }))
      #expect(Set(movies("list").rows) == Set(run.rows))
      #expect(movies("check").out == "The library is sound: \(8 * adds) movies\n")
      Attacks.tell("8 processes added \(adds) movies each")
    }

    @Test("imports are whole in every list and every copy, and all is there in the end")
    @concurrent func importing() async {
      let rounds = Attacks.isLong ? 40 : 5
      let run = inEight(
        """
        for n in $(seq \(rounds)); do case $worker in
          1|2|3) printf "title,rating\nImported $worker $n a,9\nImported $worker $n b,8\n" |
            $movies import - -q --scale 10;;
          *) $movies add "Film $worker $n" -q;;
        esac; echo $?; done
        """,
        reading: """
          $movies list Imported --count >> "$HOME/counts"; rm -f "$HOME/copy-$reader"
          $movies backup "$HOME/copy-$reader" && $movies --library "$HOME/copy-$reader" check -q &&
            $movies --library "$HOME/copy-$reader" list Imported --count >> "$HOME/counts"
          """)
      #expect(run == Run(code: 0, out: String(repeating: "0\n", count: 8 * rounds), err: ""))
      let counts = (movies.text(in: "counts") ?? "").split(separator: "\n").compactMap { Int($0) }
      #expect(counts.count > 3 && counts.allSatisfy { $0 % 2 == 0 }, "\(counts)")
      #expect(movies("list", "Imported", "--count").out == "\(6 * rounds)\n")
      #expect(movies("check").out == "The library is sound: \(11 * rounds) movies\n")
      #expect(movies("history", "--limit", "1000").rows.count == 8 * rounds)
      Attacks.tell(
        "8 processes, \(3 * rounds) imports and \(5 * rounds) adds; \(counts.count) looks")
    }

    @Test("undo, redo, imports and copies at once: the history tells what the library holds")
    @concurrent func mixing() async {
      let rounds = Attacks.isLong ? 50 : 8
      let run = inEight(
        """
        cd "$HOME"; for n in $(seq \(rounds)); do case $worker in
          7) $movies undo -q; echo "back $?"; $movies undo -q; echo "back $?";;
          8) $movies redo -q; echo "back $?";;
          1|2) printf "title\nOne $worker.$n\nTwo $worker.$n\n" > "$worker.$n"
            $movies import "$worker.$n" -q; echo "on $?";;
          *) $movies add "One $worker.$n"; echo "on $?";;
        esac; done
        """,
        reading: """
          $movies backup "$HOME/copy-$reader" --force && $movies --library "$HOME/copy-$reader" check -q
          $movies history > /dev/null
          """)
      let (added, ends) = (run.rows.filter { $0.count > 1 }, run.rows.filter { $0.count == 1 })
      #expect(added.count == 4 * rounds && Set(added.map { $0[0] }).count == added.count)
      #expect(Set(ends.map { $0[0] }).isSubset(of: ["on 0", "back 0", "back 1"]), "\(run)")
      #expect(ends.count { $0 == ["on 0"] } == 6 * rounds)
      let told = Set(run.err.split(separator: "\n"))
      let nothing = Set(["undo", "redo"].map { Substring("movies: there is nothing to " + $0) })
      #expect(told.isSubset(of: nothing), "\(told)")
      expectHistoryToldAll()
    }

    /// Expects the movies of the steps that are done, and no others; and that undoing them all leaves none.
    private func expectHistoryToldAll() {
      let steps = movies("history", "--limit", "1000").rows.filter { $0[3] == "done" }
      let expected = steps.flatMap { step in
        let place = step[1].split { "' ".contains($0) }.first { $0.contains(".") } ?? ""
        return step[1].hasPrefix("import") ? ["One \(place)", "Two \(place)"] : ["One \(place)"]
      }
      let list = movies("list").rows
      #expect(list.map { $0[1] }.sorted() == expected.sorted())
      #expect(Set(list.map { $0[0] }).count == list.count)
      #expect(movies.state.isSound)
      for _ in steps { #expect(movies("undo", "-q").code == 0) }
      #expect(movies("list", "--count").out == "0\n")
      #expect(movies("undo", "-q").code == 1)
      Attacks.tell("\(steps.count) steps left of changes by six processes, undone by others")
    }

    @Test(
      "a library that is held for longer than ten seconds is busy, and stays as it is",
      .enabled(if: Attacks.isLong, "only in the long form"))
    @concurrent func busy() async {
      _ = movies("add", "Heat")
      let before = movies.bytes
      let run = movies.shell(
        """
        (echo 'BEGIN EXCLUSIVE;'; sleep 14) | sqlite3 "$library" & sleep 1
        for command in 'add Dune' undo list history check 'backup -'; do
          ($movies $command > "$HOME/out"; echo $?) & waiting="$waiting $!"
        done; wait $waiting
        """)
      #expect(run.out == String(repeating: "75\n", count: 6))
      #expect(run.err.split(separator: "\n").count { $0.contains("is busy") } == 6)
      #expect(movies.bytes == before)
    }

    @Test(
      "a reader whom nobody reads from keeps no writer waiting",
      arguments: [
        "list", "list --json", "list --format table", "list --format csv", "show @1 --json",
        "history", "backup -",
      ])
    @concurrent func stalledReader(_ command: String) async {
      _ = movies(
        "add", "-", "-q", "--note", String(repeating: "long ", count: 15_000),
        input: (1...30).map { "Film \($0) to fill the pipe\n" }.joined())
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        mkfifo "$HOME/pipe"; $movies \(command) > "$HOME/pipe" & exec 3< "$HOME/pipe"; sleep 0.3
        timeout 5 $movies add Dune && timeout 5 $movies undo -q && timeout 5 $movies redo -q
        echo $?; kill $!
        """)
      #expect(run.out == "@32\tDune\t\tnot-seen\n0\n")
      #expect(!run.err.contains("movies:"))
    }
  }
}
