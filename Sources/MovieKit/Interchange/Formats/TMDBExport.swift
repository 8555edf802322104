/// The ratings and the watchlist of The Movie Database.
struct TMDBExport: TableFormat {
  let format = ImportFormat.tmdb

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("tmdb id", "imdb id", "type", "name", "your rating")
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    guard sink.accepts(TitleKind(word: row["type"])) else { return nil }
    var film = ForeignMovie()
    try film.read(title: row.text("name"))
    try film.read(year: String(row["release date"].prefix(4)))
    try film.read(imdb: row["imdb id"])
    film.sourceID = row["tmdb id"].isEmpty ? nil : row["type"] + row["tmdb id"]
    try film.read(score: try GradeScale.ten.score(row["your rating"]), givenOn: row["date rated"])
    film.standing = film.grade == nil ? nil : .seen
    return film
  }
}
