import Foundation
import Testing

extension Attacks {
  /// No byte that a terminal obeys arrives there but the program's own.
  @Suite("Terminal output") nonisolated struct TerminalOutput {
    private static let hostile = [
      "Film \u{202E}gpj.exe", "\u{2066}isolate\u{2069} \u{200F}rtl", "👨‍👩‍👧‍👦 \u{301}marks",
    ]
    private static let evil = "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\u{202E}\u{85}\r\n\u{8}\u{7F}"

    private let movies = Program()

    private var commands: [[String]] {
      let (film, evil) = (TerminalOutput.hostile[0], TerminalOutput.evil)
      return [
        ["list"], ["list", "--json"], ["list", "--format", "tsv"], ["list", "--format", "csv"],
        ["list", "--format", "jsonl"], ["list", "--columns", "title,note,tags"], ["show", "@1"],
        ["show", "@1", "@2", "--json"], ["show", "@1", "--format", "tsv"], ["history"],
        ["history", "--json"], ["history", "--format", "tsv"], ["check"], ["check", "--json"],
        ["rate", film, "good"], ["seen", film], ["edit", film, "--tag", "t\u{202E}"], ["undo"],
        ["redo"], ["undo", "--json"], ["add", film], ["add", evil], ["rate", evil, "good"],
        ["rate", film, evil], ["list", "--sort", evil], ["list", "--year", evil], ["list", evil],
        ["list", "--columns", evil], ["list", "--format", evil], ["--" + evil], [evil],
        ["-" + evil],
        ["show", evil], ["add", "Up", "--tag", evil], ["add", "Up", "--imdb", evil],
        ["add", "Up", "--seen-on", evil], ["edit", "@1", "--untag", evil], ["help", evil],
        ["--library", evil, "list"], ["--library", "/" + evil + "/x", "add", "Up"],
        ["backup", evil + "/x"], ["backup", "/dev/full"], ["remove", evil, "--yes"],
        ["add", film, "--allow-duplicate", "--note", "n\u{202E}", "--tag", "ev\u{2067}il"],
        ["rate", "film gpj exe", "good"], ["remove", film, "--yes"], ["undo"], ["history"],
      ]
    }

    @Test("whatever the library and the command line hold")
    @concurrent func everyCommand() async {
      for title in TerminalOutput.hostile {
        let note = "\t\u{202E}note\n\u{2069}"
        _ = movies("add", title, "--note", note, "--tag", "a\u{2066}b")
      }
      var count = 0
      for (index, arguments) in commands.enumerated() where Attacks.isLong || index % 6 == 0 {
        expectClean(movies.onTerminal(arguments), arguments)
        count += 1
      }
      Attacks.tell("\(count) command lines on a terminal")
    }

    @Test("in the form, the question and their errors")
    @concurrent func dialogues() async {
      let film = TerminalOutput.hostile[0]
      _ = movies("add", film)
      expectClean(
        movies.onTerminal(["add"], keys: [film, "\r", "\u{9B}31m\u{85}\u{2066}", "\r", "\u{3}"]),
        ["add"])
      expectClean(
        movies.onTerminal(["remove", film], keys: ["\u{202E}\u{9B}31m\r"]), ["remove"], echoes: true
      )
      expectClean(
        movies.onTerminal(
          ["add"], keys: [film + "\r", "\u{9B}\u{202E}\r", "\u{4}"], environment: ["TERM": "dumb"]),
        ["add"], echoes: true)
    }

    /// Expects nothing but text, line ends, tabs, colours and movements of the cursor.
    private func expectClean(_ run: TerminalRun, _ arguments: [String], echoes: Bool = false) {
      #expect(Attacks.codes.contains(run.code), "\(arguments): \(run)")
      guard !echoes else { return }
      let text = run.screen.replacing(
        /\u{1B}\[[0-9;?]*[A-Za-z]/.matchingSemantics(.unicodeScalar), with: "")
      let obeyed = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(obeyed.isEmpty, "\(arguments): \(obeyed.map(\.value))")
      let sequences = run.screen.matches(
        of: /\u{1B}\[[0-9;?]*[A-Za-z]/.matchingSemantics(.unicodeScalar)
      ).map(\.output)
      let own = sequences.allSatisfy { "mABCDGHJK".contains($0.last ?? "?") && $0 != "\u{1B}[2J" }
      #expect(own, "\(arguments): \(sequences)")
    }
  }
}
