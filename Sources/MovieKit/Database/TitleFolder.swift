import CSQLite

/// Makes of titles what equal ones have in common, with SQLite's own tokenizer.
///
/// The words of letters and digits, without case and accents, and a space between them. This is the
/// `unicode61` tokenizer with `remove_diacritics 2`: https://www.sqlite.org/fts5.html#unicode61_tokenizer
final class TitleFolder {
  private let tokenizer: fts5_tokenizer
  private let instance: OpaquePointer

  /// The last title that was folded: one that is looked for is often stored next.
  private var last: (title: String, key: String)?

  /// Makes a tokenizer of the database, which must stay open for longer.
  ///
  /// - Throws: `SQLiteError` when this SQLite was built without FTS5.
  init(of database: OpaquePointer) throws {
    let api = try TitleFolder.fullTextSearch(of: database)
    var (context, tokenizer) = (UnsafeMutableRawPointer?.none, fts5_tokenizer())
    var code = api.pointee.xFindTokenizer(api, "unicode61", &context, &tokenizer)
    var instance: OpaquePointer?
    if code == SQLITE_OK {
      code = "remove_diacritics".withCString { name in
        "2".withCString { value in
          var arguments: [UnsafePointer<CChar>?] = [name, value]
          return tokenizer.xCreate(context, &arguments, 2, &instance)
        }
      }
    }
    guard code == SQLITE_OK, let instance else {
      throw SQLiteError(code: code, message: "no tokenizer for titles", sql: nil)
    }
    self.tokenizer = tokenizer
    self.instance = instance
  }

  deinit { tokenizer.xDelete(instance) }

  /// "To obtain a pointer to the fts5_api, use SELECT fts5(?1)": https://www.sqlite.org/fts5.html#extending_fts5
  private static func fullTextSearch(
    of database: OpaquePointer
  ) throws -> UnsafeMutablePointer<fts5_api> {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var api: UnsafeMutablePointer<fts5_api>?
    var code = sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nil)
    if code == SQLITE_OK {
      code = withUnsafeMutablePointer(to: &api) { pointer in
        sqlite3_bind_pointer(statement, 1, pointer, "fts5_api_ptr", nil)
        return sqlite3_step(statement)
      }
    }
    guard let api else {
      throw SQLiteError(code: code, message: "this SQLite has no FTS5", sql: nil)
    }
    return api
  }
}

extension TitleFolder {
  /// What the title has in common with all equal ones; the title itself where it has neither letters
  /// nor digits.
  ///
  /// - Throws: `SQLiteError`.
  func key(of title: String) throws -> String {
    if let last, last.title.utf8.elementsEqual(title.utf8) { return last.key }
    var text = title.trimmed.composed
    let words = try words(of: &text)
    let key = words.isEmpty ? text : words
    last = (title, key)
    return key
  }

  /// The folded words of a text, empty where it has neither letters nor digits.
  ///
  /// - Throws: `SQLiteError`.
  func words(in text: String) throws -> String {
    var text = text.composed
    return try words(of: &text)
  }

  private func words(of text: inout String) throws -> String {
    var key: [UInt8] = []
    let code = withUnsafeMutablePointer(to: &key) { key in
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          tokenizer.xTokenize(
            instance, key, FTS5_TOKENIZE_DOCUMENT, text.baseAddress, Int32(text.count), appendToken)
        }
      }
    }
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "a title can't be folded", sql: nil)
    }
    return String(decoding: key, as: UTF8.self)
  }
}

/// Appends a token, after a space if it isn't the first, to the bytes that the context points to.
private func appendToken(
  context: UnsafeMutableRawPointer?, flags: Int32, token: UnsafePointer<CChar>?, count: Int32,
  start: Int32, end: Int32
) -> Int32 {
  guard let token, let key = context?.assumingMemoryBound(to: [UInt8].self) else {
    return SQLITE_ERROR
  }
  if !key.pointee.isEmpty { key.pointee.append(UInt8(ascii: " ")) }
  key.pointee.append(contentsOf: UnsafeRawBufferPointer(start: token, count: Int(count)))
  return SQLITE_OK
}
