/// A language that people are spoken to in.
public enum Language: CaseIterable, Sendable {
  /// English.
  case english
  /// Simplified Chinese.
  case chinese
}
