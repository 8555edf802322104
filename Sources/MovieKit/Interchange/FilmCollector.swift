/// Gathers what the records of an export say of the same movie.
struct FilmCollector {
  private var films: [ForeignMovie] = []
  private var placeOfSource: [String: Int] = [:]
  private var placeOfName: [Name: Int] = [:]

  private struct Name: Hashable {
    let title: String
    let year: Year?
  }
}

extension FilmCollector {
  /// How many movies there are.
  var count: Int { films.count }

  /// Adds a record. It is of a movie that is there if both have the same identifier in the source, or
  /// else, where one of them has none, the same title and year.
  ///
  /// - Throws: `TextProblem` when the notes of a movie are too long together.
  mutating func add(_ record: ForeignMovie) throws(TextProblem) {
    let name = Name(title: record.title, year: record.year)
    guard let place = place(of: record, name) else {
      films.append(record)
      remember(films.count - 1, record.sourceID, name)
      return
    }
    try films[place].combine(record)
    remember(place, record.sourceID, name)
  }

  private func place(of record: ForeignMovie, _ name: Name) -> Int? {
    if let source = record.sourceID {
      if let place = placeOfSource[source] { return place }
      guard let place = namedPlace(name), films[place].sourceID == nil else { return nil }
      return place
    }
    return namedPlace(name)
  }

  private func namedPlace(_ name: Name) -> Int? { name.title.isEmpty ? nil : placeOfName[name] }

  private mutating func remember(_ place: Int, _ source: String?, _ name: Name) {
    if let source { placeOfSource[source] = place }
    if placeOfName[name] == nil { placeOfName[name] = place }
  }

  /// Takes out all movies.
  mutating func removeAll() -> [ForeignMovie] {
    defer { self = FilmCollector() }
    return films
  }
}
