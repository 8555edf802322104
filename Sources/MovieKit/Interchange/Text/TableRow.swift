/// A record of a table whose columns have names.
struct TableRow {
  let header: TableHeader
  let record: DelimitedRecord
}

extension TableRow {
  /// The text under a name, trimmed; empty where there is no such column.
  subscript(name: String) -> String {
    guard let place = header.place(of: name), place < record.count else { return "" }
    return record[place].trimmed
  }

  /// The text under a name as it stands.
  func raw(_ name: String) -> String {
    guard let place = header.place(of: name), place < record.count else { return "" }
    return record[place]
  }

  /// The text under the first of some names that isn't empty.
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
