import Foundation

/// Libraries to attack, each made once.
nonisolated enum SampleLibrary {
  /// Some movies with all that a movie can have, and a history; its last change can be undone.
  static let current = bytes { movies in
    let titles = (1...30).map { "Film \($0) of a library (\(1950 + $0))\n" }.joined()
    _ = movies("add", "-", "--tag", "first", input: titles)
    _ = movies("add", "Heat (1995)", "-r", "9/10", "--tag", "crime", "--note", "two\nlines")
    _ = movies(
      "add", "Amélie", "--seen-on", "2024-05", "--seen-on", "unknown", "--imdb", "tt0211915")
    _ = movies("rate", "Heat", "excellent", "--seen-on", "2024-05-01")
    _ = movies("remove", "@3", "@4", "--yes")
    _ = movies("edit", "Heat", "--untag", "crime", "--tag", "Los Angeles", "--year", "1996")
  }

  /// The same with a change that can be redone.
  static let undone = bytes { movies in
    try? current.write(to: URL(fileURLWithPath: movies.library))
    _ = movies("undo")
  }

  /// The same after an import.
  static let imported = bytes { movies in
    try? current.write(to: URL(fileURLWithPath: movies.library))
    _ = movies("import", "-", input: Change.table)
  }

  /// The same movies in the first layout, which had no history.
  static let version1 = bytes { movies in
    try? current.write(to: URL(fileURLWithPath: movies.library))
    _ = movies.shell(
      """
      sqlite3 "$library" 'DROP TABLE title_trigram; DROP TABLE change_movie; DROP TABLE change;
        DROP INDEX movie_year; CREATE INDEX movie_year ON movie (year);
        DELETE FROM sqlite_sequence WHERE name = "change"; PRAGMA user_version = 1; VACUUM'
      """)
  }

  private static func bytes(_ make: (Program) -> Void) -> Data {
    let movies = Program()
    make(movies)
    return FileManager.default.contents(atPath: movies.library) ?? Data()
  }
}

nonisolated extension Program {
  /// Puts a library in the folder and takes everything else out; `nil` leaves the folder empty.
  func reset(to content: Data?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
    _ = content.map { FileManager.default.createFile(atPath: library, contents: $0) }
  }

  /// What `check` says, all movies, and the history.
  var state: String {
    // One that isn't there yet is as sound as can be.
    let run = shell(
      """
      $movies list -q > /dev/null
      if [ -s "$library" ]; then $movies check; else echo "The library is sound: 0 movies"; fi
      echo; $movies list --json; echo; $movies history --json
      """)
    let told = run.err.split(separator: "\n", omittingEmptySubsequences: false)
    // What a killed program left beside the library is no part of it.
    return run.out + told.filter { !$0.contains("was left by a program") }.joined(separator: "\n")
  }
}

nonisolated extension String {
  /// A state without what differs from run to run: times and new identifiers.
  var timeless: String {
    replacing(/"(id|added|changed|when)":"[^"]*"/, with: "")
  }

  /// The movies of a state.
  var movies: String {
    let parts = split(separator: "\n\n")
    return parts.count < 2 ? "" : parts[1] + "\n"
  }

  /// Whether `check` found nothing.
  var isSound: Bool { hasPrefix("The library is sound") }
}
