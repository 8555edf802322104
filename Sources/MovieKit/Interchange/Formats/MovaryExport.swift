/// The history, the ratings and the watchlist of Movary: https://github.com/leepeuker/movary
struct MovaryExport: TableFormat {
  let format = ImportFormat.movary

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("title", "year", "tmdbid", "imdbid")
      && file.header.first(of: ["watchedat", "userrating", "addedat"]) != nil
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    var film = ForeignMovie(countsEqualViewings: true)
    try film.read(title: row.text("title"))
    try film.read(year: row["year"])
    try film.read(imdb: row["imdbid"])
    film.sourceID = row["tmdbid"].isEmpty ? nil : row["tmdbid"]
    try film.read(score: try GradeScale.ten.exactScore(row["userrating"]), givenOn: "")
    try film.read(note: row.text("comment"))
    guard row.header.has("watchedat") else {
      film.standing = row.header.has("userrating") ? .seen : nil
      return film
    }
    let day = row["watchedat"]
    if day.isEmpty {
      film.viewings = [.unknown]
    } else {
      try film.read(viewing: day, today: sink.today)
    }
    return film
  }
}
