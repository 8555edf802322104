/// The files of Letterboxd's account export, of which each has a part of what is known of the films.
struct LetterboxdFile: MovieFormat {
  let format = ImportFormat.letterboxd

  /// The files, in the order in which they are read: those of films before those of viewings, which
  /// find their films by name and year.
  private enum Kind: Int, CaseIterable {
    case ratings, watched, liked, watchlist, bare, diary, reviews

    init(_ file: FilePreview) {
      let header = file.header
      let path = file.path.lowercased()
      let name = path.split(separator: "/").last ?? ""
      if header.has("review") {
        self = .reviews
      } else if header.has("watched date") {
        self = .diary
      } else if header.has("rating") {
        self = .ratings
      } else if name.contains("watchlist") {
        self = .watchlist
      } else if name.contains("watched") {
        self = .watched
      } else {
        self = path.hasSuffix("likes/films.csv") ? .liked : .bare
      }
    }

    var isOfViewings: Bool { self == .diary || self == .reviews }
  }

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("date", "name", "year", "letterboxd uri")
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    for kind in Kind.allCases {
      for file in files where Kind(file.preview) == kind {
        if kind == .bare, sink.options.isSeen == nil {
          throw ImportError.needsStanding(file.entry.name)
        }
        try file.eachRow(Dialect(separator: file.preview.separator)) { row in
          try sink.take(file.place(line: row.record.line)) { sink throws(RowProblem) in
            try film(from: row, kind, sink)
          }
        }
      }
    }
  }

  private func film(
    from row: TableRow, _ kind: Kind, _ sink: ImportSink
  ) throws(RowProblem) -> ForeignMovie {
    try row.check()
    var film = ForeignMovie()
    try film.read(title: row.text("name"))
    try film.read(year: row["year"])
    let uri = row["letterboxd uri"]
    // The address of a diary entry or a review is that of the viewing, not of the film.
    if !kind.isOfViewings, !uri.isEmpty { film.sourceID = uri }
    film.standing = standing(kind)
    try film.read(
      score: try GradeScale.five.exactScore(row["rating"]), givenOn: row["date"],
      isOfMovie: !kind.isOfViewings)
    try film.read(tags: row.text("tags"))
    try film.read(review: row.text("review"))
    let day = row["watched date"]
    if !day.isEmpty {
      try film.read(viewing: day, today: sink.today)
      if row["rewatch"].lowercased() == "yes" { film.rewatches = film.viewings }
    }
    return film
  }

  private func standing(_ kind: Kind) -> ForeignMovie.Standing? {
    switch kind {
    case .watchlist: .notSeen
    case .bare: nil
    default: .seen
    }
  }
}
