/// A list of Letterboxd: what it is about, then its films.
struct LetterboxdList: MovieFormat {
  let format = ImportFormat.letterboxd

  /// How many records may stand before the films.
  private static let preambleLimit = 10_000

  func recognises(_ file: FilePreview) -> Bool {
    if file.firstWords.hasPrefix("Letterboxd list export") { return true }
    let records = file.records(200)
    return records.contains { $0.isFilmHeader }
      && records.contains { $0.isListHeader }
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    guard !hasOthers || sink.options.makesTagsOfLists else {
      return sink.leaveOut(lists: files.count)
    }
    for file in files { try file.naming { try read(file, into: &sink) } }
  }

  private func read(_ file: ImportFile, into sink: inout ImportSink) throws {
    var reader = DelimitedReader(try file.text(), dialect: Dialect())
    var (name, isNameNext, header) = ("", false, TableHeader?.none)
    while let record = try reader.nextFilled() {
      let cells = record.cells
      if let header {
        try sink.take(file.place(line: record.line)) { _ throws(RowProblem) in
          try film(from: TableRow(header: header, record: record), tagged: name)
        }
      } else if cells.isFilmHeader {
        header = TableHeader(cells)
      } else if isNameNext {
        name = cells.count > 1 ? cells[1].trimmed : ""
        isNameNext = false
      } else {
        isNameNext = cells.isListHeader
      }
    }
    if header == nil {
      throw FileProblem.notOfFormat(format, beginning: file.preview.firstWords)
    }
  }

  private func film(from row: TableRow, tagged name: String) throws(RowProblem) -> ForeignMovie {
    try row.check()
    var film = ForeignMovie()
    try film.read(title: row.text("name"))
    try film.read(year: row["year"])
    if !row["url"].isEmpty { film.sourceID = row["url"] }
    try film.read(review: row.text("description"))
    if !name.isEmpty { try film.add(tag: HTMLText.decodingEntities(name)) }
    return film
  }
}

extension [String] {
  /// Whether this begins the films of a list.
  fileprivate var isFilmHeader: Bool {
    first?.trimmed.lowercased() == "position" && TableHeader(self).has("name", "year", "url")
  }

  /// Whether this stands before the name and the description of a list.
  fileprivate var isListHeader: Bool {
    first?.trimmed.lowercased() == "date" && TableHeader(self).has("name", "tags", "url")
  }
}
