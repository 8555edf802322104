/// IMDb's ratings and lists, in every form they have had since 2014.
struct IMDbExport: TableFormat {
  let format = ImportFormat.imdb

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("const")
      && file.header.first(of: ["title type", "your rating", "you rated", "created"]) != nil
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    guard sink.accepts(TitleKind(imdb: row["title type"], id: row["const"])) else { return nil }
    var film = ForeignMovie()
    try film.read(title: row.text("title"))
    try film.read(year: row["year"])
    try film.read(imdb: row["const"])
    let rating = row.first(of: "your rating", "you rated")
    try film.read(
      score: try GradeScale.ten.exactScore(rating),
      givenOn: row.first(of: "date rated", "date added", "created"))
    film.standing = film.grade == nil ? nil : .seen
    try film.read(note: row.text("description"))
    return film
  }
}
