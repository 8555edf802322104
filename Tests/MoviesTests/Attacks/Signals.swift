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

    @Test(
      "a long change is broken off within a second, and nothing of it is stored",
      arguments: ["add - -q < titles", "rate - -q < ratings", "undo"])
    @concurrent func longChange(_ command: String) async {
      let count = Attacks.isLong ? 300_000 : 40_000
      let made = movies.shell(
        """
        cd "$HOME"; seq -f 'Film %.0f' \(count) | $movies add - -q
        seq -f 'New film %.0f' \(count) > titles; seq -f '@%.0f	good' \(count) > ratings
        """)
      #expect(made.code == 0)
      for tenths in Attacks.isLong ? Array(1...9) : [4, 8] {
        let before = movies("list", "--json", "--limit", "3").out
        let run = movies.shell(
          """
          cd "$HOME"; $movies \(command) & sleep 0.\(tenths); date +%s%N > begin
          kill -TERM $!; wait $!; echo $?; echo $((($(date +%s%N) - $(cat begin)) / 1000000))
          """)
        let numbers = run.out.split(separator: "\n").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] != 0 else { break }
        #expect(numbers[0] == 128 + 15, "\(run)")
        #expect(numbers[1] < (Attacks.isLong ? 1000 : 3000), "\(run)")
        #expect(movies("list", "--json", "--limit", "3").out == before)
        #expect(movies("list", "--count").out == "\(count)\n")
      }
      #expect(movies.names == ["begin", "library.db", "ratings", "titles"])
    }

    @Test(
      "a change that waits for another process is broken off too", arguments: ["add -", "undo"])
    @concurrent func waitingChange(_ command: String) async {
      _ = movies("add", "Heat", "-q")
      let before = movies.bytes
      let run = movies.shell(
        """
        cd "$HOME"; mkfifo pipe; echo Ran > titles
        { printf 'BEGIN IMMEDIATE;\\n.shell echo > pipe\\n'; exec sleep 6; } | sqlite3 library.db &
        read -r line < pipe; $movies \(command) < titles & sleep 0.5; date +%s%N > begin
        kill -TERM $!; wait $!; echo $?; echo $((($(date +%s%N) - $(cat begin)) / 1000000))
        """)
      let numbers = run.out.split(separator: "\n").compactMap { Int($0) }
      #expect(numbers.count == 2 && numbers[0] == 128 + 15 && numbers[1] < 2000, "\(run)")
      #expect(movies.bytes == before)
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

    private static let ending = [
      SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGVTALRM, SIGPROF, SIGXCPU, SIGPOLL, SIGABRT,
      SIGTRAP, SIGSEGV, SIGSYS, 34, 64,
    ]

    @Test("so it does for every other signal that ends a program", arguments: ending)
    @concurrent func otherSignals(_ signal: Int32) async {
      let terminal = TerminalDevice()
      let mode = terminal.mode
      let process = movies.start(
        ["/bin/sh", "-c", "ulimit -c 0; exec \"$0\" add", Program.path], terminal: terminal.name)
      terminal.waitForOutput(of: "Esc")
      kill(process, signal)
      #expect(Program.wait(for: process) == -signal)
      #expect(terminal.mode == mode)
    }

    @Test("a signal that is ignored, as by nohup, stays so in the form")
    @concurrent func ignored() async {
      let terminal = TerminalDevice()
      let process = movies.start(
        ["/bin/sh", "-c", "trap '' HUP TERM; exec \"$0\" add", Program.path],
        terminal: terminal.name)
      terminal.waitForOutput(of: "Esc")
      for signal in [SIGHUP, SIGTERM] { kill(process, signal) }
      terminal.type("Heat\r")
      #expect(terminal.waitForOutput(of: "Added @1 Heat").contains("Added @1 Heat"))
      #expect(Program.wait(for: process) == 0)
    }

    @Test("the form that is stopped gives the terminal back, and comes again")
    @concurrent func stopped() async throws {
      let terminal = TerminalDevice()
      let mode = terminal.mode
      let script = """
        set -m; sh -c 'echo $$ > "$HOME/number"; exec "$movies" add'
        echo STOPPED; read -r key; fg; echo "code $?"
        """
      let shell = movies.start(
        ["/bin/sh", "-c", script], environment: ["movies": Program.path], terminal: terminal.name)
      terminal.waitForOutput(of: "Esc")
      let process = try #require(
        movies.text(in: "number").flatMap { pid_t($0.dropLast()) }, "no number")
      terminal.type("Hea")
      terminal.waitForOutput(of: "Hea")
      kill(process, SIGTSTP)
      terminal.waitForOutput(of: "STOPPED")
      #expect(terminal.mode == mode)
      terminal.type("x\n")
      terminal.waitForOutput(of: "> Title   Hea")
      #expect(terminal.mode != mode)
      terminal.type("t\r")
      #expect(terminal.waitForOutput(of: "code 0").contains("Added @1 Heat"))
      #expect(Program.wait(for: shell) == 0)
      #expect(terminal.mode == mode)
    }

    @Test(
      "a pager is ended with the program, and the terminal is as before it",
      arguments: [SIGTERM, SIGHUP], ["stty raw -echo < /dev/tty; exec sleep 30", "less"])
    @concurrent func pager(_ signal: Int32, _ pager: String) async {
      guard pager != "less" || movies.shell("command -v less").code == 0 else { return }
      _ = movies("add", "-", "-q", input: (1...100).map { "Film \($0)\n" }.joined())
      let terminal = TerminalDevice()
      let mode = terminal.mode
      let process = movies.start(
        [Program.path, "list"], environment: ["PAGER": pager, "LESS": "R"], terminal: terminal.name)
      #expect(terminal.waitForMode { $0 != mode })
      let begin = ContinuousClock.now
      kill(process, signal)
      #expect(Program.wait(for: process) == -signal)
      #expect(ContinuousClock.now - begin < .seconds(5))
      #expect(terminal.mode == mode)
    }
  }
}
