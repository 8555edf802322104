/// Any table with a column of titles, such as `movies list --format csv` prints.
struct GenericTable: MovieFormat {
  let format = ImportFormat.csv

  private static let titles = ["title", "name", "film", "movie", "片名", "标题"]
  private static let years = ["year", "release year"]
  private static let dates = ["date", "watched", "watched date", "watcheddate", "watched_at"]
  private static let ids = ["imdb", "imdbid", "imdb id", "const"]

  func recognises(_ file: FilePreview) -> Bool {
    !file.isJSON && file.header.first(of: GenericTable.titles) != nil
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    for file in files {
      let columns = Columns(file.preview.header)
      let dialect = Dialect(separator: file.preview.separator)
      let scale = try scale(of: file, columns, dialect, sink.options)
      try file.eachRow(dialect) { row in
        try sink.take(file.place(line: row.record.line)) { sink throws(RowProblem) in
          try row.check()
          return try film(from: row, columns, scale, sink)
        }
      }
    }
  }

  /// Which columns of a table stand for what.
  private struct Columns {
    let title: String
    let year: String?
    let date: String?
    let score: String?
    let imdb: String?

    /// Whether they are those of our own lists.
    let isOurs: Bool

    init(_ header: TableHeader) {
      // The columns of our own lists are named for what the list shows.
      isOurs = header.has("ref", "rating")
      title = header.first(of: titles) ?? ""
      year = header.first(of: years)
      date = header.first(of: isOurs ? ["seen"] + dates : dates)
      score = header.first(of: isOurs ? ["score"] : ["rating10"])
      imdb = header.first(of: ids)
    }
  }

  /// The scale of bare numbers among the ratings; `nil` where there are none.
  private func scale(
    of file: ImportFile, _ columns: Columns, _ dialect: Dialect, _ options: ImportOptions
  ) throws -> GradeScale? {
    if let scale = options.scale { return scale }
    guard file.preview.header.has("rating") else { return nil }
    var survey = ScaleSurvey()
    try file.eachRow(dialect) { row in
      if columns.score.map({ row[$0].isEmpty }) ?? true { survey.learn(from: row["rating"]) }
    }
    guard survey.hasNumbers else { return nil }
    guard let scale = survey.scale else { throw ImportError.needsScale(file.entry.name) }
    return scale
  }

  private func film(
    from row: TableRow, _ columns: Columns, _ scale: GradeScale?, _ sink: ImportSink
  ) throws(RowProblem) -> ForeignMovie {
    var film = ForeignMovie()
    try film.read(title: row.text(columns.title))
    if let year = columns.year { try film.read(year: row[year]) }
    if let imdb = columns.imdb { try film.read(imdb: row[imdb]) }
    try film.read(tags: row.text("tags"))
    try film.read(note: row.text("note"))
    if film.note == nil { try film.read(review: row.text("review")) }
    if let date = columns.date, !row[date].isEmpty {
      try film.read(viewing: row[date], today: columns.isOurs ? nil : sink.today)
    }
    let assessment = try assessment(of: row, columns, scale)
    switch assessment?.rating {
    case .notSeen where !film.viewings.isEmpty: throw .notSeenWithViewings
    case .notSeen: film.standing = .notSeen
    case .unrated: film.standing = .seen
    default: film.grade = assessment.map { ForeignMovie.Grade(assessment: $0) }
    }
    return film
  }

  private func assessment(
    of row: TableRow, _ columns: Columns, _ scale: GradeScale?
  ) throws(RowProblem) -> Assessment? {
    let exact = columns.score.map { row[$0] } ?? ""
    if let score = try GradeScale.ten.exactScore(exact) { return .score(score) }
    return try assessment(row["rating"], scale)
  }

  private func assessment(
    _ text: String, _ scale: GradeScale?
  ) throws(RowProblem) -> Assessment? {
    if GradeScale.isNone(text) { return nil }
    if let scale, GradeScale.hundredths(text) != nil {
      return try scale.score(text).map { .score($0) }
    }
    guard let assessment = Assessment(parsing: text) else { throw .badRating(text) }
    return assessment
  }
}

/// What the numbers among the ratings of a file tell of their scale.
private struct ScaleSurvey {
  private(set) var hasNumbers = false
  private var highest = 0
  private var hasHalves = false

  mutating func learn(from text: String) {
    guard !GradeScale.isNone(text), let hundredths = GradeScale.hundredths(text) else { return }
    hasNumbers = true
    highest = max(highest, hundredths)
    if hundredths % 100 == 50 { hasHalves = true }
  }

  /// The scale; `nil` where whole numbers up to five may be stars or points.
  var scale: GradeScale? {
    if highest > 1000 { return .hundred }
    if highest > 500 { return .ten }
    return hasHalves ? .five : nil
  }
}
