/// Why two movies are likely to be one film that was entered twice, the surest reason first.
public enum DuplicateReason: String, CaseIterable, Sendable {
  /// They have the same IMDb identifier.
  case sameIMDb = "same-imdb"
  /// Titles and years are the same.
  case sameTitle = "same-title"
  /// The titles are the same, and one of them has no year.
  case missingYear = "missing-year"
  /// The titles are the same, and the years are one apart.
  case nearYear = "near-year"
  /// An article stands before the one title and after the other, or is left out.
  case article
  /// One letter of a long title is another one, missing, or swapped with its neighbour.
  case spelling
}

/// A movie as far as it takes to tell whether another one is the same film.
struct DuplicateCandidate: Hashable, Sendable {
  /// The number in the library.
  let number: Int

  /// The folded title.
  let key: String

  /// The year in which it came out, where that is known.
  let year: Year?

  /// The identifier at IMDb.
  let imdb: IMDbID?
}

extension DuplicateReason {
  /// The fewest letters, without the article, of a title in which one may be wrong.
  static let longTitle = 8

  /// Why two movies are likely to be one film; `nil` if they aren't.
  ///
  /// Movies with different IMDb identifiers never are; neither are those whose titles have other
  /// numbers in them.
  init?(_ one: DuplicateCandidate, _ other: DuplicateCandidate) {
    if let id = one.imdb, let otherID = other.imdb {
      guard id == otherID else { return nil }
      self = .sameIMDb
      return
    }
    let years = YearDistance(one.year, other.year)
    guard years != .apart else { return nil }
    if one.key == other.key {
      self = years.reasonOfSameTitles
      return
    }
    let (title, otherTitle) = (TitleParts(key: one.key), TitleParts(key: other.key))
    if title.isEqualButForArticle(otherTitle, mayLackIt: years == .equal) {
      self = .article
    } else if years != .near, title.isMisspelling(of: otherTitle) {
      self = .spelling
    } else {
      return nil
    }
  }
}

/// How far two years are from each other.
private enum YearDistance {
  /// Not at all; both may be missing.
  case equal
  /// One of them is missing.
  case unknown
  /// One year.
  case near
  /// Several years.
  case apart

  init(_ one: Year?, _ other: Year?) {
    switch (one, other) {
    case (let one?, let other?):
      let distance = abs(one.number - other.number)
      self = distance == 0 ? .equal : distance == 1 ? .near : .apart
    case (nil, nil): self = .equal
    default: self = .unknown
    }
  }

  var reasonOfSameTitles: DuplicateReason {
    switch self {
    case .equal: .sameTitle
    case .unknown: .missingYear
    case .near, .apart: .nearYear
    }
  }
}

extension TitleParts {
  /// Whether the article alone is elsewhere, or left out where it may be.
  fileprivate func isEqualButForArticle(_ other: TitleParts, mayLackIt: Bool) -> Bool {
    guard name == other.name else { return false }
    if article == other.article { return true }
    return mayLackIt && (article.isEmpty || other.article.isEmpty)
      && mayBeWithoutArticle && other.mayBeWithoutArticle
  }

  /// Whether one typing error makes of one of two long titles the other.
  fileprivate func isMisspelling(of other: TitleParts) -> Bool {
    isLong && other.isLong && !hasOtherNumerals(than: other)
      && standard.editDistance(to: other.standard, atMost: 1) == 1
  }
}
