/// Texts in lines of a width.
nonisolated extension String {
  /// The lines of at most this many cells that the words of the text make.
  ///
  /// A line may end at a space, and beside a character of two cells, where Chinese has no spaces; but
  /// no line begins with a mark that closes something, nor ends with one that opens something.
  func wrapped(toCells width: Int) -> [String] {
    var (lines, line) = ([String](), "")
    for piece in unbreakablePieces {
      if line.cellWidth + piece.withoutSpacesAtEnd.cellWidth > width, !line.isEmpty {
        lines.append(line.withoutSpacesAtEnd)
        line = ""
      }
      line += line.isEmpty ? String(piece.drop { $0 == " " }) : piece
    }
    return lines + [line.withoutSpacesAtEnd]
  }

  /// The parts between which a line may end, spaces at the ends of the parts before them.
  private var unbreakablePieces: [String] {
    var pieces: [String] = []
    var previous: Character?
    for character in self {
      if let last = previous, !last.mayPrecedeLineEnd(before: character) {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      previous = character
    }
    return pieces
  }

  private var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

nonisolated extension Character {
  /// Whether a line may end between this character and the next one.
  fileprivate func mayPrecedeLineEnd(before next: Character) -> Bool {
    if next == " " || isOpening || next.isClosing { return false }
    return self == " " || cellWidth == 2 || next.cellWidth == 2
  }

  private var isOpening: Bool { "（“‘《「([".contains(self) }

  private var isClosing: Bool { "，。、；：！？）”’》」…—,.;:!?)]".contains(self) }
}
