/// What a person types to mean one movie.
public enum MovieReference: Hashable, Sendable {
  /// The number in the library, typed `@12`.
  case number(Int)
  /// A number, as it was typed, that is higher than any movie's.
  case numberOutOfRange(String)
  /// The UUID.
  case id(MovieID)
  /// A title, or a title and a year as in `Heat (1995)`, in any case and with any punctuation.
  case title(String)

  /// Reads a reference: `@` and digits only, a UUID, and everything else is a title.
  public init(parsing text: String) {
    if text.hasPrefix("@"), text.dropFirst().isASCIIDigits {
      let number = Int(text.dropFirst()) ?? Int.max
      self = number <= Movie.numbers.upperBound ? .number(number) : .numberOutOfRange(text)
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
    case .numberOutOfRange(let text): text
    case .id(let id): id.description
    case .title(let title): title
    }
  }
}
