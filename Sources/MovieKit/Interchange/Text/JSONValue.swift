/// A value of JSON.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The value under a key of an object; `nil` where there is none, or it is null.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The text of a string, of which nothing but the beginning is left where it is long: one that means
  /// a word, a date or an identifier.
  var word: String? { text.map { String(decoding: $0.utf8.prefix(512), as: UTF8.self) } }

  /// The whole number that this is.
  var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  /// The number as it is written.
  var numeral: String? {
    if case .number(let digits) = self { digits } else { nil }
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// Whether this is an object with this key, whatever stands under it.
  func has(_ key: String) -> Bool {
    if case .object(let members) = self { members[key] != nil } else { false }
  }
}
