import CSQLite

/// A prepared statement, lent by its connection; it goes back, reset, at the end of its scope.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    connection.takeBack(handle)
  }

  /// Runs the statement with these values for its parameters, from the first on.
  ///
  /// - Throws: `SQLiteError`.
  func run(_ values: [SQLiteValue] = []) throws {
    try bind(values)
    while try step() {}
    sqlite3_reset(handle)
  }

  /// Sets the parameters, from the first on.
  ///
  /// - Throws: `SQLiteError`.
  func bind(_ values: [SQLiteValue]) throws {
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text): bind(text, at: index)
        case .blob(let bytes): csqlite_bind_blob(handle, index, bytes, Int32(bytes.count))
        }
      guard code == SQLITE_OK else { throw connection.error(code, in: sql) }
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      // A null pointer would bind NULL, and an empty text may have one.
      guard let start = bytes.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        csqlite_bind_text(handle, index, $0, Int32(bytes.count))
      }
    }
  }

  /// Goes to the next row; returns whether there is one.
  ///
  /// - Throws: `SQLiteError`.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code, in: sql)
    }
  }

  private var sql: String? { sqlite3_sql(handle).map { String(cString: $0) } }
}

extension Statement {
  /// Whether the value in this column of the row is NULL.
  func isNull(at column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The number in this column of the row, zero for NULL.
  func integer(at column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// The number in this column of the row, `nil` for NULL.
  func optionalInteger(at column: Int32) -> Int? { isNull(at: column) ? nil : integer(at: column) }

  /// The text in this column of the row, `nil` for NULL; what isn't UTF-8 in it is repaired.
  func text(at column: Int32) -> String? {
    // The text comes before its length: asking for the text may convert the value.
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes in this column of the row, none for NULL.
  func bytes<Result>(at column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
