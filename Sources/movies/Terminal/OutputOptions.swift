/// How results are to be written, by the options of the command line.
struct OutputOptions {
  /// The form that was asked for by name, if any.
  let chosenFormat: OutputFormat?

  /// Whether tsv begins with the names of the columns.
  let hasHeader: Bool

  /// Whether records end with NUL.
  let endsWithNUL: Bool
}

extension OutputOptions {
  /// Reads the options.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let format = try arguments.choice(.format).flatMap(OutputFormat.init)
    if arguments.has(.json), let format, format != .json {
      throw .conflict(Option.json.spelling, Option.format.spelling)
    }
    chosenFormat = arguments.has(.json) ? .json : format
    hasHeader = arguments.has(.header)
    endsWithNUL = arguments.has(.null)
  }

  /// The form for this output: a table on a terminal, else tsv, unless another was asked for.
  func format(for output: Output) -> OutputFormat {
    chosenFormat ?? (output.isTerminal && !endsWithNUL ? .table : .tsv)
  }

  /// Writes the names of the columns, where the format has them, and gives the writer of the records.
  ///
  /// - Throws: `OutputError`.
  func beginRecords(
    _ names: [String], as format: OutputFormat, to output: inout Output
  ) throws(OutputError) -> DelimitedWriter {
    let writer = DelimitedWriter(
      style: format == .csv ? .csv : .tsv, terminator: endsWithNUL ? 0 : UInt8(ascii: "\n"),
      isForTerminal: output.isTerminal)
    if format == .csv || hasHeader { try writer.write(names, to: &output) }
    return writer
  }
}
