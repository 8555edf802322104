import MovieKit

/// Ratings as pictures and words for people.
nonisolated enum RatingText {
  /// Five stars, half ones included; the name of a rating that is no grade.
  static func stars(_ rating: Rating, _ score: Score?, in language: Language) -> String {
    guard rating.isGrade else { return rating.localizedName(in: language) }
    let halfStars = score?.halfStars ?? (rating.rawValue - Rating.terrible.rawValue + 1) * 2
    return String(repeating: "★", count: halfStars / 2) + (halfStars % 2 == 1 ? "½" : "")
  }

  /// The stars with the name of the rating after them.
  static func starsAndName(_ rating: Rating, _ score: Score?, in language: Language) -> String {
    let stars = stars(rating, score, in: language)
    return rating.isGrade
      ? stars.padded(toCells: 5) + " " + rating.localizedName(in: language) : stars
  }

  /// The name, with the score after it where there is one.
  static func name(_ rating: Rating, _ score: Score?) -> Phrase {
    score.map { "\(rating) (\($0.halfStars)/10)" } ?? "\(rating)"
  }

  static func style(_ rating: Rating) -> TextStyle {
    switch rating {
    case .notSeen, .unrated: .dim
    case .terrible, .poor: .red
    case .decent: .yellow
    case .good, .excellent: .green
    }
  }
}
