import MovieKit

/// Prints steps of the history in the form that the command line asks for.
struct HistoryPrinter {
  /// The options that it reads.
  static let options: [Option] = [.format, .json, .header, .null]

  /// How many steps are kept.
  static let kept = HistoryStep.limit

  private static let columns = ["when", "command", "movies", "state"]

  private let options: OutputOptions
  private let isQuiet: Bool

  /// Reads the options of output.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try OutputOptions(arguments)
    isQuiet = arguments.has(.quiet)
  }
}

extension HistoryPrinter {
  /// Tells of one step that was just undone or redone.
  ///
  /// - Throws: `OutputError`.
  func report(
    _ step: HistoryStep, verb: String, in environment: inout Environment
  ) throws(OutputError) {
    guard !isQuiet else { return }
    guard options.format(for: environment.output) == .table, options.chosenFormat == nil else {
      return try print([step], in: &environment)
    }
    let count = step.movies == 1 ? "1 movie" : "\(step.movies) movies"
    try environment.output.write("\(verb): \(step.title) (\(count))".printableLine + "\n")
  }

  /// Prints steps.
  ///
  /// - Throws: `OutputError`.
  func print(
    _ steps: [HistoryStep], in environment: inout Environment
  ) throws(OutputError) {
    let format = options.format(for: environment.output)
    switch format {
    case .table: try table(of: steps).write(to: &environment.output, on: environment.screen)
    case .tsv, .csv:
      let writer = try options.beginRecords(
        HistoryPrinter.columns, as: format, to: &environment.output)
      for step in steps { try writer.write(step.fields, to: &environment.output) }
    case .json, .jsonl:
      try JSONWriter(isForTerminal: environment.output.isTerminal)
        .write(steps, asArray: format == .json, to: &environment.output) { step, json, writer in
          json.append(raw: "{\"when\":\"\(step.moment)\",\"command\":")
          writer.append(step.title, to: &json)
          json.append(raw: ",\"movies\":\(step.movies),\"undone\":\(step.isUndone)}")
        }
    }
  }

  private func table(of steps: [HistoryStep]) -> Table {
    var table = Table(columns: [
      Table.Column(header: "WHEN"), Table.Column(header: "COMMAND", isFlexible: true),
      Table.Column(header: "MOVIES", isNumeric: true), Table.Column(header: "STATE"),
    ])
    for step in steps {
      table.append(step.fields.map { Table.Cell($0, step.isUndone ? .dim : .plain) })
    }
    return table
  }
}

extension HistoryStep {
  fileprivate var fields: [String] {
    [moment.description, title, String(movies), isUndone ? "undone" : "done"]
  }
}
