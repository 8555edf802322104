/// What a number stands for that is a grade.
public enum GradeScale: Int, CaseIterable, Sendable {
  /// Half a star to five stars.
  case five = 5
  /// One to ten points.
  case ten = 10
  /// One to a hundred percent.
  case hundred = 100
}

extension GradeScale {
  /// The score that a number stands for, between two scores the upper one from the middle on; no
  /// score for an empty text, `0`, `-` and `N/A`.
  ///
  /// - Throws: `RowProblem.badRating` for any other text, and for a number outside of the scale.
  func score(_ text: String) throws(RowProblem) -> Score? {
    if GradeScale.isNone(text) { return nil }
    guard let hundredths = GradeScale.hundredths(text) else { throw .badRating(text) }
    if hundredths == 0 { return nil }
    let halfStars =
      switch self {
      case .five: (hundredths * 2 + 50) / 100
      case .ten: (hundredths + 50) / 100
      case .hundred: (hundredths + 999) / 1000
      }
    guard hundredths <= rawValue * 100, let score = Score(halfStars: max(1, halfStars)) else {
      throw .badRating(text)
    }
    return score
  }

  /// The score of a number that must be a whole number of half stars or points.
  ///
  /// - Throws: `RowProblem.badRating`, also for a number between two scores.
  func exactScore(_ text: String) throws(RowProblem) -> Score? {
    let score = try score(text)
    let step = self == .five ? 50 : 100
    guard (GradeScale.hundredths(text) ?? 0) % step == 0 else { throw .badRating(text) }
    return score
  }

  /// Whether a text says that there is no grade.
  static func isNone(_ text: String) -> Bool {
    text.isEmpty || text == "-" || text == "0" || text.lowercased() == "n/a"
  }

  /// Hundred times the number that a text such as `7`, `7.5` or `7.25` is.
  static func hundredths(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int(digits: parts[0]), whole <= 1_000_000 else {
      return nil
    }
    guard parts.count == 2 else { return whole * 100 }
    guard Int(digits: parts[1]) != nil, let places = Int(digits: (parts[1] + "0").prefix(2)) else {
      return nil
    }
    return whole * 100 + places
  }
}
