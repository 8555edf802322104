import Testing

@testable import movies

/// Tables, cell by cell.
struct TableTests {
  private func lines(_ table: Table, width: Int?, hasColor: Bool = false) throws -> [String] {
    let screen = Screen(width: width, hasColor: hasColor, canMoveCursor: false, hasBlocks: true)
    return try captured { try table.write(to: &$0, on: screen) }
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func table(_ titles: [String]) -> Table {
    var table = Table(columns: [
      Table.Column(header: "REF"), Table.Column(header: "TITLE", isFlexible: true),
      Table.Column(header: "N", isNumeric: true),
    ])
    for (index, title) in titles.enumerated() {
      table.append([Table.Cell("@\(index + 1)"), Table.Cell(title), Table.Cell("\(index * 9)")])
    }
    return table
  }

  @Test("columns are as wide as what stands in them, by cells, numbers at the right")
  func alignment() throws {
    #expect(
      try lines(table(["Heat", "千尋", "e\u{301}"]), width: nil) == [
        "REF  TITLE   N", "@1   Heat    0", "@2   千尋    9", "@3   e\u{301}      18",
      ])
  }

  @Test("no line is wider than the screen, and nothing is cut that fits", arguments: 1...60)
  func width(_ width: Int) throws {
    let titles = ["Heat", String(repeating: "千", count: 20), String(repeating: "x", count: 37)]
    let lines = try lines(table(titles), width: width)
    let room = max(width, 3 + 2 * 2)
    #expect(lines.allSatisfy { $0.cellWidth <= room })
    #expect(lines.contains { $0.contains("…") } == (width < 3 + 2 + 40 + 2 + 2))
  }

  @Test("a row has no spaces at its end")
  func trailingSpaces() throws {
    var table = Table(columns: [Table.Column(header: "TITLE"), Table.Column(header: "SEEN")])
    table.append([Table.Cell("A long title"), Table.Cell("")])
    table.append([Table.Cell("Up"), Table.Cell("2024")])
    #expect(
      try lines(table, width: 80) == ["TITLE         SEEN", "A long title", "Up            2024"])
  }

  @Test("colour goes around the text only, and only where there is colour")
  func color() throws {
    var table = Table(columns: [Table.Column(header: "R"), Table.Column(header: "T")])
    table.append([Table.Cell("a", .green), Table.Cell("b")])
    #expect(try lines(table, width: 80, hasColor: true)[1] == "\u{1B}[32ma\u{1B}[0m  b")
    #expect(try lines(table, width: 80)[1] == "a  b")
  }

  @Test("a cell can't break the line or move the cursor")
  func hostileCell() throws {
    #expect(try lines(table(["a\nb\u{1B}[2J"]), width: nil)[1] == "@1   a b<U+001B>[2J  0")
  }
}
