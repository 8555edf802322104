import MovieKit

/// Prints movies in the form that the command line asks for.
struct MoviePrinter {
  let options: OutputOptions

  /// The columns that were asked for, if any.
  let chosenColumns: [MovieColumn]?
}

extension MoviePrinter {
  /// Reads the options of output.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try OutputOptions(arguments)
    chosenColumns = try arguments.columns(in: options.chosenFormat)
  }
}

extension ParsedArguments {
  /// The columns that are asked for, which only a format that has columns can be.
  func columns(in format: OutputFormat?) throws(UsageError) -> [MovieColumn]? {
    guard let names = value(.columns) else { return nil }
    if let format, format.isJSON {
      throw .badValue(format.rawValue, of: Option.columns.spelling, .noColumns)
    }
    return try [MovieColumn](parsing: names)
  }
}

extension MoviePrinter {
  /// Prints the movies of a list, reading no more of them than the columns need.
  ///
  /// - Throws: `OutputError`, or what reading the list throws.
  func print(_ list: MovieListViewModel, in environment: inout Environment) throws {
    let format = options.format(for: environment.output)
    let columns = columns(for: format, on: environment.screen)
    if !format.isJSON, let cells = columns.summaryCells {
      let lines = Lines(rows: try list.rows, summary: { $0 }, cells: cells, columns: columns)
      try write(lines, as: format, in: &environment)
    } else {
      try print(try list.movies, in: &environment)
    }
  }

  /// Prints movies.
  ///
  /// - Throws: `OutputError`.
  func print(_ movies: [Movie], in environment: inout Environment) throws(OutputError) {
    let format = options.format(for: environment.output)
    let json = JSONWriter(isForTerminal: environment.output.isTerminal)
    switch format {
    case .json: try json.writeArray(movies, to: &environment.output)
    case .jsonl: try json.writeLines(movies, to: &environment.output)
    case .table, .tsv, .csv:
      let columns = columns(for: format, on: environment.screen)
      let lines = Lines(
        rows: movies, summary: \.summary, cells: columns.movieCells, columns: columns)
      try write(lines, as: format, in: &environment)
    }
  }

  private func columns(for format: OutputFormat, on screen: Screen) -> [MovieColumn] {
    if let chosenColumns { return chosenColumns }
    guard format == .table, !screen.isNarrow else { return MovieColumn.standard }
    return MovieColumn.standard + [.seen]
  }

  /// Movies with what makes the cells of each.
  nonisolated private struct Lines<Row> {
    let rows: [Row]
    let summary: (Row) -> MovieSummary
    let cells: [(Row) -> String]
    let columns: [MovieColumn]

    func write(with writer: DelimitedWriter, to output: inout Output) throws(OutputError) {
      for row in rows { try writer.write(cells.lazy.map { $0(row) }, to: &output) }
    }
  }

  private func write<Row>(
    _ lines: Lines<Row>, as format: OutputFormat, in environment: inout Environment
  ) throws(OutputError) {
    guard format != .table else {
      return try table(lines, on: environment.screen, in: environment.language)
        .write(to: &environment.output, on: environment.screen)
    }
    let writer = try options.beginRecords(
      lines.columns.map(\.name), as: format, to: &environment.output)
    try lines.write(with: writer, to: &environment.output)
  }

  private func table<Row>(
    _ lines: Lines<Row>, on screen: Screen, in language: Language
  ) -> Table {
    var table = Table(columns: lines.columns.map { $0.tableColumn(in: language) })
    for row in lines.rows {
      let summary = lines.summary(row)
      table.append(
        zip(lines.columns, lines.cells).map { column, cell in
          column.tableCell(cell(row), of: summary, isNarrow: screen.isNarrow, in: language)
        })
    }
    return table
  }
}

extension OutputFormat {
  fileprivate var isJSON: Bool { self == .json || self == .jsonl }
}

extension Screen {
  /// Whether a table has to do without what is said twice or wasn't asked for.
  fileprivate var isNarrow: Bool { width.map { $0 < 60 } ?? false }
}

extension MovieColumn {
  fileprivate func tableColumn(in language: Language) -> Table.Column {
    Table.Column(
      header: Phrase(words: name).text(in: language).uppercased(),
      isNumeric: ["score", "viewings"].contains(name),
      isFlexible: ["title", "tags", "note"].contains(name))
  }

  /// The cell for a movie, of which this column's text is given.
  fileprivate func tableCell(
    _ text: String, of movie: MovieSummary, isNarrow: Bool, in language: Language
  ) -> Table.Cell {
    switch name {
    case "ref": Table.Cell(text, .cyan)
    case "rating":
      Table.Cell(
        isNarrow
          ? RatingText.stars(movie.rating, movie.score, in: language)
          : RatingText.starsAndName(movie.rating, movie.score, in: language),
        RatingText.style(movie.rating))
    default: Table.Cell(text)
    }
  }
}
