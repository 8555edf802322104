import MovieKit

/// `movies export`: everything in the library.
struct ExportCommand: Command {
  static let description = CommandDescription(
    name: "export",
    summary: "write out everything in the library",
    synopses: ["[OPTIONS]"],
    discussion: """
      jsonl has all that there is to know, and "movies import" makes an equal library of it.
      letterboxd is the form in which that site takes films in; movies still to watch are left
      out of it, and with --output it is split into numbered files where it is over 1 MB.
      """,
    options: [.exportFormat, .outputFile, .json, .columns, .header, .null],
    examples: [
      Example(purpose: "a copy as text", line: "movies export -o movies.jsonl"),
      Example(purpose: "for a spreadsheet", line: "movies export --format csv -o movies.csv"),
      Example(
        purpose: "for Letterboxd", line: "movies export --format letterboxd -o letterboxd.csv"),
    ])

  private let form: ExportForm
  private let printer: MoviePrinter
  private let file: String?
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    let form = try arguments.choice(.exportFormat).flatMap(ExportForm.init)
    if arguments.has(.json), let form, form != .json {
      throw .conflict(Option.json.spelling, Option.exportFormat.spelling)
    }
    self.form = arguments.has(.json) ? .json : form ?? .jsonl
    printer = MoviePrinter(
      options: OutputOptions(
        chosenFormat: OutputFormat(rawValue: self.form.rawValue),
        hasHeader: arguments.has(.header), endsWithNUL: arguments.has(.null)),
      chosenColumns: try arguments.columns(in: OutputFormat(rawValue: self.form.rawValue))
        ?? MovieColumn.all)
    file = arguments.value(.outputFile).flatMap { $0 == "-" ? nil : $0 }
    if file == "" { throw .emptyValue(option: Option.outputFile.spelling) }
    isQuiet = arguments.has(.quiet)
  }

  func run(in environment: inout Environment) throws {
    let model = ExportViewModel(store: environment.store)
    guard form != .letterboxd else { return try exportForLetterboxd(model, in: &environment) }
    let movies = try model.movies
    guard let file else { return try printer.print(movies, in: &environment) }
    try OutputFiles.write([file]) { _, output in
      var inner = environment
      inner.output = output
      defer { output = inner.output }
      try printer.print(movies, in: &inner)
    }
  }

  private func exportForLetterboxd(
    _ model: ExportViewModel, in environment: inout Environment
  ) throws {
    let (rows, leftOut) = try model.letterboxd
    if let file {
      let parts = LetterboxdParts(rows)
      try OutputFiles.write(parts.names(for: file)) { index, output throws(OutputError) in
        try output.write { $0 += parts.files[index] }
      }
    } else {
      let writer = DelimitedWriter.letterboxd(isForTerminal: environment.output.isTerminal)
      try writer.write(LetterboxdRows.columns, to: &environment.output)
      for row in rows { try writer.write(row, to: &environment.output) }
    }
    guard leftOut > 0, !isQuiet else { return }
    let text = environment.text("left out \(Phrase(movies: leftOut)) still to watch")
    try environment.output.flush()
    try environment.messages.write(text + "\n")
    try environment.messages.flush()
  }
}

/// A form in which the library is written out.
enum ExportForm: String, CaseIterable {
  case jsonl
  case json
  case csv
  case tsv
  case letterboxd
}

extension Option {
  fileprivate static let exportFormat = Option(
    name: "format", letter: "f", placeholder: "F", choices: ExportForm.allCases.map(\.rawValue),
    help: "jsonl (unless told otherwise), json, csv, tsv or letterboxd")
  fileprivate static let outputFile = Option(
    name: "output", letter: "o", placeholder: "FILE",
    help: "write to this file, which is replaced when all is written")
}
