import Testing

extension Attacks {
  /// The variables of the environment hold what can't be used.
  @Suite("Odd environment") nonisolated struct OddEnvironment {
    private let movies = Program()

    /// Runs a script with a variable that holds a byte which is no UTF-8.
    private func run(_ script: String, bad name: String) -> Run {
      movies.shell("export \(name)=\"$HOME/$(printf '\\377')\"; \(script)")
    }

    @Test(
      "a path that isn't UTF-8 is refused, and no other one is taken",
      arguments: ["list", "add Heat", "import -", "export", "check", "backup -", "undo"])
    @concurrent func library(_ command: String) async {
      for (name, others) in [
        ("MOVIES_LIBRARY", ["XDG_DATA_HOME"]), ("XDG_DATA_HOME", ["MOVIES_LIBRARY"]),
        ("HOME", ["MOVIES_LIBRARY", "XDG_DATA_HOME"]),
      ] {
        let unset = others.map { "unset \($0); " }.joined()
        let run = run("\(unset)$movies \(command)", bad: name)
        #expect(run.code == 64 && run.out.isEmpty, "\(name): \(run)")
        #expect(
          run.err == "movies: the variable \(name) of the environment is not valid UTF-8\n")
      }
      #expect(movies.names.isEmpty)
    }

    @Test("one that decides nothing does no harm")
    @concurrent func unused() async {
      for name in ["HOME", "XDG_DATA_HOME"] {
        #expect(
          run("$movies --library \"$library\" add Heat --allow-duplicate", bad: name).code == 0)
      }
      for name in ["MOVIES_LIBRARY", "HOME", "XDG_DATA_HOME", "LANG", "LC_ALL", "MOVIES_LANG"] {
        for command in ["help", "--version", "completions bash", "list --help"] {
          #expect(run("$movies \(command)", bad: name).code == 0, "\(name), \(command)")
        }
        let completion = "completions bash --before 'movies rate ' --word ''"
        #expect(run("$movies \(completion)", bad: name).err.isEmpty, "\(name)")
      }
      for name in ["LANG", "LC_ALL", "LC_CTYPE", "MOVIES_LANG", "TERM", "TZ", "TMPDIR", "PAGER"] {
        #expect(run("$movies list", bad: name).out.hasPrefix("@1\tHeat"), "\(name)")
      }
    }

    @Test(
      "a temporary folder that can't be used is named", arguments: ["/nonexistent", "/dev/null"])
    @concurrent func temporaryFolder(_ folder: String) async {
      _ = movies("add", "Heat", "-q")
      let run = movies("backup", "-", environment: ["TMPDIR": folder])
      #expect(run.code == 73 && run.out.isEmpty)
      #expect(run.err.hasPrefix("movies: no temporary folder can be made in \"\(folder)\": "))
      #expect(self.run("$movies backup - | wc -c", bad: "TMPDIR").err.contains("TMPDIR"))
    }
  }
}
