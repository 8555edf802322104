/// A record of a table whose columns have names.
struct TableRow {
  let header: TableHeader
  let record: DelimitedRecord
}

extension TableRow {
  /// The most bytes that a word may have, a number, a date or an address.
  private static let wordLimit = 512

  /// The word under a name, trimmed; empty where there is no such column. Nothing but the beginning is
  /// left of a longer text, for it takes the square of its length to compare one of nothing but marks.
  subscript(name: String) -> String {
    guard let place = header.place(of: name), place < record.count else { return "" }
    return String(decoding: record.bytes(at: place).prefix(TableRow.wordLimit), as: UTF8.self)
      .trimmed
  }

  /// The text under a name, trimmed, of any length; empty where there is no such column.
  func text(_ name: String) -> String {
    guard let place = header.place(of: name), place < record.count else { return "" }
    return record[place].trimmed
  }

  /// The word under the first of some names that isn't empty.
  func first(of names: String...) -> String {
    for name in names {
      let text = self[name]
      if !text.isEmpty { return text }
    }
    return ""
  }

  /// Throws unless the row is whole: extra cells are passed over if they are empty.
  ///
  /// - Throws: `RowProblem`.
  func check() throws(RowProblem) {
    if record.isUnclosed { throw .unclosedQuote }
    let expected = header.names.count
    guard record.count >= expected else { throw .cellCount(record.count, expected: expected) }
    let used = record.usedCount
    guard used <= expected else { throw .cellCount(used, expected: expected) }
  }
}
