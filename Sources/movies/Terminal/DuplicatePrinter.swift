import MovieKit

/// Prints pairs of likely duplicates in the form that the command line asks for.
struct DuplicatePrinter {
  /// The options that it reads.
  static let options: [Option] = [.format, .json, .header, .null]

  private static let columns = ["ref", "other", "reason", "title", "other_title"]

  private let options: OutputOptions

  /// Reads the options of output.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try OutputOptions(arguments)
  }
}

extension DuplicatePrinter {
  /// Prints pairs.
  ///
  /// - Throws: `OutputError`.
  func print(
    _ pairs: [DuplicatePair], in environment: inout Environment
  ) throws(OutputError) {
    let format = options.format(for: environment.output)
    switch format {
    case .table:
      try table(of: pairs, in: environment.language)
        .write(to: &environment.output, on: environment.screen)
    case .tsv, .csv:
      let writer = try options.beginRecords(
        DuplicatePrinter.columns, as: format, to: &environment.output)
      for pair in pairs { try writer.write(pair.fields, to: &environment.output) }
    case .json, .jsonl:
      try JSONWriter(isForTerminal: environment.output.isTerminal)
        .write(pairs, asArray: format == .json, to: &environment.output) { pair, json, writer in
          json.append(raw: "{\"reason\":\"\(pair.reason.rawValue)\",\"movies\":[")
          writer.append(pair.first, to: &json)
          json.append(raw: ",")
          writer.append(pair.second, to: &json)
          json.append(raw: "]}")
        }
    }
  }

  private func table(of pairs: [DuplicatePair], in language: Language) -> Table {
    let movie = ["ref", "title", "year"]
    var table = Table(
      columns: (movie + movie + ["reason"]).map { name in
        Table.Column(
          header: Phrase(words: name).text(in: language).uppercased(), isFlexible: name == "title")
      })
    for pair in pairs {
      let movies = [pair.first, pair.second].flatMap(DuplicatePrinter.cells)
      table.append(movies + [Table.Cell(pair.reason.words.text(in: language), .dim)])
    }
    return table
  }

  /// The year has cells of its own, which stay when a title is cut.
  private static func cells(of movie: MovieSummary) -> [Table.Cell] {
    [
      Table.Cell(movie.reference, .cyan), Table.Cell(movie.title.text),
      Table.Cell(movie.year?.description ?? ""),
    ]
  }
}

extension DuplicatePair {
  fileprivate var fields: [String] {
    [first.reference, second.reference, reason.rawValue, first.name, second.name]
  }
}

extension DuplicateReason {
  /// The reason for people.
  fileprivate var words: Phrase {
    switch self {
    case .sameIMDb: "same IMDb id"
    case .sameTitle: "same title"
    case .missingYear: "a year is missing"
    case .nearYear: "years one apart"
    case .article: "article"
    case .spelling: "one letter"
    }
  }
}

nonisolated extension JSONWriter {
  fileprivate func append(_ movie: MovieSummary, to json: inout [UInt8]) {
    json.append(raw: "{\"number\":\(movie.number),\"title\":")
    append(movie.title.text, to: &json)
    json.append(raw: ",\"year\":\(movie.year?.description ?? "null")}")
  }
}
