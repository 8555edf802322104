import Testing

@testable import movies

/// A line of text with a cursor in it.
struct TextFieldTests {
  private func field(_ text: String = "", _ keys: Key...) -> TextField {
    keys.reduce(into: TextField(text)) { field, key in _ = field.handle(key) }
  }

  @Test("characters go in at the cursor")
  func insertion() {
    #expect(field("Hat", .left, .left, .character("e")).text == "Heat")
    #expect(field("eat", .home, .character("H"), .end, .character("!")).text == "Heat!")
  }

  @Test("backspace and delete take whole characters")
  func removal() {
    #expect(field("ab🇫🇷", .backspace).text == "ab")
    #expect(field("ab", .home, .backspace).text == "ab")
    #expect(field("ab", .home, .delete).text == "b")
    #expect(field("ab", .delete).text == "ab")
    #expect(field("ab", .eraseLine) == TextField())
  }

  @Test("a combining mark joins the character before it")
  func marks() {
    let field = field("e", .character("\u{301}"))
    #expect(field.text == "e\u{301}")
    #expect(field.cursor == 1)
  }

  @Test("keys that mean nothing here are said to")
  func otherKeys() {
    var field = TextField("a")
    for key in [Key.enter, .tab, .up, .escape, .unknown] {
      let wasHandled = field.handle(key)
      #expect(!wasHandled)
    }
    #expect(field == TextField("a"))
  }

  @Test("a window shows the part around the cursor")
  func window() {
    let long = TextField("abcdefghij")
    #expect(long.window(ofCells: 5) == ("ghij", 4))
    let start = field("abcdefghij", .home)
    #expect(start.window(ofCells: 5) == ("abcde", 0))
    #expect(TextField("千と千尋").window(ofCells: 5) == ("千尋", 4))
  }
}
