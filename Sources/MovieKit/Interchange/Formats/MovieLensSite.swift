/// The ratings that MovieLens exports.
struct MovieLensSite: TableFormat {
  let format = ImportFormat.movielens

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("movie_id", "imdb_id", "tmdb_id", "rating", "title")
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    var film = ForeignMovie()
    try film.read(movieLensTitle: row.text("title"))
    try film.read(imdbDigits: row["imdb_id"])
    film.sourceID = row["movie_id"].isEmpty ? nil : row["movie_id"]
    try film.read(score: try GradeScale.five.exactScore(row["rating"]), givenOn: "")
    film.standing = film.grade == nil ? nil : .seen
    return film
  }
}

extension ForeignMovie {
  /// Takes an IMDb identifier that may be without its `tt` and the zeros after it.
  ///
  /// - Throws: `RowProblem.badIMDb`.
  mutating func read(imdbDigits text: String) throws(RowProblem) {
    guard let number = Int(digits: text), number > 0 else { return try read(imdb: text) }
    let digits = String(number)
    try read(imdb: "tt" + String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits)
  }

  /// Takes a title such as `Usual Suspects, The (1995)`, which may be without the year.
  ///
  /// - Throws: `RowProblem.badTitle`.
  mutating func read(movieLensTitle text: String) throws(RowProblem) {
    var name = text.trimmed
    if name.utf8.count <= 2 * Title.maximumBytes, let (title, year) = name.splitFromYear {
      name = title
      self.year = year
    }
    try read(title: name.utf8.count > 2 * Title.maximumBytes ? name : name.withArticleInFront)
  }
}

extension String {
  private static let articles: Set<String> = [
    "The", "A", "An", "Le", "La", "Les", "L'", "Un", "Une", "Der", "Die", "Das", "Il", "Lo", "I",
    "El", "Los", "Las",
  ]

  /// `Usual Suspects, The` as `The Usual Suspects`; another title in parentheses after it goes.
  fileprivate var withArticleInFront: String {
    let main = firstRange(of: " (").map { String(self[..<$0.lowerBound]) } ?? self
    guard let comma = main.lastIndex(of: ",") else { return self }
    let article = main[main.index(after: comma)...].trimmed
    guard String.articles.contains(article) else { return self }
    return article + (article.hasSuffix("'") ? "" : " ") + main[..<comma].trimmed
  }
}
