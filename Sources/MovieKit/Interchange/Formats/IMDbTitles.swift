/// IMDb's public list of titles: https://developer.imdb.com/non-commercial-datasets/
struct IMDbTitles: TableFormat {
  let format = ImportFormat.imdb

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("tconst", "titletype", "primarytitle", "startyear")
  }

  func dialect(of file: ImportFile) -> Dialect {
    Dialect(separator: UInt8(ascii: "\t"), quoting: .none)
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    guard sink.accepts(TitleKind(imdb: value("titletype", of: row))) else { return nil }
    var film = ForeignMovie()
    try film.read(title: value("primarytitle", of: row), decodesEntities: false)
    try film.read(year: value("startyear", of: row))
    try film.read(imdb: value("tconst", of: row))
    return film
  }

  private func value(_ name: String, of row: TableRow) -> String {
    let text = row.text(name)
    return text == "\\N" ? "" : text
  }
}
