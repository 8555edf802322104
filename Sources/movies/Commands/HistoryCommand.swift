import MovieKit

/// `movies history`: what was changed, and when.
struct HistoryCommand: Command {
  static let description = CommandDescription(
    name: "history",
    summary: "list what was changed, the latest first",
    synopses: ["[--limit N] [OPTIONS]"],
    discussion: """
      The columns are the time, the command, how many movies it changed, and whether it is done
      or undone. The time is that of your clock in tables, and UTC in all that programs read.
      The texts of notes are left out.
      """,
    options: [.limit] + HistoryPrinter.options + [.noPager],
    examples: [
      Example(purpose: "the last five changes", line: "movies history --limit 5"),
      Example(purpose: "all of them, for a script", line: "movies history --json"),
    ])

  private let limit: Int?
  private let printer: HistoryPrinter
  private let mayPage: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    limit = try arguments.count(.limit)
    printer = try HistoryPrinter(arguments)
    mayPage = !arguments.has(.noPager)
  }

  func run(in environment: inout Environment) throws {
    let history = HistoryViewModel(store: environment.store, limit: limit)
    if mayPage { environment.pageOutput() }
    try printer.print(try history.steps, in: &environment)
  }
}

extension Option {
  fileprivate static let limit = Option(
    name: "limit", letter: "n", placeholder: "N", help: "no more than N changes")
}
