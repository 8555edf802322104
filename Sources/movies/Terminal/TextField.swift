/// A line of text with a cursor in it.
struct TextField: Equatable {
  private(set) var text: String

  /// How many characters stand before the cursor.
  private(set) var cursor: Int

  init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }
}

extension TextField {
  /// Does what a key asks for; returns whether it meant anything here.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace: remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .eraseLine: self = TextField()
    default: return false
    }
    return true
  }

  private mutating func insert(_ character: Character) {
    let before = String(text.prefix(cursor)) + String(character)
    text = String(before + text.dropFirst(cursor))
    // A combining mark joins the character before it.
    cursor = before.count
  }

  private mutating func remove(at position: Int) {
    guard 0..<text.count ~= position else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: position))
    cursor = position
  }

  /// The part around the cursor that fits into some cells, and where in it the cursor stands.
  func window(ofCells width: Int) -> (text: String, cursorCell: Int) {
    var before = text.prefix(cursor)
    while String(before).cellWidth >= width, !before.isEmpty { before = before.dropFirst() }
    let shown = String(before + text.dropFirst(cursor))
    var end = shown[...]
    while String(end).cellWidth > width, !end.isEmpty { end = end.dropLast() }
    return (String(end), String(before).cellWidth)
  }
}
