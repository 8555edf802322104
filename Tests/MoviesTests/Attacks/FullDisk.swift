import Testing

extension Attacks {
  /// A disk with room for a small library only.
  @Suite("Full disk", .enabled(if: Attacks.mayMount, "SKIPPED: nothing can be mounted here"))
  nonisolated struct FullDisk {
    private let movies = Program()

    /// Runs a script where `$disk` is a file system of one megabyte.
    private func onSmallDisk(_ script: String) -> Run {
      movies.shell(
        """
        export disk="$HOME/disk" script='\(script)'; mkdir "$disk"
        unshare -m sh -c 'mount -t tmpfs -o size=1m none "$disk" && eval "$script"'
        """,
        environment: [
          "MOVIES_LIBRARY": movies.folder + "/disk/library.db",
          "library": movies.folder + "/disk/library.db",
        ])
    }

    @Test("a batch that fills the disk is told with 74, and the library is as before")
    func batch() {
      let run = onSmallDisk(
        """
        $movies add "Heat (1995)" -q && cp "$library" "$HOME/before"
        seq -f "Film %.0f with a rather long title" 20000 | $movies add - -q
        echo "code $?"; $movies check && cmp "$HOME/before" "$library" && ls "$disk"
        $movies add "Dune (2021)" && $movies list && $movies history | cut -f2
        """)
      #expect(
        run.out == """
          code 74
          The library is sound: 1 movie
          library.db
          @2	Dune	2021	not-seen
          @1	Heat	1995	not-seen
          @2	Dune	2021	not-seen
          add 'Dune (2021)'
          add 'Heat (1995)' -q

          """)
      #expect(run.err.hasPrefix("movies: the library") && run.err.contains("full"))
    }

    @Test("changes fill the disk one by one: each is stored or not, and removing works still")
    func singleChanges() {
      let run = onSmallDisk(
        """
        note=$(head -c 20000 /dev/zero | tr "\\0" x); number=0; code=0
        while [ $code = 0 ]; do
          number=$((number + 1)); $movies add "Film $number" --note "$note" -q; code=$?
        done
        echo "code $code"; [ $($movies list --count) = $((number - 1)) ] && $movies check -q
        echo "check $?"; $movies backup "$disk/copy.db"; echo "backup $?"; ls "$disk"
        """)
      #expect(run.out == "code 74\ncheck 0\nbackup 74\nlibrary.db\n")
    }
  }
}
