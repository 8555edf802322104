import Foundation
import Testing

/// A command line that is attacked, and the library that it meets.
nonisolated struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let arguments: [String]
  var input = ""

  /// `nil` for none.
  var library: Data? = SampleLibrary.current

  /// The name of a copy of the library that it makes.
  var copy: String?

  init(
    _ name: String, _ arguments: String..., input: String = "",
    library: Data? = SampleLibrary.current, copy: String? = nil
  ) {
    testDescription = name
    self.arguments = arguments
    self.input = input
    self.library = library
    self.copy = copy
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
    Change("backup", "backup", "copy.db", copy: "copy.db"),
    Change(
      "migration", "add", "Dune", library: SampleLibrary.version1, copy: "library.db.version-1"),
  ]

  /// All of them, or in the short form some.
  static let some = Attacks.isLong ? all : [all[0], all[2]] + all.suffix(3)

  /// All of them, or in the short form the fewest.
  static let fewer = Attacks.isLong ? all : [all[1]] + all.suffix(2)

  /// Runs it unharmed, and gives the states before and after.
  func unharmed(_ movies: Program) -> (before: String, after: String) {
    movies.reset(to: library)
    let before = movies.state
    let run = movies.traced(self, "trace=none")
    #expect(run.code == 0, "\(testDescription): \(run.err)")
    return (before, movies.state)
  }

  /// Expects the library as it was before or after, and a copy whole or not there.
  func expectWhole(
    _ movies: Program, _ states: (before: String, after: String), _ place: String
  ) {
    let state = movies.state
    #expect(state.isSound, "\(place)")
    #expect(state == states.before || state.timeless == states.after.timeless, "\(place)")
    guard let copy, movies.names.contains(copy) else { return }
    let run = movies("list", "--json", "--library", movies.folder + "/" + copy)
    #expect(run.out == states.before.movies && run.err.isEmpty, "\(place): the copy")
  }
}

nonisolated extension Program {
  /// Runs a change in the library's folder with `strace`, and keeps the calls in `trace`.
  func traced(_ change: Change, _ expressions: String...) -> Run {
    let name = folder + "-run"
    _ = FileManager.default.createFile(atPath: name + ".in", contents: Data(change.input.utf8))
    defer { for end in [".in", ".out", ".err"] { unlink(name + end) } }
    let options = expressions.map { "-e \($0)" }.joined(separator: " ")
    let process = start(
      [
        "/bin/sh", "-c",
        "cd \"$HOME\"; exec strace -f -o \(folder)-trace \(options) \"$0\" \"$@\""
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
