import MovieKit

/// `movies redo`: repeat the change that was taken back last.
struct RedoCommand: Command {
  static let description = CommandDescription(
    name: "redo",
    summary: "repeat the change that was taken back last",
    synopses: ["[OPTIONS]"],
    discussion: "A new change after an undo leaves nothing to redo.",
    options: HistoryPrinter.options,
    examples: [
      Example(purpose: "when the undo was one too many", line: "movies redo"),
      Example(purpose: "the same, and tell a script what came back", line: "movies redo --json"),
    ])

  private let printer: HistoryPrinter

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    printer = try HistoryPrinter(arguments)
  }

  func run(in environment: inout Environment) throws {
    let history = HistoryViewModel(store: environment.store)
    let step = try Interruption.deferred { try history.redo() }
    try printer.report(step, verb: "Redone", in: &environment)
  }
}
