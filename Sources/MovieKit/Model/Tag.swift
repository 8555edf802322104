/// A word or two that a movie is filed under.
///
/// Two tags are equal when they differ only in case.
public struct Tag: Sendable {
  /// The most characters that a tag may have.
  public static let maximumLength = 100

  /// The most bytes of UTF-8 that a tag may take.
  public static let maximumBytes = 4096

  /// The tag as it was typed.
  public let name: String

  /// What equal tags have in common.
  let key: String

  /// Trims and checks a text.
  ///
  /// - Throws: `TextProblem` when nothing is left, when more than 100 characters or 4 KiB are, or when a
  ///   control character, a separator or a comma stands in it.
  public init(_ text: String) throws(TextProblem) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .blank }
    try trimmed.requirePrintable()
    guard !trimmed.unicodeScalars.contains(",") else { throw .forbidden(",") }
    try trimmed.requireLength(atMost: Tag.maximumLength, bytes: Tag.maximumBytes)
    self.init(stored: trimmed)
  }

  /// Takes a text that was checked before it was stored.
  init(stored name: String) {
    self.name = name
    key = name.lowercased().composed
  }
}

extension Tag: Hashable {
  /// Whether both tags are the same but for case.
  public static func == (one: Tag, other: Tag) -> Bool { ByteText(one.key) == ByteText(other.key) }

  /// Feeds what equal tags have in common.
  public func hash(into hasher: inout Hasher) { hasher.combine(ByteText(key)) }
}

extension Tag: Comparable {
  /// Orders tags by their names without case.
  public static func < (one: Tag, other: Tag) -> Bool { ByteText(one.key) < ByteText(other.key) }
}
