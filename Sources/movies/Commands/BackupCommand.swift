import MovieKit

/// `movies backup`: a consistent copy of the library while it is in use.
struct BackupCommand: Command {
  static let description = CommandDescription(
    name: "backup",
    summary: "copy the library, also while it is in use",
    synopses: ["FILE [--force]", "-"],
    discussion: """
      The copy is a library itself, and on the disk when the command ends. A file that is
      there is replaced only with --force. With - the copy goes to standard output.
      """,
    arguments: [ArgumentDescription(placeholder: "FILE", help: "the name of the copy, or -")],
    options: [.force],
    examples: [
      Example(purpose: "a copy of today", line: "movies backup \"movies-$(date +%F).db\""),
      Example(purpose: "one on another machine", line: "movies backup - | gzip > movies.db.gz"),
    ])

  private let target: ParsedArguments.Operand
  private let replaces: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    target = arguments.operands[0]
    replaces = arguments.has(.force)
    isQuiet = arguments.has(.quiet)
    guard !target.text.isEmpty else { throw .badValue("", of: "FILE", .fileName) }
  }

  func run(in environment: inout Environment) throws {
    if target.isStandardInput { return try stream(in: &environment) }
    try copy(environment.store, to: target.text)
    if !isQuiet, environment.output.isTerminal {
      try environment.writeLine("Copied the library to \(target.text)")
    }
  }

  private func copy(_ store: MovieStore, to path: String) throws {
    do {
      try Interruption.deferred { try store.backUp(to: path, replacing: replaces) }
    } catch let problem as WriteProblem {
      throw FileError(path: path, problem: problem)
    }
  }

  /// SQLite copies into files only, so that one that nobody else sees stands in between.
  private func stream(in environment: inout Environment) throws {
    guard !environment.output.isTerminal else { throw UsageError.binaryToTerminal }
    let folder = try TemporaryFolder()
    do {
      try copy(environment.store, to: folder.file)
    } catch {
      folder.remove()
      throw error
    }
    try environment.output.writeContents(of: folder.file, onceOpen: folder.remove)
  }
}

extension Option {
  fileprivate static let force = Option(name: "force", help: "replace a file that is there")
}
