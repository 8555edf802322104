import Testing

extension Attacks {
  /// No file may grow larger than the user allows.
  @Suite("File size limit") nonisolated struct FileSizeLimit {
    private let movies = Program()

    @Test(
      "a write beyond it is told, and nothing is left",
      arguments: [
        "add - < titles", "add - --skip-existing < titles", "import titles.csv",
        "import - < titles.csv",
        "export -o out.csv", "export > out.csv", "backup copy.db", "backup - > copy.db",
      ])
    @concurrent func everyWrite(_ command: String) async {
      let titles = (1...5000).map { "Film \($0) with a rather long title\n" }.joined()
      _ = movies("add", "-", "-q", input: titles)
      movies.put(titles.replacing("Film", with: "New film"), into: "titles")
      movies.put("title\n" + titles.replacing("Film", with: "New film"), into: "titles.csv")
      let (before, names) = (movies.bytes, movies.names)
      // A hundred blocks are 50 KiB, or 100 KiB in other shells.
      let run = movies.shell("cd \"$HOME\"; (ulimit -f 100; TMPDIR=. $movies \(command))")
      #expect(run.code == 74 && run.isOfContract, "\(run)")
      #expect(movies.bytes == before)
      let target = command.split(separator: "> ").dropFirst().last.map(String.init)
      #expect(movies.names.filter { $0 != target } == names)
    }

    @Test("a first change beyond it stores nothing")
    @concurrent func firstChange() async {
      let run = movies.shell("ulimit -f 10; $movies add Heat")
      #expect(run.code == 74 && run.isOfContract, "\(run)")
      #expect(movies("list").out.isEmpty && movies("add", "Heat").code == 0)
    }

    @Test("a pager doesn't have to know")
    @concurrent func pager() async {
      _ = movies("add", "-", "-q", input: (1...100).map { "Film \($0)\n" }.joined())
      let script =
        "trap | grep -c XFSZ; sh -c 'ulimit -f 1; cat \"$movies\" > large'; echo \"<$?>\""
      let run = movies.onTerminal(
        "list", environment: ["PAGER": "cd; cat > /dev/null; \(script)", "movies": Program.path])
      #expect(run.screen.contains("<153>"), "\(run.screen)")
    }
  }
}
