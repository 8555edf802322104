/// A free text about a movie, of one or more lines.
public struct Note: Hashable, Sendable {
  /// The most characters that a note may have.
  public static let maximumLength = 100_000

  /// The most bytes of UTF-8 that a note may take.
  public static let maximumBytes = 4 << 20

  /// The note as it was typed, never empty.
  public let text: String

  /// Checks a text.
  ///
  /// - Throws: `TextProblem` when it is empty, when it has more than 100,000 characters or 4 MiB, or when a
  ///   control character other than a line feed, carriage return or tab stands in it.
  public init(_ text: String) throws(TextProblem) {
    guard !text.isEmpty else { throw .blank }
    try text.requirePrintable(allowing: ["\n", "\r", "\t", "\u{2028}", "\u{2029}"])
    try text.requireLength(atMost: Note.maximumLength, bytes: Note.maximumBytes)
    self.text = text
  }

  /// Takes a text that was checked before it was stored.
  init(stored text: String) {
    self.text = text
  }
}
