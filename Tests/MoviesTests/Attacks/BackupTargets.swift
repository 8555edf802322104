import Foundation
import Testing

extension Attacks {
  /// A backup goes where something is already.
  @Suite("Backup targets") nonisolated struct BackupTargets {
    private let movies = Program()

    @Test(
      "the library itself is refused by any of its names, for what others write would be lost",
      arguments: ["library.db", "./library.db", "link", "hard"])
    func itself(_ name: String) {
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        cd "$HOME"; ln -s library.db link; ln library.db hard; ls -i library.db > before
        $movies backup \(name) --force; echo $?; ls -i library.db | cmp before - && echo same
        """)
      #expect(run.out == "73\nsame\n", "\(run)")
    }

    @Test("adds that were reported stay while the library is copied onto itself")
    func lostChanges() {
      let run = movies.shell(
        """
        $movies add First -q
        (for n in $(seq 40); do $movies add "Film $n" -q 2>/dev/null && echo told; done) & adder=$!
        for n in $(seq 40); do $movies backup "$library" --force 2>/dev/null; done
        wait $adder; $movies list --count
        """)
      let told = run.rows.count { $0 == ["told"] }
      #expect(run.rows.last == ["\(told + 1)"], "\(run.rows)")
    }

    @Test(
      "a journal beside the copy's name is none of the copy's, which it would damage",
      .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"),
      arguments: ["--force", "--quiet"])
    func foreignJournal(_ option: String) {
      let run = movies.shell(
        """
        cd "$HOME"; seq -f 'Film %.0f' 200 | $movies add - -q
        seq -f 'Old %.0f' 300 | $movies --library copy add - -q
        strace -f -o /dev/null -e trace=unlink -e inject=unlink:signal=KILL:when=1 \
          $movies --library copy rate 'Old 7' good >/dev/null 2>&1
        [ \(option) = --force ] || rm copy
        $movies backup copy \(option) 2>/dev/null || exit 73
        $movies --library copy list --count; $movies --library copy check
        """)
      #expect(run.code == 73 || run.out == "200\nThe library is sound: 200 movies\n", "\(run)")
    }

    @Test("what is no file is refused, by force too, and stays what it is")
    func noFiles() {
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        cd "$HOME"; mkfifo fifo; mkdir folder; mknod null c 1 3 2>/dev/null || ln -s fifo null
        python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'; ln -s fifo link
        stat -c '%n %F %i' [fns]* > before
        for target in fifo folder null socket link; do
          timeout 5 $movies backup $target --force; echo "$target $?"
        done
        stat -c '%n %F %i' [fns]* | diff before - && echo same
        """)
      let codes = ["fifo", "folder", "null", "socket", "link"].map { $0 + " 73\n" }.joined()
      #expect(run.out == codes + "same\n", "\(run)")
      #expect(run.err.split(separator: "\n").count { $0.contains("is no file") } == 5, "\(run)")
    }

    @Test("a copy onto a library that others write to leaves it whole, and fails none of them")
    @concurrent func inUse() async {
      let adds = Attacks.isLong ? 300 : 30
      let run = movies.shell(
        """
        cd "$HOME"; seq -f 'Film %.0f' 300 | $movies add - -q; $movies backup copy -q
        for worker in 1 2 3; do
          (for n in $(seq \(adds)); do $movies --library copy add "New $worker.$n" -q || exit; done) &
          workers="$workers $!"
        done
        (while [ ! -e done ]; do $movies backup copy --force && $movies --library copy check; done) &
        copier=$!; wait $workers; touch done; wait $copier; ls | grep -v ^run-
        """)
      #expect(run.err.isEmpty, "\(run)")
      let checks = run.rows.map { $0[0] }.filter { $0.hasPrefix("The library is sound") }
      #expect(checks.count > 1 && run.out.hasSuffix("copy\ndone\nlibrary.db\n"), "\(run)")
      Attacks.tell("\(checks.count) copies onto a library that 3 processes wrote to")
    }

    @Test("a library that somebody holds is not replaced: busy, and as it was")
    @concurrent func held() async {
      guard Attacks.isLong else { return }
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        cd "$HOME"; $movies backup copy -q; $movies --library copy add Up -q; cp copy before
        (echo 'BEGIN IMMEDIATE;'; sleep 13) | sqlite3 copy & sleep 1
        $movies backup copy --force; echo $?; cmp copy before; ls | grep -v ^run-; wait
        """)
      #expect(run.out == "75\nbefore\ncopy\nlibrary.db\n", "\(run)")
    }

    @Test(
      "a copy that was killed is told by check, and taken away by the next one",
      .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"))
    func abandoned() {
      let run = movies.shell(
        """
        cd "$HOME"; $movies add Heat -q
        killing="strace -f -o /dev/null -e trace=fsync -e inject=fsync:signal=KILL:when=1"
        $killing $movies backup copy >/dev/null 2>&1; $killing $movies backup library.db.old >/dev/null 2>&1
        echo precious > copy.unfinished-pre; ls | grep -c unfinished; $movies check
        $movies backup copy; $movies backup library.db.old; ls | grep -v ^run-; $movies check
        """)
      #expect(run.out.hasPrefix("3\nThe library is sound: 1 movie\n"), "\(run)")
      #expect(
        run.out.hasSuffix(
          "copy\ncopy.unfinished-pre\nlibrary.db\nlibrary.db.old\nThe library is sound: 1 movie\n"),
        "\(run)")
      let lines = run.err.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].contains("library.db.old.unfinished-"), "\(run)")
    }

    @Test(
      "a file system that knows no second names takes a copy too, and replaces none unasked",
      .enabled(if: Attacks.mayTrace, "SKIPPED: strace may not trace here"),
      arguments: ["EPERM", "EOPNOTSUPP"])
    func singleNames(_ error: String) {
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        cd "$HOME"; failing="strace -f -o /dev/null -e trace=link,rename -e inject=link:error=\(error)"
        $failing $movies backup copy; echo $?; $movies --library copy list --count
        $failing -e inject=rename:error=EIO $movies backup another; echo $?
        echo precious > file; $failing $movies backup file; echo $?; cat file
        """)
      #expect(run.out == "0\n1\n74\n73\nprecious\n", "\(run)")
      #expect(movies.names == ["copy", "file", "library.db"])
    }

    @Test("a closed pipe or a signal leaves no copy behind", arguments: ["head -c 9", "sleep 0"])
    func temporaryCopy(_ reader: String) {
      _ = movies("add", "-", "-q", input: (1...3000).map { "A rather long film \($0)\n" }.joined())
      let run = movies.shell(
        "mkdir \"$TMPDIR\"; $movies backup - | \(reader) > /dev/null; ls \"$TMPDIR\"",
        environment: ["TMPDIR": movies.folder + "/temporary"])
      #expect(run.out.isEmpty, "\(run)")
    }

    @Test(
      "an interrupted backup or batch leaves no file behind", arguments: ["INT", "TERM", "HUP"])
    func interrupted(_ signal: String) {
      _ = movies("add", "-", "-q", input: (1...8000).map { "Film \($0)\n" }.joined())
      for hundredths in Attacks.isLong ? Array(2...6) : [2, 5] {
        let run = movies.shell(
          """
          timeout -s \(signal) 0.0\(hundredths) $movies backup "$HOME/copy.db"; rm -f "$HOME/copy.db"
          seq -f 'New %.0f' 20000 > "$HOME/run-titles"
          timeout -s \(signal) 0.\(hundredths) $movies add - -q < "$HOME/run-titles"; ls "$HOME"
          """)
        #expect(movies.names == ["library.db"], "\(run)")
      }
    }
  }
}
