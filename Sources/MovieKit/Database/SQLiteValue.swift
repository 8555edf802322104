/// A value that a statement is given, in one of SQLite's storage classes.
enum SQLiteValue: Equatable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  /// The number, or NULL.
  static func integer(_ value: Int?) -> SQLiteValue {
    if let value { .integer(value) } else { .null }
  }

  /// The text, or NULL.
  static func text(_ value: String?) -> SQLiteValue {
    if let value { .text(value) } else { .null }
  }
}
