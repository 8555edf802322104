/// Brings movies of other programs into the library, in one transaction.
struct ImportMerger {
  /// What came of it so far.
  private(set) var report: ImportReport

  private let editor: LibraryEditor
  private let keepsNumbers: Bool
  private var nextNumber: Int
  private var fresh: FreshTitles

  /// The movies that have been met, and what became of each.
  private var actions: [Int: MovieStore.Outcome.Action] = [:]

  /// Which movie each identifier of a source means.
  private var numbers: [Int: Int] = [:]

  /// The movies with titles that many have, and the source whose films they were asked for.
  private var namesakes: [ByteText: Namesakes] = [:]
  private var namesakesSource = 0

  /// How many movies with one title are looked through for each film.
  private static let namesakeLimit = 20

  /// The source of which an identifier means a movie, so that no other one of that source does.
  private var claims: [Int: Int] = [:]

  /// A merger that goes on with the report of reading.
  ///
  /// - Throws: `SQLiteError`.
  init(editor: LibraryEditor, report: ImportReport) throws {
    self.editor = editor
    self.report = report
    // Only in a library that never had a movie is every number free.
    nextNumber = try editor.connection.lastNumber() + 1
    keepsNumbers = nextNumber == 1
    fresh = FreshTitles(ofEmptyLibrary: try editor.connection.isEmpty())
  }
}

extension ImportMerger {
  /// Adds a movie, or what is new of it to the movie that is there.
  ///
  /// A film that can't be stored for its own sake is a bad row of the report.
  ///
  /// - Throws: `SQLiteError`.
  mutating func merge(_ film: ForeignMovie) throws {
    do {
      if let number = try number(of: film), let movie = try editor.connection.movie(number: number)
      {
        try update(movie, with: film)
      } else if film.title.isEmpty {
        report.skipped[.noTitle, default: 0] += 1
      } else {
        try add(film)
      }
    } catch let problem as TextProblem {
      report.reject(.longNotes(problem), at: film.place)
    } catch let problem as RowProblem {
      report.reject(problem, at: film.place)
    }
  }

  private mutating func add(_ film: ForeignMovie) throws {
    let moment = editor.clock.nanosecondsSince1970()
    let now = Timestamp(secondsSince1970: moment / 1_000_000_000)
    let identity = film.identity
    let movie = try Movie(
      film, id: identity?.id ?? MovieID(at: moment), number: try number(for: identity),
      added: identity?.added ?? now, changed: identity?.changed ?? now)
    try editor.insert(movie)
    let key = try editor.connection.titleKey(of: film.title)
    fresh.note(key)
    namesakes[ByteText(key)]?.note(Connection.Candidate(movie))
    if let imdb = film.imdb { fresh.note(imdb.text) }
    nextNumber = max(nextNumber, movie.number + 1)
    note(movie.number, .added, of: film)
    report.viewings += movie.viewings.count
  }

  private mutating func update(_ movie: Movie, with film: ForeignMovie) throws {
    var new = movie
    try new.merge(film)
    if new != movie {
      new.changed = editor.clock.now
      try editor.update(movie, to: new)
      if let imdb = new.imdb { fresh.note(imdb.text) }
      if new.year != movie.year || new.imdb != movie.imdb, !namesakes.isEmpty {
        let key = try editor.connection.titleKey(of: movie.title.text)
        namesakes[ByteText(key)]?.note(Connection.Candidate(new))
      }
      report.viewings += new.viewings.count - movie.viewings.count
    }
    note(movie.number, new == movie ? .unchanged : .changed, of: film)
  }

  /// The number of a new movie: that which it had, where it is free and always was.
  private func number(for identity: ForeignMovie.Identity?) throws -> Int {
    if keepsNumbers, let number = identity?.number,
      try editor.connection.movie(number: number) == nil
    {
      return number
    }
    guard nextNumber <= Movie.numbers.upperBound else { throw RowProblem.noNumberLeft }
    return nextNumber
  }

  /// Counts each movie once, whatever the files say of it in several places.
  private mutating func note(
    _ number: Int, _ action: MovieStore.Outcome.Action, of film: ForeignMovie
  ) {
    if let key = film.sourceKey {
      numbers[key] = number
      claims[number] = film.source
    }
    switch (actions[number], action) {
    case (nil, .added): report.added += 1
    case (nil, .changed): report.updated += 1
    case (nil, _): report.unchanged += 1
    case (.unchanged, .changed):
      report.unchanged -= 1
      report.updated += 1
    default: return
    }
    actions[number] = action
  }
}

extension ImportMerger {
  /// The movie of the library that a movie of another program is.
  ///
  /// It is found by its identifiers; else by the same title and equal years, where a missing year on
  /// one side is equal to any if no other movie has the title. A movie with another identifier, of
  /// IMDb or of the same source, is another movie.
  private mutating func number(of film: ForeignMovie) throws -> Int? {
    if let key = film.sourceKey, let number = numbers[key] { return number }
    if let id = film.identity?.id, let movie = try editor.connection.movie(id: id) {
      return movie.number
    }
    // Two movies of one library may have the same identifier at IMDb, by mistake or by wish.
    if let imdb = film.imdb, fresh.mayHave(imdb.text),
      let number = try editor.connection.number(imdb: imdb),
      film.identity == nil || claims[number] != film.source
    {
      return number
    }
    guard !film.title.isEmpty else { return nil }
    let key = try editor.connection.titleKey(of: film.title)
    return fresh.mayHave(key) ? try number(of: film, withKey: key) : nil
  }

  private mutating func number(of film: ForeignMovie, withKey key: String) throws -> Int? {
    if film.source != namesakesSource { (namesakes, namesakesSource) = ([:], film.source) }
    if namesakes[ByteText(key)] != nil { return number(of: film, amongNamesakesWithKey: key) }
    let limit = ImportMerger.namesakeLimit
    let all = try editor.connection.candidates(withKey: key, limit: limit + 1)
    if all.count > limit {
      namesakes[ByteText(key)] = try editor.connection.candidates(withKey: key)
        .reduce(into: Namesakes()) { $0.note($1) }
      return number(of: film, amongNamesakesWithKey: key)
    }
    let candidates = all.filter { isPossible($0, for: film) }
    if let equal = candidates.first(where: { $0.year == film.year }) { return equal.number }
    guard let only = candidates.first, all.count == 1, only.year == nil || film.year == nil else {
      return nil
    }
    return only.number
  }

  /// As above: one with an equal identifier at IMDb would have been found by that.
  private mutating func number(
    of film: ForeignMovie, amongNamesakesWithKey key: String
  ) -> Int? {
    guard film.sourceID != nil else { return namesakes[ByteText(key)]?.number(of: film.year) }
    let claims = claims
    return namesakes[ByteText(key)]?.number(of: film.year, havingIMDb: film.imdb != nil) {
      claims[$0] == film.source
    }
  }

  private func isPossible(_ candidate: Connection.Candidate, for film: ForeignMovie) -> Bool {
    if film.sourceID != nil, claims[candidate.number] == film.source { return false }
    guard let one = candidate.imdb, let other = film.imdb else { return true }
    return one == other
  }
}

extension ForeignMovie {
  /// What stands for its identifier and the source of that, in a fraction of their space.
  fileprivate var sourceKey: Int? {
    guard let sourceID else { return nil }
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(ByteText(sourceID))
    return hasher.finalize()
  }
}

extension Connection.Candidate {
  fileprivate init(_ movie: Movie) {
    self.init(number: movie.number, year: movie.year, imdb: movie.imdb)
  }
}
