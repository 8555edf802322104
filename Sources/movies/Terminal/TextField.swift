/// A line of text with a cursor in it.
struct TextField: Equatable {
  private(set) var text: String

  /// How many characters stand before the cursor.
  private(set) var cursor: Int

  /// Whether the last key brought more than there is room for.
  private(set) var isOverfull = false

  private let limit: Limit

  /// The most that a line may hold.
  struct Limit: Equatable {
    var characters = Int.max
    var bytes = Int.max
  }

  init(_ text: String = "", limit: Limit = Limit()) {
    self.text = text
    self.limit = limit
    cursor = text.count
  }
}

extension TextField {
  /// Does what a key asks for; returns whether it meant anything here.
  mutating func handle(_ key: Key) -> Bool {
    isOverfull = false
    switch key {
    case .text(let run): insert(run)
    case .backspace: remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .eraseLine: self = TextField(limit: limit)
    default: return false
    }
    return true
  }

  private mutating func insert(_ run: String) {
    let fitting = run.beginning(
      ofCharacters: limit.characters - text.count, bytes: limit.bytes - text.utf8.count)
    isOverfull = fitting.utf8.count < run.utf8.count
    let before = text.prefix(cursor) + fitting
    text = String(before + text.dropFirst(cursor))
    // A combining mark joins the character before it.
    cursor = before.count
  }

  private mutating func remove(at position: Int) {
    guard 0..<text.count ~= position else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: position))
    cursor = position
  }

  /// The part around the cursor that fits into some cells, as it may be shown, and where in it the
  /// cursor stands.
  func window(ofCells width: Int) -> (text: String, cursorCell: Int) {
    var (before, cell) = ([String](), 0)
    for character in text.prefix(cursor).reversed() {
      let shown = String(character).printableLine
      guard cell + shown.cellWidth < width else { break }
      before.append(shown)
      cell += shown.cellWidth
    }
    var (shown, end) = (before.reversed().joined(), cell)
    for character in text.dropFirst(cursor) {
      let next = String(character).printableLine
      guard end + next.cellWidth <= width else { break }
      shown += next
      end += next.cellWidth
    }
    return (shown, cell)
  }
}

extension String {
  /// The longest beginning of whole characters that has at most so many of them, and so many bytes.
  fileprivate func beginning(ofCharacters count: Int, bytes: Int) -> Substring {
    var (end, left) = (startIndex, (characters: count, bytes: bytes))
    while end < endIndex, left.characters > 0 {
      let next = index(after: end)
      left.bytes -= utf8.distance(from: end, to: next)
      guard left.bytes >= 0 else { break }
      left.characters -= 1
      end = next
    }
    return self[..<end]
  }
}
