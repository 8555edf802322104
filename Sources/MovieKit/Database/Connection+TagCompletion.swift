extension Connection {
  /// The tags that begin with a text in any case, by key; of equal ones that of the first movie.
  ///
  /// Each is looked up on its own, since most movies may have the same one.
  ///
  /// - Throws: `SQLiteError`.
  func tags(beginning text: String, limit: Int) throws -> [Tag] {
    let start = Tag(stored: text).key
    let end = start + "\u{10FFFF}"
    var (tags, operation, bound) = ([Tag](), ">=", start)
    while tags.count < limit, let tag = try tag(operation, bound, before: end) {
      tags.append(tag)
      (operation, bound) = (">", tag.key)
    }
    if tags.count == limit, let last = try tag(operation, bound, before: end, order: "DESC") {
      tags.append(last)
    }
    return tags
  }

  private func tag(
    _ operation: String, _ bound: String, before end: String, order: String = ""
  ) throws -> Tag? {
    let statement = try prepare(
      """
      SELECT name FROM tag WHERE key \(operation) ? AND key < ?
      ORDER BY key \(order), movie \(order) LIMIT 1
      """)
    try statement.bind([.text(bound), .text(end)])
    guard try statement.step() else { return nil }
    return statement.text(at: 0).map { Tag(stored: $0) }
  }
}
