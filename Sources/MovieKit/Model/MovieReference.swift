/// What a person types to mean one movie.
public enum MovieReference: Hashable, Sendable {
  /// The number in the library, typed `@12`.
  case number(Int)
  /// The UUID.
  case id(MovieID)
  /// A title, or a title and a year as in `Heat (1995)`, in any case and with any punctuation.
  case title(String)

  /// Reads a reference: `@` and digits only, a UUID, and everything else is a title.
  public init(parsing text: String) {
    if text.hasPrefix("@"), text.dropFirst().isASCIIDigits {
      self = .number(Int(text.dropFirst()) ?? Int.max)
    } else if let id = MovieID(text) {
      self = .id(id)
    } else {
      self = .title(text)
    }
  }
}

extension Substring {
  fileprivate var isASCIIDigits: Bool {
    !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension MovieReference: CustomStringConvertible {
  /// The reference as it would be typed.
  public var description: String {
    switch self {
    case .number(let number): "@" + String(number)
    case .id(let id): id.description
    case .title(let title): title
    }
  }
}
