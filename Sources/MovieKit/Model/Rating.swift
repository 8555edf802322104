/// How somebody liked a movie: one of seven words, from still to watch up to excellent.
///
/// The order of the cases is the order of the ratings.
public enum Rating: Int, CaseIterable, Sendable {
  /// Still to watch; the rating of a movie that nobody said anything about.
  case notSeen
  /// Seen, no grade given.
  case unrated
  /// The lowest grade, scores 1 and 2.
  case terrible
  /// Scores 3 and 4.
  case poor
  /// Scores 5 and 6.
  case decent
  /// Scores 7 and 8.
  case good
  /// The highest grade, scores 9 and 10.
  case excellent
}

extension Rating {
  /// The five grades, lowest first.
  public static let grades: [Rating] = allCases.filter(\.isGrade)

  /// Whether this is one of the five grades, which says more than that the movie was seen.
  public var isGrade: Bool { self >= .terrible }

  /// The rating that a score stands for: two half stars a grade.
  public init(_ score: Score) {
    self = Rating.grades[(score.halfStars - 1) / 2]
  }
}

extension Rating: Comparable {
  /// Orders ratings from not seen to excellent.
  public static func < (one: Rating, other: Rating) -> Bool { one.rawValue < other.rawValue }
}

extension Rating {
  /// The word that the library, the machine formats and the command line use, such as `not-seen`.
  public var word: String {
    switch self {
    case .notSeen: "not-seen"
    case .unrated: "unrated"
    case .terrible: "terrible"
    case .poor: "poor"
    case .decent: "decent"
    case .good: "good"
    case .excellent: "excellent"
    }
  }

  /// The rating with this very word; `nil` for any other text.
  public init?(word: String) {
    switch word {
    case "not-seen": self = .notSeen
    case "unrated": self = .unrated
    case "terrible": self = .terrible
    case "poor": self = .poor
    case "decent": self = .decent
    case "good": self = .good
    case "excellent": self = .excellent
    default: return nil
    }
  }
}
