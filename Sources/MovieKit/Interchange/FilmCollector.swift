/// Gathers what the records of an export say of the same movie.
struct FilmCollector {
  private var films: [ForeignMovie] = []
  private var placeOfSource: [ByteText: Int] = [:]
  private var placeOfIMDb: [IMDbID: Int] = [:]
  private var placeOfName: [Name: Int] = [:]

  private struct Name: Hashable {
    let title: ByteText
    let year: Year?
  }
}

extension FilmCollector {
  /// How many movies there are.
  var count: Int { films.count }

  /// Adds a record. It is of a movie that is there if both have the same identifier in the source or at
  /// IMDb, or else, where one of them has none in the source, the same title and year.
  ///
  /// - Throws: `TextProblem` when the notes of a movie are too long together.
  mutating func add(_ record: ForeignMovie) throws(TextProblem) {
    let name = Name(title: ByteText(record.title), year: record.year)
    guard let place = place(of: record, name) else {
      films.append(record)
      remember(films.count - 1, record, name)
      return
    }
    try films[place].combine(record)
    remember(place, record, name)
  }

  private func place(of record: ForeignMovie, _ name: Name) -> Int? {
    if let source = record.sourceID {
      if let place = placeOfSource[ByteText(source)] ?? placeOfIMDb(of: record) { return place }
      guard let place = namedPlace(name), films[place].sourceID == nil else { return nil }
      return place
    }
    return namedPlace(name)
  }

  /// The place of one with the same identifier at IMDb; in a library like ours two movies may have it.
  private func placeOfIMDb(of record: ForeignMovie) -> Int? {
    guard record.identity == nil, let place = record.imdb.flatMap({ placeOfIMDb[$0] }) else {
      return nil
    }
    return films[place].identity == nil ? place : nil
  }

  private func namedPlace(_ name: Name) -> Int? {
    name.title.text.isEmpty ? nil : placeOfName[name]
  }

  private mutating func remember(_ place: Int, _ record: ForeignMovie, _ name: Name) {
    if let source = record.sourceID { placeOfSource[ByteText(source)] = place }
    if let imdb = record.imdb { placeOfIMDb[imdb] = place }
    if placeOfName[name] == nil { placeOfName[name] = place }
  }

  /// Takes out all movies.
  mutating func removeAll() -> [ForeignMovie] {
    defer { self = FilmCollector() }
    return films
  }
}
