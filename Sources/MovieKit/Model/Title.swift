/// The title of a movie: one line of text, stored as it was typed but for the white space around it.
///
/// Comparing two values compares the texts; whether two titles name the same film is for the store
/// to say, which folds case, accents and punctuation.
public struct Title: Hashable, Sendable {
  /// The most characters that a title may have, as a person counts them.
  public static let maximumLength = 1000

  /// The most bytes of UTF-8 that a title may take.
  public static let maximumBytes = 16 * 1024

  /// The title, never empty and without control characters.
  public let text: String

  /// Trims and checks a text.
  ///
  /// - Throws: `TextProblem` when nothing is left, when more than 1,000 characters or 16 KiB are, or
  ///   when a control character or a line or paragraph separator stands in it.
  public init(_ text: String) throws(TextProblem) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .blank }
    try trimmed.requirePrintable()
    try trimmed.requireLength(atMost: Title.maximumLength, bytes: Title.maximumBytes)
    self.text = trimmed
  }

  /// Takes a text that was checked before it was stored.
  init(stored text: String) {
    self.text = text
  }
}

extension Title: CustomStringConvertible {
  /// The title itself.
  public var description: String { text }
}

extension String {
  /// Splits `Heat (1995)` into the title and the year; `nil` when no such year ends the text.
  public var splitFromYear: (title: String, year: Year)? {
    let text = trimmed
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard text[..<open].last?.isWhitespace == true else { return nil }
    let title = text[..<open].trimmed
    guard inside.utf8.count == 4, let number = Int(digits: inside), let year = Year(number),
      !title.isEmpty
    else { return nil }
    return (title, year)
  }
}
