import Foundation
import Glibc
import Testing

extension Attacks {
  /// The program is interrupted.
  @Suite("Signals") nonisolated struct Signals {
    private let movies = Program()

    @Test(
      "in a batch nothing is stored, and nothing is left", arguments: [SIGINT, SIGTERM, SIGHUP])
    @concurrent func batch(_ signal: Int32) async {
      _ = movies("add", "Heat", "-q")
      let before = movies("list", "--json").out
      for tenths in Attacks.isLong ? Array(0...8) : [1, 4] {
        let run = movies.shell(
          """
          seq -f 'Film %.0f' 20000 > "$HOME/titles"; 
          env --default-signal=INT $movies add - -q < "$HOME/titles" & sleep 0.\(tenths)
          kill -\(signal) $!; wait $!; code=$?; rm "$HOME/titles"; echo $code
          """)
        #expect(run.out == "\(128 + signal)\n" || run.out == "0\n", "\(run)")
        guard run.out != "0\n" else { break }
        #expect(movies("list", "--json").out == before && movies("check").code == 0)
        #expect(movies.names == ["library.db"])
      }
    }

    @Test("a batch that still waits for its input stores nothing", arguments: [SIGINT, SIGTERM])
    @concurrent func waiting(_ signal: Int32) async {
      let run = movies.shell(
        """
        mkfifo "$HOME/pipe"; env --default-signal=INT $movies add - < "$HOME/pipe" & exec 3> "$HOME/pipe"; echo Heat >&3
        sleep 0.3; kill -\(signal) $!; wait $!; echo $?; rm "$HOME/pipe"
        """)
      #expect(run.out == "\(128 + signal)\n")
      #expect(movies.names.isEmpty)
    }

    @Test(
      "the form leaves the terminal as it found it",
      arguments: [SIGINT, SIGTERM, SIGHUP], ["add", "remove @1"])
    @concurrent func terminalMode(_ signal: Int32, _ command: String) async {
      _ = movies("add", "Heat", "-q")
      let before = movies.bytes
      let terminal = TerminalDevice()
      let mode = terminal.mode
      let process = movies.start(
        [Program.path] + command.split(separator: " ").map(String.init), terminal: terminal.name)
      terminal.waitForOutput(of: command == "add" ? "Esc" : "Remove")
      #expect(command != "add" || terminal.mode != mode)
      kill(process, signal)
      #expect(Program.wait(for: process) == -signal)
      #expect(terminal.mode == mode)
      #expect(movies.bytes == before && movies.names == ["library.db"])
    }
  }
}
