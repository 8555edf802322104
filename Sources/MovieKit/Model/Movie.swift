/// A movie of the library, with all that is known of it.
///
/// A movie with a viewing is never `notSeen`, and its score, where it has one, fits its rating: both
/// hold for every value, whatever changes it.
public struct Movie: Hashable, Identifiable, Sendable {
  /// What makes it this very movie, in every copy of the library.
  public let id: MovieID

  /// The short handle in its library, one of `numbers`; never given to another movie.
  public let number: Int

  /// The title.
  public internal(set) var title: Title

  /// The year in which it came out, where that is known.
  public internal(set) var year: Year?

  /// How it was liked, or that it is still to watch.
  public internal(set) var rating: Rating

  /// The exact grade, where someone gave one.
  public internal(set) var score: Score?

  /// The tags, in alphabetical order, no two of them equal.
  public internal(set) var tags: [Tag]

  /// A free text.
  public internal(set) var note: Note?

  /// The identifier at IMDb.
  public internal(set) var imdb: IMDbID?

  /// When it was watched, oldest first; those of an unknown date come before all others.
  public internal(set) var viewings: [Viewing]

  /// When it came into the library.
  public internal(set) var added: Timestamp

  /// When anything of it last changed.
  public internal(set) var changed: Timestamp

  /// The numbers that movies can have, so that a file can't use up all that there are.
  public static let numbers = 1...1_000_000_000
}

extension Movie {
  /// The date of the last viewing, where one has a date.
  public var lastSeen: PartialDate? { viewings.last?.date }

  /// What a line of a list shows of it.
  public var summary: MovieSummary {
    MovieSummary(
      number: number, title: title, year: year, rating: rating, score: score, lastSeen: lastSeen)
  }

  /// The reference that always means this movie, such as `@12`.
  public var reference: String { summary.reference }

  /// The title, with the year in parentheses where it is known.
  public var name: String { summary.name }
}

extension Movie {
  /// The movie that a draft comes to, once it has a place in the library.
  ///
  /// - Throws: `TextProblem` when the draft has no proper title, `MovieRule.notSeenHasViewings` when
  ///   it is rated not seen and has viewings.
  init(
    _ draft: MovieDraft, id: MovieID, number: Int, at moment: Timestamp
  ) throws {
    self.init(
      id: id, number: number, title: try Title(draft.title), year: draft.year, rating: .notSeen,
      score: nil, tags: [], note: draft.note, imdb: draft.imdb, viewings: [], added: moment,
      changed: moment)
    add(draft.tags)
    add(draft.viewings)
    if let assessment = draft.assessment { try rate(assessment) }
  }
}

/// A rule that a change of a movie would break.
public enum MovieRule: Error, Hashable, Sendable {
  /// A movie that has been watched can't be still to watch.
  case notSeenHasViewings
  /// There is no viewing of this date to forget.
  case noSuchViewing(Viewing)
  /// The movie isn't filed under this tag, from under which it is to be taken.
  case noSuchTag(Tag)
  /// A movie can't be merged with itself.
  case isSameMovie
  /// The two came out years apart, and nobody said that they are one film all the same.
  case yearsApart(MovieSummary)
  /// The note is too long together with that of this movie, which it was to be merged with.
  case notesTooLong(with: MovieSummary)
}

extension Movie {
  /// Gives a rating. A word keeps the score that fits it, and drops one that doesn't.
  ///
  /// - Throws: `MovieRule.notSeenHasViewings`.
  mutating func rate(_ assessment: Assessment) throws(MovieRule) {
    guard assessment.rating != .notSeen || viewings.isEmpty else { throw .notSeenHasViewings }
    rating = assessment.rating
    switch assessment {
    case .score(let new): score = new
    case .rating: score = score.flatMap { Rating($0) == rating ? $0 : nil }
    }
  }

  /// Logs viewings, the first of which makes a movie that was still to watch a seen one.
  mutating func add(_ new: [Viewing]) {
    guard !new.isEmpty else { return }
    viewings = (viewings + new).sorted()
    if rating == .notSeen { rating = .unrated }
  }

  /// Takes one viewing of this date away.
  ///
  /// - Throws: `MovieRule.noSuchViewing`.
  mutating func forget(_ viewing: Viewing) throws(MovieRule) {
    guard let index = viewings.firstIndex(of: viewing) else { throw .noSuchViewing(viewing) }
    viewings.remove(at: index)
  }

  /// Files the movie under tags; those that are there already keep their spelling.
  mutating func add(_ new: [Tag]) {
    var known = Set(tags)
    tags = (tags + new.filter { known.insert($0).inserted }).sorted()
  }

  /// Takes the movie out from under tags.
  ///
  /// - Throws: `MovieRule.noSuchTag`.
  mutating func remove(_ old: [Tag]) throws(MovieRule) {
    let known = Set(tags)
    for tag in old where !known.contains(tag) { throw .noSuchTag(tag) }
    tags.removeAll(where: Set(old).contains)
  }
}
