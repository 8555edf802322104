import Testing

@testable import MovieKit

@Suite("A title")
struct TitleTests {
  @Test(
    "is stored as typed but for the white space around it",
    arguments: [
      ("Heat", "Heat"), ("  Heat ", "Heat"), ("\t\n Heat\r\n", "Heat"),
      ("\u{A0}Heat\u{3000}", "Heat"), ("\u{FEFF}Heat \u{FEFF}", "Heat"),
      ("He\u{FEFF}at", "He\u{FEFF}at"),
      ("The  Thing", "The  Thing"), ("Ame\u{301}lie", "Ame\u{301}lie"), ("???", "???"), ("…", "…"),
      ("'; DROP TABLE movie; --", "'; DROP TABLE movie; --"), ("%s", "%s"), ("=cmd()", "=cmd()"),
      ("\u{2028}Heat\u{2029}", "Heat"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("שלום", "שלום"),
    ])
  func good(typed: String, stored: String) throws {
    let title = try Title(typed)
    #expect(Array(title.text.unicodeScalars) == Array(stored.unicodeScalars))
    #expect(title.description == title.text)
  }

  @Test(
    "is not blank",
    arguments: ["", " ", "\t\r\n", "\u{A0}\u{2003}\u{3000}", "\u{2028}", "\u{FEFF}"])
  func blank(typed: String) {
    #expect(throws: TextProblem.blank) { try Title(typed) }
  }

  @Test("has no control characters and no line or paragraph separators within")
  func forbidden() {
    let controls = Array(0..<0x20) + Array(0x7F...0x9F) + [0x2028, 0x2029]
    for scalar in controls.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(throws: TextProblem.forbidden(scalar)) { try Title("He\(scalar)at") }
    }
  }

  @Test(
    "keeps the scalars on both sides of the forbidden ones", arguments: [0x20, 0x7E, 0xA0, 0x2027])
  func allowed(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(try Title("He\(scalar)at").text.unicodeScalars.contains(scalar))
  }

  @Test(
    "has up to 1,000 characters, as a person counts them", arguments: ["a", "é", "e\u{301}", "東"])
  func length(character: String) throws {
    let longest = String(repeating: character, count: 1_000)
    #expect(try Title(longest).text == longest)
    #expect(try Title("  " + longest + "\n").text == longest)
    #expect(throws: TextProblem.tooLong(limit: 1_000)) { try Title(longest + character) }
  }

  @Test("takes up to 16 KiB")
  func bytes() throws {
    // "e" and n marks of two bytes are one character.
    let longest = "ee" + String(repeating: "\u{301}", count: 8_191)
    #expect(longest.utf8.count == 16_384)
    #expect(try Title(longest).text == longest)
    #expect(throws: TextProblem.tooManyBytes(limit: 16_384)) { try Title("e" + longest) }
  }

  struct Split: CustomTestStringConvertible {
    let typed: String
    let title: String?
    let year: Int?

    init(_ typed: String, _ title: String? = nil, _ year: Int? = nil) {
      (self.typed, self.title, self.year) = (typed, title, year)
    }

    var testDescription: String { typed }
  }

  @Test(
    "may have its year in parentheses at its end",
    arguments: [
      Split("Heat (1995)", "Heat", 1995), Split(" Heat  (1995) ", "Heat", 1995),
      Split("(500) Days of Summer (2009)", "(500) Days of Summer", 2009),
      Split("2012 (2009)", "2012", 2009), Split("Heat (1870)", "Heat", 1870),
      Split("Heat (2100)", "Heat", 2100), Split("Heat (1995) (1996)", "Heat (1995)", 1996),
      Split("Heat (1869)"), Split("Heat (2101)"), Split("Heat (95)"), Split("Heat (01995)"),
      Split("Heat (199x)"), Split("Heat 1995"), Split("Heat (1995"), Split("Heat 1995)"),
      Split("Heat (1995) x"), Split("(1995)"), Split(" (1995)"), Split("Heat (１９９５)"),
      Split("Heat ()"), Split("Heat ( 1995)"), Split(")"), Split(""), Split("Heat [1995]"),
    ])
  func splitting(_ each: Split) {
    let split = each.typed.splitFromYear
    #expect(split?.title == each.title)
    #expect(split?.year.number == each.year)
  }
}
