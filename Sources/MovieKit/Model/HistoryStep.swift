/// A change of the library that can be undone, or was.
public struct HistoryStep: Hashable, Sendable {
  /// The place in the history; later steps have higher ones.
  public let step: Int

  /// When the change was made.
  public let moment: Timestamp

  /// What made it, such as the command line.
  public let title: String

  /// How many movies it added, changed or removed.
  public let movies: Int

  /// Whether it was undone, and can be redone.
  public let isUndone: Bool
}

extension HistoryStep {
  /// How many steps are kept; the oldest goes when there are more.
  public static let limit = 1000

  /// The places that a step can have.
  static let numbers = 1...1_000_000_000_000
}

extension HistoryStep: Identifiable {
  /// The place in the history.
  public var id: Int { step }
}
