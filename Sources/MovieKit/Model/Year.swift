/// The year in which a movie came out, 1870 to 2100.
public struct Year: Hashable, Sendable {
  /// The years that a movie can have.
  public static let range = 1870...2100

  /// The year of the Gregorian calendar.
  public var number: Int { Int(storage) }

  private let storage: Int16

  /// The year with this number; `nil` outside of `range`.
  public init?(_ number: Int) {
    guard Year.range ~= number else { return nil }
    storage = Int16(number)
  }

  /// Reads a year of four digits; `nil` when it is none, or outside of `range`.
  public init?(parsing text: String) {
    guard text.utf8.count == 4, let number = Int(digits: text) else { return nil }
    self.init(number)
  }
}

extension Year: Comparable {
  /// Orders years from the earliest to the latest.
  public static func < (one: Year, other: Year) -> Bool { one.storage < other.storage }
}

extension Year: CustomStringConvertible {
  /// The four digits.
  public var description: String { String(storage) }
}
