/// The rules by which a movie of another program becomes one of the library, or a part of one.
///
/// Merging never loses: viewings and tags are united, a note is filled or grows, an empty value
/// clears nothing, and of two grades the newer one counts.
extension Movie {
  /// A movie that was not in the library.
  ///
  /// - Throws: `TextProblem` when it has no title, which has been seen to before.
  init(
    _ film: ForeignMovie, id: MovieID, number: Int, added: Timestamp, changed: Timestamp
  ) throws {
    self.init(
      id: id, number: number, title: try Title(film.title), year: film.year, rating: .notSeen,
      score: nil, tags: [], note: nil, imdb: film.imdb, viewings: [], added: added,
      changed: changed)
    try merge(film)
  }

  /// Adds what another program knew of the movie, the moment aside.
  ///
  /// - Throws: `TextProblem` when the notes are too long together.
  mutating func merge(_ film: ForeignMovie) throws(TextProblem) {
    year = year ?? film.year
    imdb = imdb ?? film.imdb
    add(film.tags)
    if let note = film.note { self.note = try self.note?.appending(note) ?? note }
    add(missingViewings(of: film))
    if film.isSeen, rating == .notSeen { rating = .unrated }
    if let grade = film.grade, takes(grade) {
      // A grade is no rating that a viewing forbids.
      try? rate(grade.assessment)
    }
  }

  /// Adds what another movie of the library knew of the same film, the moment of the change aside. Of
  /// two grades the one that is here stays, unless the other says the same more exactly.
  ///
  /// - Throws: `TextProblem` when the notes are too long together.
  mutating func merge(_ other: Movie) throws(TextProblem) {
    let notes = [note, other.note].compactMap(\.self)
    try merge(ForeignMovie(other))
    // Both were written here, and one may say something else in the words of the other.
    if notes.count == 2, notes[0] != notes[1] {
      note = try Note(notes[0].text + "\n\n" + notes[1].text)
    }
    added = min(added, other.added)
  }

  /// The viewings that are not there yet: of each date as many as are missing.
  private func missingViewings(of film: ForeignMovie) -> [Viewing] {
    var present = Dictionary(viewings.map { ($0, 1) }, uniquingKeysWith: +)
    var missing = film.knownViewings.filter { viewing in
      guard let count = present[viewing], count > 0 else { return true }
      present[viewing] = count - 1
      return false
    }
    // Somebody watched it before, and nobody knows when, unless an earlier viewing is there.
    if film.hasEarlierViewing, let first = film.viewings.min(),
      !viewings.contains(where: { $0 < first })
    {
      missing.append(.unknown)
    }
    return missing
  }

  /// Whether a grade takes the place of what is there: of two that differ, unless this one was given
  /// since.
  private func takes(_ grade: ForeignMovie.Grade) -> Bool {
    guard rating.isGrade else { return true }
    if grade.assessment == .rating(rating) { return false }
    guard let moment = grade.moment, isAnother(grade.assessment) else { return true }
    return moment >= changed
  }

  /// Whether an assessment says something else than the grade that is there, and not only the same
  /// more exactly.
  private func isAnother(_ assessment: Assessment) -> Bool {
    assessment.rating != rating || score != nil
  }
}

extension ForeignMovie {
  /// A movie of the library, whose grade is older than any other.
  fileprivate init(_ movie: Movie) {
    self.init()
    title = movie.title.text
    year = movie.year
    imdb = movie.imdb
    standing = movie.rating == .notSeen ? .notSeen : .seen
    if movie.rating.isGrade {
      let assessment = movie.score.map { Assessment.score($0) } ?? .rating(movie.rating)
      grade = Grade(assessment: assessment, moment: Timestamp(secondsSince1970: Int.min))
    }
    viewings = movie.viewings
    countsEqualViewings = true
    tags = movie.tags
    note = movie.note
  }
}
