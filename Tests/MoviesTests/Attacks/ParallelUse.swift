import Testing

extension Attacks {
  /// Many processes use one library at once.
  @Suite("Parallel use") nonisolated struct ParallelUse {
    private let movies = Program()
    private let adds = Attacks.isLong ? 250 : 10

    /// Runs a script in eight processes at once, with two readers meanwhile.
    private func inEight(_ script: String) -> Run {
      movies.shell(
        """
        touch "$HOME/busy"
        for reader in 1 2; do
          (while [ -e "$HOME/busy" ]; do
            $movies list --json > "$HOME/list-$reader" && $movies list --count > /dev/null
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

    @Test("undo and redo meanwhile undo whole changes, and no number is given twice")
    @concurrent func undoing() async {
      let rounds = Attacks.isLong ? 60 : 8
      let run = inEight(
        """
        for n in $(seq \(rounds)); do case $worker in
          7) $movies undo -q; $movies undo -q;;
          8) $movies redo -q;;
          6) printf "Pair $n a\\nPair $n b\\n" | $movies add - --allow-duplicate;;
          *) $movies add "Film $worker $n";;
        esac; done
        """)
      let errors = Set(run.err.split(separator: "\n"))
      #expect(
        errors.isSubset(of: [
          "movies: there is nothing to undo", "movies: there is nothing to redo",
        ]), "\(errors)")
      let numbers = run.rows.map { $0[0] }
      #expect(numbers.count == 7 * rounds && Set(numbers).count == numbers.count)
      let state = movies.state
      #expect(state.isSound, "\(state)")
      for round in 1...rounds {
        let pair = ["Pair \(round) a", "Pair \(round) b"].map { movies("list", $0, "--count").out }
        #expect(pair[0] == pair[1])
      }
    }

    @Test(
      "a library that is held for longer than ten seconds is busy, and stays as it is",
      .enabled(if: Attacks.isLong, "only in the long form"))
    @concurrent func busy() async {
      _ = movies("add", "Heat")
      let before = movies.bytes
      let run = movies.shell(
        """
        (echo 'BEGIN EXCLUSIVE;'; sleep 14) | sqlite3 "$MOVIES_LIBRARY" & sleep 1
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
