/// Columns that stand side by side, each with its name below it.
nonisolated struct ColumnChart {
  let columns: [Column]

  /// The cells that a column takes, and those between two.
  var columnWidth = 2
  var gap = 1

  /// The lines that the highest column takes.
  var height = 4

  struct Column {
    let label: String
    let value: Int
    var style = TextStyle.plain
  }

  /// Parts of a cell from nothing to the whole, from below.
  private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}

nonisolated extension ColumnChart {
  /// The cells that the chart takes.
  var width: Int { columns.count * (columnWidth + gap) - gap }

  /// The lines of the chart, the names last.
  func lines(on screen: Screen) -> [String] {
    let most = max(columns.map(\.value).max() ?? 0, 1)
    let drawn = (0..<height).reversed().map { row in
      line(
        columns.map { column in
          let part = ColumnChart.part(column.value, of: most, height: height, row: row)
          let block =
            screen.hasBlocks
            ? ColumnChart.blocks[part] : part > 3 ? "#" : row == 0 && part > 0 ? "." : " "
          return (String(repeating: block, count: columnWidth), column.style)
        }, on: screen)
    }
    let names = columns.map {
      ($0.label.cut(toCells: columnWidth), TextStyle.dim)
    }
    return drawn + [line(names, on: screen)]
  }

  /// How many eighths of its cell in a row a column fills; one that isn't zero can be seen.
  private static func part(_ value: Int, of most: Int, height: Int, row: Int) -> Int {
    guard value > 0 else { return 0 }
    return min(8, max(0, max(1, value * height * 8 / most) - row * 8))
  }

  private func line(_ cells: [(text: String, style: TextStyle)], on screen: Screen) -> String {
    let isBlank = { (text: String) in text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
    let last = cells.lastIndex { !isBlank($0.text) } ?? -1
    return cells.prefix(last + 1).enumerated().map { index, cell in
      // Nothing follows the last one.
      let padding = String(
        repeating: " ", count: index < last ? columnWidth - cell.text.cellWidth : 0)
      return
        (isBlank(cell.text) ? cell.text : cell.text.styled(cell.style, inColor: screen.hasColor))
        + padding
    }.joined(separator: String(repeating: " ", count: gap))
  }
}
