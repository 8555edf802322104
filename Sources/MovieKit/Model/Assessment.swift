/// What somebody said of a movie: a word, or an exact score.
public enum Assessment: Hashable, Sendable {
  /// One of the seven words, which says nothing of a score.
  case rating(Rating)
  /// A number of half stars, which fixes the rating.
  case score(Score)
}

extension Assessment {
  /// The rating that this comes to.
  public var rating: Rating {
    switch self {
    case .rating(let rating): rating
    case .score(let score): Rating(score)
    }
  }

  /// Reads a rating as people type it; `nil` when it is none.
  ///
  /// In any case the seven words, `notSeen` and `not seen`; a digit `1` to `5` (a word from terrible
  /// to excellent, no score); `4.5/5` in half steps and `9/10` in whole ones, from the lowest score
  /// up; `85%` from `1%` up, rounded up to the next half star. The names in other languages than
  /// English are read whatever the locale is.
  public init?(parsing text: String) {
    if let rating = Rating(spelling: text) {
      self = .rating(rating)
    } else if let score = Score(fraction: text) {
      self = .score(score)
    } else {
      return nil
    }
  }
}

extension Rating {
  fileprivate init?(spelling text: String) {
    let word = text.lowercased()
    if word == "notseen" || word == "not seen" {
      self = .notSeen
    } else if let rating = Rating(word: word) {
      self = rating
    } else if let digit = Int(digits: word), word.utf8.count == 1, 1...5 ~= digit {
      self = Rating.grades[digit - 1]
    } else if let rating = Rating(foreignName: word) {
      self = rating
    } else {
      return nil
    }
  }
}

extension Score {
  fileprivate init?(fraction text: String) {
    if text.hasSuffix("/5") {
      self.init(stars: text.dropLast(2))
    } else if text.hasSuffix("/10"), let points = Int(plain: text.dropLast(3)) {
      self.init(halfStars: points)
    } else if text.hasSuffix("%"), let percent = Int(plain: text.dropLast()), percent <= 100 {
      self.init(halfStars: (percent + 9) / 10)
    } else {
      return nil
    }
  }

  /// Reads a number of stars such as `4`, `4.5` or `4.0`.
  private init?(stars text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = Int(plain: parts[0]), whole <= 5 else { return nil }
    switch parts.dropFirst().first {
    case nil where parts.count == 1: self.init(halfStars: whole * 2)
    case "0" where parts.count == 2: self.init(halfStars: whole * 2)
    case "5" where parts.count == 2: self.init(halfStars: whole * 2 + 1)
    default: return nil
    }
  }
}

extension Int {
  /// The number written by ASCII digits without needless zeros before them.
  fileprivate init?(plain text: Substring) {
    guard text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0") else { return nil }
    self.init(digits: text)
  }
}
