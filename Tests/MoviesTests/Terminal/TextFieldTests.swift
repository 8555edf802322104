import Testing

@testable import movies

/// A line of text with a cursor in it.
struct TextFieldTests {
  private func field(_ text: String = "", _ keys: Key...) -> TextField {
    keys.reduce(into: TextField(text)) { field, key in _ = field.handle(key) }
  }

  @Test("characters go in at the cursor")
  func insertion() {
    #expect(field("Hat", .left, .left, .text("e")).text == "Heat")
    #expect(field("eat", .home, .text("H"), .end, .text("!")).text == "Heat!")
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
    let field = field("e", .text("\u{301}"))
    #expect(field.text == "e\u{301}")
    #expect(field.cursor == 1)
  }

  @Test("several characters go in at once")
  func runs() {
    #expect(field("Hat", .left, .left, .text("e")).text == "Heat")
    #expect(field("He", .left, .text("ello W"), .text("o")).text == "Hello Woe")
    #expect(field("ab", .home, .text("🇫🇷\u{301}")).cursor == 1)
  }

  @Test("what there is no room for is left out, and said to be")
  func limit() {
    var short = TextField("ab", limit: TextField.Limit(characters: 4, bytes: 8))
    for (key, text, isOverfull) in [
      (Key.text("cde"), "abcd", true), (.left, "abcd", false), (.text("x"), "abcd", true),
      (.backspace, "abd", false), (.text("é\u{301}\u{301}"), "abd", true),
      (.text("é\u{301}"), "abé\u{301}d", false), (.eraseLine, "", false),
      (.text("12345"), "1234", true),
    ] {
      let wasHandled = short.handle(key)
      #expect(wasHandled && short.text == text && short.isOverfull == isOverfull, "\(key)")
    }
  }

  @Test("a long paste takes no longer than it is long")
  func paste() {
    var title = TextField(limit: TextField.Limit(characters: 1000, bytes: 16_384))
    let clock = ContinuousClock()
    let time = clock.measure {
      for run in ["x", "e\u{301}\u{301}", "👨‍👩‍👧‍👦", "\u{301}"] {
        _ = title.handle(.text(String(repeating: run, count: 500_000)))
        _ = title.window(ofCells: 80)
      }
    }
    #expect(time < .seconds(20), "\(time)")
    #expect(title.text == String(repeating: "x", count: 1000))
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
    #expect(TextField("a\u{202E}b").window(ofCells: 20) == ("a<U+202E>b", 10))
    #expect(TextField("a\u{202E}b").window(ofCells: 10) == ("<U+202E>b", 9))
  }
}
