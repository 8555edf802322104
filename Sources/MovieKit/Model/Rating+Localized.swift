extension Rating {
  /// The name of the rating for people to read, in the language given.
  public func localizedName(in language: Language = .english) -> String {
    switch language {
    case .english: Rating.englishNames[rawValue]
    case .chinese: Rating.chineseNames[rawValue]
    }
  }

  /// The name of the rating for people to read, in English.
  public var localizedName: String { localizedName() }

  /// The rating with this very name in any language but English, whose words are those of the library.
  init?(foreignName name: String) {
    guard let index = Rating.chineseNames.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  private static let englishNames = [
    "not seen", "unrated", "terrible", "poor", "decent", "good", "excellent",
  ]

  private static let chineseNames = ["未看", "看过", "很差", "较差", "一般", "不错", "极好"]
}
