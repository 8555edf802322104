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
