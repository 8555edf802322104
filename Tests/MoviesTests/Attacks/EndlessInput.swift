import Testing

extension Attacks {
  /// Input that doesn't end, from devices and pipes.
  @Suite("Endless input") nonisolated struct EndlessInput {
    private let movies = Program()

    /// Runs a command with no more memory than this many kilobytes.
    private func run(_ script: String, kilobytes: Int = 2_000_000) -> Run {
      movies.shell("ulimit -v \(kilobytes); export movies; timeout 60 sh -c '\(script)'")
    }

    @Test("a line without an end is told", arguments: ["add -", "rate -"])
    @concurrent func line(_ command: String) async {
      let run = run("\"$movies\" \(command) < /dev/zero")
      #expect(run.code == 65 && run.out.isEmpty)
      #expect(run.err.hasPrefix("movies: line 1: longer than 1048576 bytes\n"), "\(run)")
      #expect(movies.names.isEmpty)
    }

    @Test("so are lines without an end", arguments: ["add -", "rate -"])
    @concurrent func lines(_ command: String) async {
      let run = run("yes \"\" | \"$movies\" \(command)")
      #expect(run.code == 65 && run.err.contains("more than 1000000 lines"), "\(run)")
      #expect(self.run("\"$movies\" \(command) -0 < /dev/zero").err.contains("1000000 lines"))
      #expect(movies.names.isEmpty)
    }

    @Test("and bytes", .enabled(if: Attacks.isLong, "SKIPPED: it takes long"))
    @concurrent func bytes() async {
      let run = run("yes \"$(head -c 4000 /dev/zero | tr \"\\0\" x)\" | \"$movies\" rate -")
      #expect(run.code == 65 && run.err.contains("more than 256 million bytes"), "\(run)")
    }
  }
}
