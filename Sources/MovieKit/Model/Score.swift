/// The exact grade behind a rating, in half stars from 1 to 10.
public struct Score: Hashable, Sendable {
  /// The number of half stars, 1 to 10.
  public var halfStars: Int { Int(storage) }

  private let storage: Int8

  /// A score of this many half stars; `nil` outside of 1 to 10.
  public init?(halfStars: Int) {
    guard 1...10 ~= halfStars else { return nil }
    storage = Int8(halfStars)
  }
}

extension Score: Comparable {
  /// Orders scores from the lowest to the highest.
  public static func < (one: Score, other: Score) -> Bool { one.storage < other.storage }
}
