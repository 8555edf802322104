/// The identifier of a title at IMDb: `tt` and seven or more digits.
public struct IMDbID: Hashable, Sendable {
  /// The identifier with its `tt`.
  public let text: String

  /// Reads an identifier such as `tt0113277`; `nil` for any other text.
  public init?(parsing text: String) {
    let digits = text.dropFirst(2)
    guard text.hasPrefix("tt"), digits.utf8.count >= 7, Int(digits: digits) != nil else {
      return nil
    }
    self.text = text
  }
}

extension IMDbID {
  /// Reads an identifier as people give it: by itself, or in the address of its page.
  public init?(typed text: String) {
    let parts = text.split { "/?#".contains($0) }
    guard let place = parts.firstIndex(of: "title"),
      parts.prefix(place).contains(where: {
        $0.lowercased().hasSuffix("imdb.com")
      }), place + 1 < parts.count
    else {
      self.init(parsing: text.trimmed)
      return
    }
    self.init(parsing: String(parts[place + 1]))
  }
}
