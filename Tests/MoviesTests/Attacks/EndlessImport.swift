import Foundation
import Glibc
import Testing

extension Attacks {
  /// What has no end, or says nothing, is imported from.
  @Suite("Endless import") nonisolated struct EndlessImport {
    private let movies = Program()

    @Test(
      "that is no text is told at once, in little memory",
      arguments: ["import /dev/zero", "import - < /dev/zero", "import - < /dev/urandom"])
    @concurrent func noText(_ command: String) async {
      let run = movies.shell("ulimit -v 2000000; timeout 20 $movies \(command)")
      #expect(run.code == 65 && run.isOfContract, "\(run)")
      #expect(run.err.contains("has a zero byte, which no text has"))
      #expect(movies.names.isEmpty)
    }

    @Test("that is text ends where an export would have ended long before")
    @concurrent func text() async {
      guard Attacks.isLong else { return }
      let run = movies.shell(
        "ulimit -v 2000000; yes 'a film' | TMPDIR=\"$HOME\" timeout 120 $movies import -")
      #expect(
        run.code == 65 && run.err.hasPrefix("movies: standard input: more than 1 GB"), "\(run)")
      #expect(movies.names.isEmpty)
    }

    @Test(
      "what comes through a pipe is kept in a file that nobody sees, or refused where it can't be")
    @concurrent func spooled() async {
      let (name, count) = (String(repeating: "very ", count: 40), Attacks.isLong ? 150_000 : 22_000)
      let rows = "{ echo title,year; seq -f 'Film %.0f has a \(name)long name,1995' \(count); }"
      let run = movies.shell("\(rows) | TMPDIR=\"$HOME\" $movies import - --as seen --dry-run")
      #expect(run.code == 0 && run.err.contains("\(count) added"), "\(run)")
      #expect(movies.names.isEmpty)
      let refused = movies.shell("\(rows) | TMPDIR=\"$HOME/none\" $movies import - --as seen")
      #expect(refused.code == 74 && refused.err.contains("can't be kept in"), "\(refused)")
      #expect(movies.names.isEmpty)
    }

    @Test(
      "that doesn't come is waited for, and signals are answered", arguments: [SIGINT, SIGTERM])
    @concurrent func silent(_ signal: Int32) async {
      for writer in ["", "exec 3<> \"$HOME/pipe\"; echo title >&3;"] {
        let run = movies.shell(
          """
          mkfifo "$HOME/pipe"; \(writer)
          env --default-signal=INT $movies import "$HOME/pipe" & sleep 0.3
          kill -\(signal) $!; wait $!; code=$?; rm "$HOME/pipe"; echo $code
          """)
        #expect(run.out == "\(128 + signal)\n", "\(run)")
        #expect(movies.names.isEmpty)
      }
    }

    @Test("blank lines without number are read as fast as they come, and signals are answered")
    @concurrent func blankLines() async {
      let run = movies.shell(
        """
        { echo title; head -c \(Attacks.isLong ? 60 : 15)000000 /dev/zero | tr '\\0' '\\n'; echo Heat; } > "$HOME/f"
        timeout 60 $movies import "$HOME/f" --as seen; echo $?
        env --default-signal=INT $movies import "$HOME/f" --as seen & sleep 0.2
        begin=$(date +%s%N); kill -TERM $!; wait $!; code=$?
        echo $code $((($(date +%s%N) - begin) / 1000000000)); rm "$HOME/f"
        """)
      #expect(run.out == "0\n143 0\n", "\(run)")
    }
  }
}
