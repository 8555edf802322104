/// A data set of MovieLens: films in one file, the ratings of one person in another.
struct MovieLensData: MovieFormat {
  let format = ImportFormat.movielens

  func recognises(_ file: FilePreview) -> Bool { isOfFilms(file) || isOfRatings(file) }

  private func isOfFilms(_ file: FilePreview) -> Bool {
    file.header.has("movieid", "title", "genres")
  }

  private func isOfRatings(_ file: FilePreview) -> Bool {
    file.header.has("userid", "movieid", "rating", "timestamp")
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    let ratingFiles = files.filter { isOfRatings($0.preview) }
    let filmFiles = files.filter { isOfFilms($0.preview) }
    if let first = ratingFiles.first, filmFiles.isEmpty {
      throw ImportError.badFile(first.entry.name, .needsTitles)
    }
    var grades: [String: ForeignMovie.Grade] = [:]
    for file in ratingFiles { try read(ratings: file, into: &grades, &sink) }
    for file in filmFiles {
      try file.eachRow(Dialect(separator: file.preview.separator)) { row in
        try sink.take(file.place(line: row.record.line)) { _ throws(RowProblem) in
          try row.check()
          return try film(from: row, graded: grades[row["movieid"]], amongRatings: !grades.isEmpty)
        }
      }
    }
  }

  private func read(
    ratings file: ImportFile, into grades: inout [String: ForeignMovie.Grade],
    _ sink: inout ImportSink
  ) throws {
    var users: Set<String> = []
    try file.eachRow(Dialect(separator: file.preview.separator)) { row in
      users.insert(row["userid"])
      try sink.take(file.place(line: row.record.line)) { _ throws(RowProblem) in
        try row.check()
        guard let score = try GradeScale.five.exactScore(row["rating"]) else { return nil }
        let moment = Int(row["timestamp"]).map { Timestamp(secondsSince1970: $0) }
        grades[row["movieid"]] = ForeignMovie.Grade(assessment: .score(score), moment: moment)
        return nil
      }
    }
    if users.count > 1 {
      throw ImportError.badFile(file.entry.name, .severalUsers(users.count))
    }
  }

  /// Of a data set with ratings only the films with one are somebody's.
  private func film(
    from row: TableRow, graded grade: ForeignMovie.Grade?, amongRatings: Bool
  ) throws(RowProblem) -> ForeignMovie? {
    if amongRatings, grade == nil { return nil }
    var film = ForeignMovie()
    try film.read(movieLensTitle: row.text("title"))
    film.sourceID = row["movieid"].isEmpty ? nil : row["movieid"]
    film.grade = grade
    film.standing = grade == nil ? nil : .seen
    return film
  }
}
