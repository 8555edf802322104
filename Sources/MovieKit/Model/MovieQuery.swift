/// Which movies to find, and in which order. A query without filters finds all of them.
public struct MovieQuery: Hashable, Sendable {
  /// Texts that must all stand in the title, in any case and without accents or punctuation.
  public var words: [String] = []

  /// Numbers of which it must have one, or else one of `ids`; none of both is any movie.
  public var numbers: Set<Int> = []

  /// Identifiers of which it must have one, or else one of `numbers`.
  public var ids: Set<MovieID> = []

  /// The ratings and the scores of which a movie must have one; an empty set is any rating.
  public var ratings: Set<Assessment> = []

  /// The lowest grade, a word or a score; leaves out movies without a grade.
  public var lowestGrade: Assessment?

  /// The highest grade, a word or a score; leaves out movies without a grade.
  public var highestGrade: Assessment?

  /// Whether it must have been seen, or must be still to watch.
  public var isSeen: Bool?

  /// The years in which it may have come out; leaves out movies without a year.
  public var years: ClosedRange<Year>?

  /// Tags that it must all have.
  public var tags: [Tag] = []

  /// Dates of which each must have a viewing, on that day or within that month or year.
  public var seenOn: [Viewing] = []

  /// What the movies are sorted by.
  public var order: Order = .number

  /// Whether they are sorted from the highest to the lowest.
  public var isReversed = false

  /// The most movies to find; `nil` is all.
  public var limit: Int?

  /// A query that finds all movies, by number.
  public init() {}

  /// What a list can be sorted by. Movies that are equal in it go by number, upwards, and those that
  /// have no such value come last; both also in a reversed list.
  public enum Order: String, CaseIterable, Sendable {
    /// The number, which is the order of adding.
    case number
    /// The title, in any case and without accents or punctuation.
    case title
    /// The year.
    case year
    /// The rating, then the score.
    case rating
    /// The date of the last viewing.
    case seen
    /// The moment of adding.
    case added
  }
}
