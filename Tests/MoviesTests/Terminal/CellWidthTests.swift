import Testing

@testable import movies

/// How many cells of a terminal texts take, by East Asian Width and what terminals do with emoji.
struct CellWidthTests {
  @Test(
    "texts take as many cells as a terminal gives them",
    arguments: [
      ("Heat", 4), ("", 0), ("千と千尋", 8), ("기생충", 6), ("e\u{301}", 1), ("é", 1), ("8½", 2),
      ("🎬", 2), ("👩‍👩‍👧", 2), ("🇫🇷", 2), ("👍🏽", 2), ("★", 1), ("☀️", 2), ("ｶ", 1), ("Ｈ", 2),
      ("فيلم", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("각", 2),
    ])
  func width(_ text: String, _ cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test(
    "a text is cut between characters, with … in the last cell that it may take",
    arguments: [
      ("Heat", 4, "Heat"), ("Heat", 3, "He…"), ("Heat", 1, "…"), ("Heat", 0, ""),
      ("千と千尋", 8, "千と千尋"), ("千と千尋", 7, "千と千…"), ("千と千尋", 6, "千と…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("🇫🇷🇫🇷", 3, "🇫🇷…"), ("👩‍👩‍👧👩‍👩‍👧", 2, "…"),
    ])
  func cut(_ text: String, _ limit: Int, _ result: String) {
    #expect(text.cut(toCells: limit) == result)
  }

  @Test("a text is padded by cells, not by characters")
  func padding() {
    #expect("千".padded(toCells: 4) == "千  ")
    #expect("Heat".padded(toCells: 2) == "Heat")
  }
}
