/// The table that Simkl exports.
struct SimklExport: MovieFormat {
  let format = ImportFormat.simkl

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("simkl_id", "title", "type", "year", "watchlist")
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    for file in files {
      let dialect = Dialect(separator: file.preview.separator)
      var order = DayOrder()
      try file.eachRow(dialect) { order.learn(from: $0["watcheddate"]) }
      try file.eachRow(dialect) { row in
        try sink.take(file.place(line: row.record.line)) { sink throws(RowProblem) in
          try row.check()
          return try film(from: row, order, &sink)
        }
      }
    }
  }

  private func film(
    from row: TableRow, _ order: DayOrder, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    guard sink.accepts(TitleKind(word: row["type"])) else { return nil }
    var film = ForeignMovie()
    try film.read(title: row.text("title"))
    try film.read(year: row["year"])
    try film.read(imdb: row["imdb"])
    film.sourceID = row["simkl_id"].isEmpty ? nil : row["simkl_id"]
    try film.read(score: try GradeScale.ten.exactScore(row["rating"]), givenOn: "")
    try film.read(note: row.text("memo"))
    if row["watchlist"].lowercased().filter(\.isLetter) != "plantowatch" { film.standing = .seen }
    let text = row["watcheddate"]
    guard !text.isEmpty else { return film }
    let date = try order.date(text)
    if date == SimklExport.unknownDate {
      film.viewings = [.unknown]
    } else {
      try film.add(viewing: date, today: sink.today, of: text)
    }
    return film
  }

  /// What stands where nobody knows the date.
  private static let unknownDate = PartialDate(packing: 1970, month: 1, day: 1)
}
