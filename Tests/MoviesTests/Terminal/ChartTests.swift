import Testing

@testable import movies

/// Plots of numbers, line by line.
struct ChartTests {
  private func screen(hasBlocks: Bool = true) -> Screen {
    Screen(width: 40, hasColor: false, canMoveCursor: false, hasBlocks: hasBlocks)
  }

  private static let bars = BarChart(bars: [
    BarChart.Bar(label: "all", value: 16), BarChart.Bar(label: "half", value: 8),
    BarChart.Bar(label: "片", value: 1), BarChart.Bar(label: "none", value: 0),
  ])

  @Test("bars are as long as their numbers, to the eighth of a cell")
  func bars() {
    // Forty cells less four of names, two of numbers and three between them are 31, or 248 eighths;
    // a sixteenth of that is 15.5.
    #expect(
      ChartTests.bars.lines(width: 40, on: screen()) == [
        "all   " + String(repeating: "█", count: 31) + " 16",
        "half  " + String(repeating: "█", count: 15) + "▌ 8",
        "片    █▉ 1", "none  0",
      ])
  }

  @Test("bars are of # where there are no blocks, and none is too short to be seen")
  func plainBars() {
    #expect(
      ChartTests.bars.lines(width: 19, on: screen(hasBlocks: false)) == [
        "all   ########## 16", "half  ##### 8", "片    # 1", "none  0",
      ])
  }

  private static let columns = ColumnChart(
    columns: [0, 1, 4, 8].enumerated().map { ColumnChart.Column(label: "\($0)", value: $1) },
    height: 2)

  @Test("columns are as high as their numbers, to the eighth of a cell")
  func columns() {
    #expect(
      ChartTests.columns.lines(on: screen()) == ["         ██", "   ▂▂ ██ ██", "0  1  2  3"])
    #expect(ChartTests.columns.width == 11)
  }

  @Test("columns are of # and . where there are no blocks")
  func plainColumns() {
    #expect(
      ChartTests.columns.lines(on: screen(hasBlocks: false))
        == ["         ##", "   .. ## ##", "0  1  2  3"])
  }

  @Test(
    "numbers are rounded to two places",
    arguments: [(0.0, "0.00"), (3.8, "3.80"), (4.999, "5.00"), (2.0625, "2.06"), (10.1, "10.10")])
  func places(number: Double, text: String) {
    #expect(number.hundredths == text)
  }
}
