import MovieKit

/// A column of a list: its name and what stands in it.
nonisolated struct MovieColumn: Sendable {
  /// The name, by which it is chosen.
  let name: String

  /// How the text of a movie is made.
  let content: Content

  /// What a column shows: something that a summary tells, or something that only the whole movie does.
  enum Content: Sendable {
    case summary(@Sendable (MovieSummary) -> String)
    case detail(@Sendable (Movie) -> String)
  }
}

nonisolated extension MovieColumn {
  /// All columns there are.
  static let all: [MovieColumn] = [
    ref, title, year, rating, score, seen, viewings, tags, note, imdb, added, changed, id,
  ]

  /// Those of the machine formats, unless others are chosen.
  static let standard = [ref, title, year, rating]

  static let ref = MovieColumn(name: "ref", content: .summary(\.reference))
  static let title = MovieColumn(name: "title", content: .summary(\.title.text))
  static let year = MovieColumn(name: "year", content: .summary { $0.year?.description ?? "" })
  static let rating = MovieColumn(name: "rating", content: .summary(\.rating.word))
  static let score = MovieColumn(
    name: "score", content: .summary { $0.score.map { String($0.halfStars) } ?? "" })
  static let seen = MovieColumn(
    name: "seen", content: .summary { $0.lastSeen?.description ?? "" })
  static let viewings = MovieColumn(
    name: "viewings", content: .detail { String($0.viewings.count) })
  static let tags = MovieColumn(
    name: "tags", content: .detail { $0.tags.map(\.name).joined(separator: ",") })
  static let note = MovieColumn(name: "note", content: .detail { $0.note?.text ?? "" })
  static let imdb = MovieColumn(name: "imdb", content: .detail { $0.imdb?.text ?? "" })
  static let added = MovieColumn(name: "added", content: .detail(\.added.description))
  static let changed = MovieColumn(name: "changed", content: .detail(\.changed.description))
  static let id = MovieColumn(name: "id", content: .detail(\.id.description))
}

extension MovieColumn {
  /// The text for a movie.
  func text(of movie: Movie) -> String {
    switch content {
    case .summary(let text): text(movie.summary)
    case .detail(let text): text(movie)
    }
  }
}

extension Array<MovieColumn> {
  /// What makes the cells of a line from a summary; `nil` when that isn't enough for every column.
  var summaryCells: [(MovieSummary) -> String]? {
    var cells: [(MovieSummary) -> String] = []
    for column in self {
      guard case .summary(let text) = column.content else { return nil }
      cells.append(text)
    }
    return cells
  }

  /// What makes the cells of a line from a movie.
  var movieCells: [(Movie) -> String] {
    map { column in { column.text(of: $0) } }
  }

  /// The columns with these names, with commas between them.
  init(parsing text: String) throws(UsageError) {
    self = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed
      guard let column = MovieColumn.all.first(where: { $0.name == name }) else {
        throw .badValue(
          name, of: Option.columns.spelling, .oneOf(MovieColumn.all.map(\.name)))
      }
      append(column)
    }
  }
}
