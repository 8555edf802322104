/// Bars that lie one below another, each with its name before it and its number after it.
nonisolated struct BarChart {
  let bars: [Bar]

  struct Bar {
    let label: String
    let value: Int
    var style = TextStyle.plain
  }

  /// Parts of a cell from an eighth to the whole, from the left.
  private static let blocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}

nonisolated extension BarChart {
  /// The lines of the chart, of at most so many cells; the longest bar takes what room there is.
  func lines(width: Int, on screen: Screen) -> [String] {
    let labels = bars.map(\.label.cellWidth).max() ?? 0
    let numbers = bars.map { String($0.value).count }.max() ?? 0
    let most = max(bars.map(\.value).max() ?? 0, 1)
    let room = max(1, width - labels - numbers - 3)
    return bars.map { bar in
      let drawn = BarChart.bar(bar.value, of: most, cells: room, hasBlocks: screen.hasBlocks)
      return bar.label.padded(toCells: labels) + "  "
        + (drawn.isEmpty ? "" : drawn.styled(bar.style, inColor: screen.hasColor) + " ")
        + String(bar.value)
    }
  }

  /// A bar for a value; one that isn't zero can be seen.
  private static func bar(_ value: Int, of most: Int, cells: Int, hasBlocks: Bool) -> String {
    guard value > 0 else { return "" }
    guard hasBlocks else { return String(repeating: "#", count: max(1, value * cells / most)) }
    let eighths = max(1, value * cells * 8 / most)
    return String(repeating: "█", count: eighths / 8)
      + (eighths % 8 == 0 ? "" : blocks[eighths % 8 - 1])
  }
}
