/// A kind of files that movies can be read from. A new one is a file with such a value, and a line in
/// `FormatTable`.
protocol MovieFormat: Sendable {
  /// The program that writes such files.
  var format: ImportFormat { get }

  /// Whether a file is of this kind, by its content.
  func recognises(_ file: FilePreview) -> Bool

  /// Reads the files of this kind that belong together; `hasOthers` tells whether the export has
  /// files of the same program besides.
  ///
  /// - Throws: `ImportError`.
  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws
}

/// A kind of tables of which each row tells of one movie.
protocol TableFormat: MovieFormat {
  /// How the cells of a file are told apart.
  func dialect(of file: ImportFile) -> Dialect

  /// What a row tells; `nil` when it was passed over, which the sink was told.
  ///
  /// - Throws: `RowProblem`.
  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie?
}

extension TableFormat {
  func dialect(of file: ImportFile) -> Dialect { Dialect(separator: file.preview.separator) }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    for file in files { try read(file, into: &sink) }
  }

  /// Reads one table.
  ///
  /// - Throws: `ImportError`.
  func read(_ file: ImportFile, into sink: inout ImportSink) throws {
    try file.eachRow(dialect(of: file)) { row in
      try sink.take(file.place(line: row.record.line)) { sink throws(RowProblem) in
        try row.check()
        return try film(from: row, of: file, &sink)
      }
    }
  }
}

extension ImportFile {
  /// Hands over the rows of a table, but for blank lines.
  ///
  /// - Throws: `ImportError`, or what the body throws.
  func eachRow(_ dialect: Dialect, _ body: (TableRow) throws -> Void) throws {
    try naming {
      var reader = DelimitedReader(try text(), dialect: dialect)
      guard let first = try reader.next() else { return }
      let header = TableHeader(first.cells)
      while let record = try reader.nextFilled() {
        try body(TableRow(header: header, record: record))
      }
    }
  }
}
