import Foundation
import Testing

extension Attacks {
  /// The library is damaged in every way that chance finds.
  @Suite("Damage") nonisolated struct Damage {
    private static let commands = [
      ["list"], ["list", "--json"], ["show", "Heat"], ["add", "Dune"], ["undo"], ["history"],
      ["check"], ["backup", "-"], ["list", "film", "--sort", "title"], ["redo"],
      ["rate", "Amélie", "poor"],
    ]
    private static let changes: Set = ["add", "undo", "redo", "rate"]

    private let movies = Program()
    private let truth: String

    init() {
      movies.reset(to: SampleLibrary.current)
      truth = movies("list", "--json").out
    }

    /// Attacks a damaged library with one command; gives whether it was taken for a whole one that
    /// holds something else.
    @discardableResult private func attack(
      _ content: Data, _ arguments: [String], _ place: String
    ) -> Bool {
      try? content.write(to: URL(fileURLWithPath: movies.library))
      let run = movies.run(["--library", movies.library] + arguments)
      #expect(run.isOfContract, "\(place), \(arguments): \(run)")
      #expect(
        [0, 1, 2, 3, 65, 74].contains(run.code) || content.isEmpty && run.code == 66,
        "\(place), \(arguments): \(run)")
      let mayChange = run.code == 0 && Damage.changes.contains(arguments[0])
      #expect(mayChange || movies.bytes == content, "\(place), \(arguments): the file changed")
      let isAlone = movies.names.count == 1
      #expect(isAlone || run.code == 65, "\(place), \(arguments): \(movies.names)")
      if !isAlone { movies.reset(to: nil) }
      return arguments == ["list", "--json"] && run.code == 0 && run.out != truth
    }

    /// Which commands meet a damage: one after the other one of them, in the long form three.
    private func commands(_ index: Int) -> [[String]] {
      let all = Damage.commands
      return (0..<(Attacks.isLong ? 3 : 1)).map { all[(index + 4 * $0) % all.count] }
    }

    @Test("its end is missing, from every 512th byte on")
    @concurrent func truncated() async {
      let whole = SampleLibrary.current
      let ends = Array(stride(from: 0, to: whole.count, by: Attacks.isLong ? 512 : 2048))
      for (index, end) in ends.enumerated() {
        for arguments in commands(index) {
          attack(whole.prefix(end), arguments, "cut at \(end)")
        }
      }
      Attacks.tell("\(ends.count) truncations")
    }

    @Test("random bytes are others, or zero")
    @concurrent func random() async {
      var random = SeededRandom(seed: Attacks.seed)
      let (whole, rounds) = (SampleLibrary.current, Attacks.isLong ? 3000 : 400)
      var (lists, unnoticed) = (0, 0)
      for round in 0..<rounds {
        var content = whole
        let start = Int.random(in: 0..<whole.count, using: &random)
        if round % 5 == 4 {
          let end = min(whole.count, start + .random(in: 1...4096, using: &random))
          content.resetBytes(in: start..<end)
        } else {
          content[start] ^= UInt8.random(in: 1...255, using: &random)
        }
        let arguments = Damage.commands[round % Damage.commands.count]
        lists += arguments == ["list", "--json"] ? 1 : 0
        if attack(content, arguments, "seed \(Attacks.seed), round \(round)") { unnoticed += 1 }
      }
      Attacks.tell(
        "seed \(Attacks.seed): \(rounds) damaged libraries; \(unnoticed) of \(lists) lists differ")
    }

    @Test(
      "it is something else",
      arguments: [
        Data("\u{FF}\u{D8}\u{FF}\u{E0}JFIF".unicodeScalars.map { UInt8($0.value) }),
        Data("SQLite format 3\0".utf8), Data(repeating: 0xFF, count: 65_536),
        Data("SQLite format 3\0".utf8) + Data(repeating: 0, count: 4080),
      ])
    func foreign(_ content: Data) {
      for arguments in Damage.commands {
        attack(content, arguments, "\(content.count) foreign bytes")
        #expect(movies.run(arguments).code == 65)
      }
    }

    @Test("it belongs to another program, or to a newer version of this one, or is a folder")
    func others() {
      for (script, words) in [
        (
          "sqlite3 \"$library\" 'CREATE TABLE t (x); INSERT INTO t VALUES (1)'", "no library"
        ),
        ("$movies add Heat -q; sqlite3 \"$library\" 'PRAGMA user_version = 99'", "newer"),
        ("mkdir \"$library\"", "folder"),
      ] {
        movies.reset(to: nil)
        _ = movies.shell(script)
        let before = movies.bytes
        for arguments in Damage.commands {
          let run = movies.run(arguments)
          #expect(run.code == 65 && run.err.contains(words), "\(arguments): \(run)")
        }
        #expect(movies.bytes == before && movies.names == ["library.db"])
      }
    }
  }
}
