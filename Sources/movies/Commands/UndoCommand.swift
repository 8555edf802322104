import MovieKit

/// `movies undo`: take back the last change.
struct UndoCommand: Command {
  static let description = CommandDescription(
    name: "undo",
    summary: "take back the last change",
    synopses: ["[OPTIONS]"],
    discussion: """
      A command line is one change, a batch or an import too. Each call takes back one more,
      up to the last \(HistoryPrinter.kept).
      """,
    options: HistoryPrinter.options,
    examples: [
      Example(purpose: "take back what you did just now", line: "movies undo"),
      Example(purpose: "the same, without a word", line: "movies undo --quiet"),
    ])

  private let printer: HistoryPrinter

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    printer = try HistoryPrinter(arguments)
  }

  func run(in environment: inout Environment) throws {
    let history = HistoryViewModel(store: environment.store)
    let step = try Interruption.deferred { try history.undo() }
    try printer.report(step, verb: "Undone", in: &environment)
  }
}
