import Foundation
import Testing

extension Attacks {
  /// Each column of the library holds, in turn, what it never should.
  @Suite("Odd values") nonisolated struct OddValues {
    private static let values = [
      "9223372036854775807", "(-9223372036854775807 - 1)", "0", "-1", "253402300800", "2147483648",
      "''", "'x'", "' x '", "CAST(x'66ff6f' AS TEXT)", "'a' || char(0) || 'b'",
      "'a' || char(10) || char(27) || '[2J'", "'2024-02-31'", "'9999-12-31'", "'tt1'", "'{'",
      "'[]'", "'{}'", "replace(hex(zeroblob(60000)), '0', 'é')", "x''", "x'00'", "NULL",
    ]

    private static let columns = [
      "movie": "number id title title_key year rating score note imdb seen added changed",
      "viewing": "id movie date", "tag": "movie key name",
      "change": "step moment title movies is_undone",
      "change_movie": "step number id before after", "sqlite_sequence": "name seq",
      "title_trigram_data": "id block",
    ].flatMap { table, columns in columns.split(separator: " ").map { (table, String($0)) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }

    private static let commands = [
      ["list"], ["list", "--json"], ["show", "Heat"], ["list", "film", "--sort", "title"],
      ["stats"], ["random"], ["duplicates"], ["history", "--json"], ["backup", "-"],
      ["export", "-f", "letterboxd"], ["add", "Dune"], ["add", "heat", "--skip-existing"],
      ["rate", "Amélie", "poor"], ["edit", "@32", "--tag", "new"], ["merge", "@31", "@32"],
      ["remove", "@32", "--yes"], ["undo"], ["redo"],
    ]

    private let movies = Program()

    /// Puts a value into the row of a column that is reached last; the constraints of the tables aren't
    /// looked at, and where the type alone forbids it nothing is changed.
    private func put(_ value: String, into column: String, of table: String) -> Data? {
      movies.reset(to: SampleLibrary.undone)
      _ = movies.shell(
        """
        sqlite3 "$library" 'PRAGMA ignore_check_constraints = ON' "
          UPDATE \(table) SET \(column) = \(value) WHERE \(column) = (SELECT max(\(column)) FROM \(table))"
        """)
      return movies.bytes == SampleLibrary.undone ? nil : movies.bytes
    }

    @Test("what is read can be shown, or is damage that the check names too", arguments: columns)
    @concurrent func value(_ table: String, _ column: String) async {
      var random = SeededRandom(seed: Attacks.seed)
      for value in OddValues.values
      where Attacks.isLong || Int.random(in: 0..<3, using: &random) == 0 {
        guard let content = put(value, into: column, of: table) else { continue }
        let check = movies("check")
        #expect(check.isOfContract && [0, 65].contains(check.code), "\(value): \(check)")
        for arguments in OddValues.commands
        where Attacks.isLong || Int.random(in: 0..<4, using: &random) == 0 {
          _ = FileManager.default.createFile(atPath: movies.library, contents: content)
          let run = movies.run(arguments)
          let place = "\(table).\(column) = \(value), \(arguments): \(run); \(check)"
          #expect(run.isOfContract && [0, 1, 2, 3, 65].contains(run.code), "\(place)")
          #expect(run.code != 65 || check.code == 65, "\(place)")
        }
      }
    }

    @Test("command lines of many words and filters find what they should, and damage nothing")
    func manyFilters() {
      let run = movies.shell(
        """
        $movies add "$(seq -s ' ' 250)" -q; seq -f 'tag %.0f' 300 > "$HOME/tags"; $movies add Heat -q
        $movies edit Heat -q $(seq -f '--tag %.0f' 2000)
        $movies list $(seq 250) $(seq 250) $(seq 250) $(seq 250) --count
        $movies list $(seq 40000 52000) --count
        $movies list $(seq -f '--tag %.0f' 2000) --count
        $movies list $(seq -f '--tag %.0f' 2001) --count
        $movies list $(seq -f '--seen-on %04.0f' 1870 2020) --count
        $movies stats $(seq 2000) | head -1; $movies random $(seq -f '--tag %.0f' 2000)
        """)
      #expect(
        run.out == "1\n0\n1\n0\n0\nmovies\t\t0\n@2\tHeat\t\tnot-seen\n" && run.err.isEmpty, "\(run)"
      )
    }
  }
}
