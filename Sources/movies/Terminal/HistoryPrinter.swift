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
    _ step: HistoryStep, verb: Phrase, in environment: inout Environment
  ) throws(OutputError) {
    guard !isQuiet else { return }
    guard options.format(for: environment.output) == .table, options.chosenFormat == nil else {
      return try print([step], in: &environment)
    }
    try environment.writeLine("\(verb): \(step.title) (\(Phrase(movies: step.movies)))")
  }

  /// Prints steps.
  ///
  /// - Throws: `OutputError`.
  func print(
    _ steps: [HistoryStep], in environment: inout Environment
  ) throws(OutputError) {
    let format = options.format(for: environment.output)
    switch format {
    case .table:
      try table(of: steps, in: environment.language)
        .write(to: &environment.output, on: environment.screen)
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

  private func table(of steps: [HistoryStep], in language: Language) -> Table {
    var table = Table(
      columns: HistoryPrinter.columns.map { name in
        Table.Column(
          header: Phrase(words: name).text(in: language).uppercased(),
          isNumeric: name == "movies", isFlexible: name == "command")
      })
    for step in steps {
      var fields = step.fields
      fields[0] = step.moment.localDescription
      fields[3] = Phrase(words: fields[3]).text(in: language)
      table.append(fields.map { Table.Cell($0, step.isUndone ? .dim : .plain) })
    }
    return table
  }
}

extension HistoryStep {
  fileprivate var fields: [String] {
    [moment.description, title, String(movies), isUndone ? "undone" : "done"]
  }
}
