import CWide

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many cells of a terminal texts take.
nonisolated enum CellWidth {
  /// Has the system's `wcwidth` know Unicode whatever the locale is; only for the type of characters.
  static let prepare: Void = {
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { _ = setlocale(LC_CTYPE, "en_US.UTF-8") }
  }()
}

nonisolated extension String {
  /// How many cells the text takes: CJK and emoji two each, combining marks none.
  var cellWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }

  /// The longest beginning that takes at most this many cells, cut between characters, with `…` at
  /// its end where something was cut.
  func cut(toCells limit: Int) -> String {
    guard cellWidth > limit else { return self }
    var (width, end) = (0, startIndex)
    while end < endIndex, width + self[end].cellWidth <= limit - 1 {
      width += self[end].cellWidth
      end = index(after: end)
    }
    return limit > 0 ? String(self[..<end]) + "…" : ""
  }

  /// The text with spaces after it up to a number of cells.
  func padded(toCells width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - cellWidth))
  }
}

nonisolated extension Character {
  /// How many cells the character takes, zero to two.
  var cellWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 ? 0 : 1 }
    if isShownAsEmoji { return 2 }
    _ = CellWidth.prepare
    return unicodeScalars.reduce(0) { $0 + max(0, Int(cwide_cells(wchar_t($1.value)))) }
  }

  private var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    // U+FE0F asks for the picture of a character that also has a plain form.
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
