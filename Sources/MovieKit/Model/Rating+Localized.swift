/// A language that MovieKit has words for.
public enum Language: Sendable {
  /// English.
  case english
}

extension Rating {
  /// The name of the rating for people to read, in the language given.
  public func localizedName(in language: Language = .english) -> String {
    switch language {
    case .english: Rating.englishNames[rawValue]
    }
  }

  /// The name of the rating for people to read, in English.
  public var localizedName: String { localizedName() }

  private static let englishNames = [
    "not seen", "unrated", "terrible", "poor", "decent", "good", "excellent",
  ]
}
