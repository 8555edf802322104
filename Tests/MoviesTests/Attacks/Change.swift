import Foundation
import Testing

/// A command line that is attacked, and what it meets.
nonisolated struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let arguments: [String]
  var input = ""

  /// `nil` for none.
  var library: Data? = SampleLibrary.current

  /// What else is in the folder.
  var files: [String: String] = [:]

  /// The name of a copy of the library that it makes.
  var copy: String?

  /// The library that the copy takes the place of.
  var older: Data?

  /// The name of a file that it writes, and puts in the place of an older one.
  var output: String?

  init(
    _ name: String, _ arguments: String..., input: String = "",
    library: Data? = SampleLibrary.current, files: [String: String] = [:], copy: String? = nil,
    older: Data? = nil, output: String? = nil
  ) {
    testDescription = name
    self.arguments = arguments
    self.input = input
    self.library = library
    self.files = files
    self.copy = copy
    self.older = older
    self.output = output
  }

  /// A command line that changes nothing.
  init(_ arguments: [String]) {
    testDescription = arguments.joined(separator: " ")
    self.arguments = arguments
  }
}

nonisolated extension Change {
  static let all = [
    Change("first change", "add", "Dune", library: nil),
    Change("add", "add", "Dune (2021)", "-r", "4/5", "--tag", "sand"),
    Change("batch", "add", "-", "--tag", "new", input: (1...50).map { "New \($0)\n" }.joined()),
    Change("rate", "rate", "Amélie", "9/10", "--seen-on", "2024-06-01"),
    Change("edit", "edit", "Heat", "--title", "Warmth", "--note", "x"),
    Change("remove", "remove", "Heat", "Amélie", "@7", "--yes"),
    Change("undo", "undo"),
    Change("redo", "redo", library: SampleLibrary.undone),
    Change("first import", "import", "-", input: table, library: nil),
    Change("import", "import", "movies.csv", files: ["movies.csv": table]),
    Change("undo of an import", "undo", library: SampleLibrary.imported),
    Change("export", "export", "-o", "movies.jsonl", output: "movies.jsonl"),
    Change(
      "export over another", "export", "-f", "csv", "-o", "movies.csv",
      files: ["movies.csv": "older\n"], output: "movies.csv"),
    Change("backup", "backup", "copy.db", copy: "copy.db"),
    Change(
      "backup over another", "backup", "copy.db", "--force", copy: "copy.db",
      older: SampleLibrary.undone),
    Change(
      "migration", "add", "Dune", library: SampleLibrary.version1, copy: "library.db.version-1"),
  ]

  /// Movies that are new, and some that the sample library has, with other grades and viewings.
  static let table =
    "title,year,rating,seen,tags\nHeat,1996,6/10,2023-01-02,crime\nAmélie,,good,2024-05-03,\n"
    + (1...60).map { "Imported \($0),\(1940 + $0),\($0 % 10 + 1)/10,,\"a, b\"\n" }.joined()

  /// All of them, or in the short form those that differ most.
  static let some =
    Attacks.isLong
    ? all
    : named(
      "first change", "batch", "redo", "import", "export over another", "backup",
      "backup over another", "migration")

  /// All of them, or in the short form the fewest.
  static let fewer =
    Attacks.isLong
    ? all
    : named(
      "first change", "import", "export over another", "backup", "backup over another",
      "migration")

  private static func named(_ names: String...) -> [Change] {
    all.filter { names.contains($0.testDescription) }
  }
}

/// What a change makes where nothing harms it.
nonisolated struct Outcome {
  let before: String
  let after: String

  /// What is then in the file that it writes.
  let written: String?

  /// The movies that the copy may have: those of the library, or those that it had before.
  let copied: [String]
}

nonisolated extension Change {
  /// Puts everything in its place.
  func prepare(_ movies: Program) {
    movies.reset(to: library)
    for (name, text) in files { movies.put(text, into: name) }
    if let copy, let older {
      _ = FileManager.default.createFile(atPath: movies.folder + "/" + copy, contents: older)
    }
  }

  /// Runs it unharmed.
  func unharmed(_ movies: Program) -> Outcome {
    prepare(movies)
    let before = movies.state
    let older = copiedMovies(movies)
    let run = movies.traced(self, "trace=none")
    #expect(run.code == 0, "\(testDescription): \(run.err)")
    return Outcome(
      before: before, after: movies.state, written: output.flatMap(movies.text(in:)),
      copied: [before.movies] + (older.map { [$0] } ?? []))
  }

  /// Expects the library as it was before or after, a copy whole or not there, a written file whole or as
  /// it was, and all other files as they were.
  func expectWhole(_ movies: Program, _ outcome: Outcome, _ place: String) {
    if !isUntouched(movies) {
      let state = movies.state
      #expect(state.isSound, "\(place)")
      #expect(state == outcome.before || state.timeless == outcome.after.timeless, "\(place)")
    }
    for (name, text) in files where name != output {
      #expect(movies.text(in: name) == text, "\(place): \(name)")
    }
    if let output {
      let text = movies.text(in: output)
      #expect(text == files[output] || text == outcome.written, "\(place): \(output)")
    }
    if let copied = copiedMovies(movies) {
      #expect(outcome.copied.contains(copied), "\(place): the copy")
    }
  }

  /// The movies of the copy; `nil` where there is none.
  private func copiedMovies(_ movies: Program) -> String? {
    guard let copy, movies.names.contains(copy) else { return nil }
    let path = movies.folder + "/" + copy
    let (check, list) = (
      movies("check", "--library", path), movies("list", "--json", "--library", path)
    )
    return check.code == 0 ? list.out + list.err : check.err
  }

  /// Whether the library is the same to the last byte, with nothing beside it that could change it.
  func isUntouched(_ movies: Program) -> Bool {
    movies.bytes == library && !movies.names.contains("library.db-journal")
  }

  /// The names of files that nobody asked for.
  func strays(_ movies: Program) -> [String] {
    let own = ["library.db", copy, output].compactMap { $0 } + files.keys
    return movies.names.filter { !own.contains($0) }
  }
}

nonisolated extension Program {
  /// Runs a change in the library's folder with `strace`, and keeps the calls in `trace`.
  func traced(_ change: Change, _ expressions: String...) -> Run {
    let name = folder + "-run"
    _ = FileManager.default.createFile(atPath: name + ".in", contents: Data(change.input.utf8))
    defer { for end in [".in", ".out", ".err"] { unlink(name + end) } }
    // With it only the calls that are asked for stop the program; but then strace sends no signals.
    let speed = expressions.contains { $0.contains("signal=") } ? "" : "--seccomp-bpf"
    let options = expressions.map { "-e \($0)" }.joined(separator: " ")
    let process = start(
      [
        "/bin/sh", "-c",
        "cd \"$HOME\"; exec strace -f \(speed) -o \(folder)-trace \(options) \"$0\" \"$@\""
          + " <\(name).in >\(name).out 2>\(name).err",
        Program.path,
      ] + change.arguments)
    return Run(
      code: Program.wait(for: process), out: text(name + ".out"), err: text(name + ".err"))
  }

  /// The calls of the last traced run.
  func takeTrace() -> String {
    defer { unlink(folder + "-trace") }
    return text(folder + "-trace")
  }

  private func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
