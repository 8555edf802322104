import Testing

@testable import movies

/// What reaches a terminal of texts that others wrote.
struct PrintableTextTests {
  @Test(
    "controls and bidirectional controls are spelled out, all else is as it was",
    arguments: [
      ("Heat", "Heat"), ("a\u{1B}[31mb", "a<U+001B>[31mb"), ("\u{07}", "<U+0007>"),
      ("x\u{202E}y", "x<U+202E>y"), ("\u{2066}", "<U+2066>"), ("\u{2069}", "<U+2069>"),
      ("\u{202A}", "<U+202A>"), ("\u{9B}2J", "<U+009B>2J"), ("\u{7F}", "<U+007F>"),
      ("Amélie 千尋 🎬…", "Amélie 千尋 🎬…"), ("a\u{200D}b", "a\u{200D}b"),
    ])
  func printable(_ text: String, _ result: String) {
    #expect(text.printable == result)
    #expect(text.printableLine == result)
  }

  @Test("in one line, tabs and line ends are spaces")
  func oneLine() {
    #expect("a\tb\nc\r\nd\re".printableLine == "a b c d e")
  }

  @Test("what is to be kept is")
  func kept() {
    #expect("a\tb\nc\u{1B}".printable(keeping: ["\t", "\n"]) == "a\tb\nc<U+001B>")
  }

  @Test("nothing that a terminal obeys is left of any text")
  func everyScalar() {
    for value in UInt32(0)...0x20FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(scalar) + "b"
      #expect(!text.printable.unicodeScalars.contains { $0.isTerminalControl })
      #expect(!text.printableLine.unicodeScalars.contains { $0.isTerminalControl })
    }
  }
}
