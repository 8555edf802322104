/// The form in which Letterboxd takes films in, which many programs write.
struct LetterboxdImport: TableFormat {
  let format = ImportFormat.letterboxd

  private static let columns: Set<String> = [
    "letterboxduri", "tmdbid", "imdbid", "title", "year", "directors", "rating", "rating10",
    "watcheddate", "rewatch", "tags", "review", "createddate",
  ]

  /// Columns that tables of other programs don't have.
  private static let marks = [
    "letterboxduri", "tmdbid", "imdbid", "rating10", "watcheddate", "rewatch", "createddate",
  ]

  func recognises(_ file: FilePreview) -> Bool {
    file.header.first(of: ["title", "imdbid"]) != nil
      && file.header.first(of: LetterboxdImport.marks) != nil
      && LetterboxdImport.columns.isSuperset(of: file.header.names)
  }

  func dialect(of file: ImportFile) -> Dialect {
    Dialect(
      separator: file.preview.separator,
      quoting: file.survey.hasBackslashQuotes ? .backslash : .standard)
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    var film = ForeignMovie()
    try film.read(title: row.text("title"))
    try film.read(year: row["year"])
    try film.read(imdb: row["imdbid"])
    film.sourceID = [row["letterboxduri"], row["tmdbid"]].first { !$0.isEmpty }
    film.standing = sink.options.isSeen == false ? .notSeen : .seen
    try film.read(score: try score(of: row), givenOn: row["createddate"])
    try film.read(tags: row.text("tags"))
    try film.read(review: row.text("review"))
    let day = row["watcheddate"]
    if !day.isEmpty {
      try film.read(viewing: day, today: sink.today)
      if ["true", "yes", "1"].contains(row["rewatch"].lowercased()) {
        film.rewatches = film.viewings
      }
    }
    return film
  }

  /// The grade, of two columns the later one: https://letterboxd.com/about/importing-data/
  private func score(of row: TableRow) throws(RowProblem) -> Score? {
    let five = try GradeScale.five.exactScore(row["rating"])
    let ten = try GradeScale.ten.exactScore(row["rating10"])
    let (fivePlace, tenPlace) = (
      row.header.place(of: "rating") ?? -1, row.header.place(of: "rating10") ?? -1
    )
    return fivePlace > tenPlace ? five ?? ten : ten ?? five
  }
}
