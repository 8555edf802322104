import Foundation
import Testing

extension Attacks {
  /// No input crashes the program: every outcome is an exit code of the contract.
  @Suite("Fuzzing") nonisolated struct Fuzzing {
    private let movies = Program()

    /// How many inputs are tried: for so long as `MOVIES_FUZZ_SECONDS` says, else some.
    private func rounds(_ body: (UInt64) -> Void) -> Int {
      let seconds = Attacks.variable("MOVIES_FUZZ_SECONDS").flatMap { Int($0) }
      let end = ContinuousClock.now + .seconds(seconds ?? 3600)
      let limit = seconds != nil ? Int.max : Attacks.isLong ? 1000 : 100
      var count = 0
      while count < limit, ContinuousClock.now < end {
        if count % 500 == 0 { movies.reset(to: SampleLibrary.current) }
        body(Attacks.seed &+ UInt64(count))
        count += 1
      }
      return count
    }

    @Test("in any argument")
    @concurrent func arguments() async {
      let count = rounds { seed in
        var input = FuzzedInput(seed: seed)
        let words = input.arguments()
        let run = movies.run(bytes: words, input: input.lines())
        expectContract(run, "seed \(seed): \(words.map { String(decoding: $0, as: UTF8.self) })")
      }
      #expect(movies("check").code == 0)
      Attacks.tell("seed \(Attacks.seed): \(count) random command lines")
    }

    @Test("in the lines of a batch")
    @concurrent func batches() async {
      let commands = [
        "add -", "add - -0", "rate -", "rate - -0", "add - --skip-existing", "rate - --add",
        "add - --allow-duplicate --json", "add - --verbatim",
      ]
      let count = rounds { seed in
        var input = FuzzedInput(seed: ~seed)
        let (command, lines) = (input.pick(commands), input.lines())
        let before = movies.bytes
        let run = movies.run(
          command.split(separator: " ").map(String.init), input: Data(lines))
        let place = "seed \(seed): \(command) \(lines)"
        expectContract(run, place)
        #expect(run.code == 0 || movies.bytes == before, "\(place)")
      }
      #expect(movies("check").code == 0)
      Attacks.tell("seed \(Attacks.seed): \(count) random batches")
    }

    @Test("in the files of an import")
    @concurrent func files() async {
      let options = [
        "", "--keep-going", "--keep-going --as seen", "--dry-run", "--scale 10 --all-types",
        "--lists-as-tags --json", "--format csv --keep-going",
      ]
      let folder = Program()
      let count = rounds { seed in
        var input = FuzzedInput(seed: seed ^ 0xF11E)
        let (choice, bytes, isPiped) = (
          input.pick(options), input.file(), input.pick([true, false])
        )
        let file = URL(fileURLWithPath: folder.folder + "/export")
        try? Data(bytes).write(to: file)
        let before = movies.bytes
        let run = movies.run(
          ["import", isPiped ? "-" : file.path] + choice.split(separator: " ").map(String.init),
          input: isPiped ? Data(bytes) : Data())
        let place = "seed \(seed): import \(choice) \(bytes)"
        expectContract(run, place)
        let stays = run.code != 0 || choice.contains("dry-run")
        #expect(!stays || movies.bytes == before, "\(place)")
      }
      #expect(movies("check").code == 0)
      Attacks.tell("seed \(Attacks.seed): \(count) random files of an import")
    }

    private func expectContract(_ run: Run, _ place: String) {
      #expect(run.isOfContract, "\(place): \(run)")
      #expect([0, 1, 2, 3, 64, 65].contains(run.code), "\(place): \(run)")
    }
  }
}

nonisolated extension Program {
  /// Runs the program with arguments that need not be UTF-8.
  func run(bytes words: [[UInt8]], input: [UInt8]) -> Run {
    let script = words.map { word in
      "\"$(printf '\(word.map { "\\" + octal($0) }.joined())x')\""
    }
    let name = folder + "/input"
    defer { try? FileManager.default.removeItem(atPath: name) }
    _ = FileManager.default.createFile(atPath: name, contents: Data(input))
    // The shell would drop line ends from the end of a word, so that each ends with an x.
    return shell(
      """
      set -- \(script.joined(separator: " ")); n=$#
      while [ $n -gt 0 ]; do set -- "$@" "${1%x}"; shift; n=$((n - 1)); done
      exec $movies "$@" < "\(name)"
      """)
  }

  private func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
