/// A table of text for a terminal: a header, and columns that are as wide as what stands in them.
nonisolated struct Table {
  let columns: [Column]
  private(set) var rows: [[Cell]] = []

  struct Column {
    let header: String
    var isNumeric = false
    /// Whether it gives way first when the table is too wide.
    var isFlexible = false
  }

  struct Cell {
    let text: String
    let style: TextStyle

    init(_ text: String, _ style: TextStyle = .plain) {
      self.text = text.printableLine
      self.style = style
    }
  }

  /// The cells between two columns.
  private static let gap = 2

  /// The narrowest that a column of free text gets before others give way too.
  private static let narrowest = 8

  init(columns: [Column]) {
    self.columns = columns
  }
}

nonisolated extension Table {
  /// Appends a line with a cell for each column.
  mutating func append(_ row: [Cell]) { rows.append(row) }

  /// Writes the table, no line of it wider than the screen.
  ///
  /// - Throws: `OutputError`.
  func write(to output: inout Output, on screen: Screen) throws(OutputError) {
    let widths = widths(within: screen.width)
    let header = columns.map { Cell($0.header, .bold) }
    try output.write(line(header, widths, inColor: screen.hasColor))
    for row in rows { try output.write(line(row, widths, inColor: screen.hasColor)) }
  }

  private func line(_ row: [Cell], _ widths: [Int], inColor hasColor: Bool) -> String {
    var line = ""
    let last = row.lastIndex { !$0.text.isEmpty } ?? 0
    for (index, cell) in row.enumerated().prefix(last + 1) {
      let text = cell.text.cut(toCells: widths[index])
      let padding = String(repeating: " ", count: max(0, widths[index] - text.cellWidth))
      if columns[index].isNumeric { line += padding }
      line += text.styled(cell.style, inColor: hasColor)
      guard index < last else { break }
      if !columns[index].isNumeric { line += padding }
      line += String(repeating: " ", count: Table.gap)
    }
    return line + "\n"
  }

  private func widths(within limit: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].header.cellWidth) { max($0, $1[index].text.cellWidth) }
    }
    guard let limit else { return widths }
    let room = limit - Table.gap * (columns.count - 1)
    widths.shrink(to: room, keeping: Table.narrowest) { columns[$0].isFlexible }
    widths.shrink(to: room, keeping: 1) { _ in true }
    return widths
  }
}

nonisolated extension Array<Int> {
  /// Takes from the widest of some elements, one after another, until the sum is small enough or
  /// none of them is larger than the least.
  fileprivate mutating func shrink(
    to sum: Int, keeping least: Int, where isFlexible: (Int) -> Bool
  ) {
    var excess = reduce(0, +) - sum
    while excess > 0 {
      let flexible = indices.filter { isFlexible($0) && self[$0] > least }
      guard let widest = flexible.max(by: { self[$0] < self[$1] }) else { return }
      // As much at a time as leaves it the widest, for the sake of very long texts.
      let second = flexible.filter { $0 != widest }.map { self[$0] }.max() ?? least
      let step = Swift.min(excess, Swift.max(1, self[widest] - Swift.max(second, least)))
      self[widest] -= step
      excess -= step
    }
  }
}
