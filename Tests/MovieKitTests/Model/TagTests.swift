import Testing

@testable import MovieKit

@Suite("A tag")
struct TagTests {
  @Test(
    "is stored as typed but for the white space around it",
    arguments: [("crime", "crime"), ("  Film Noir\n", "Film Noir"), ("日本", "日本"), (";", ";")])
  func good(typed: String, name: String) throws {
    #expect(try Tag(typed).name == name)
  }

  @Test("is not blank", arguments: ["", " ", "\t\n"])
  func blank(typed: String) {
    #expect(throws: TextProblem.blank) { try Tag(typed) }
  }

  @Test(
    "is one line without commas",
    arguments: [
      ("a,b", ","), (",", ","), ("a\nb", "\n"), ("a\tb", "\t"), ("a\u{2028}b", "\u{2028}"),
    ])
  func forbidden(typed: String, scalar: String) throws {
    let scalar = try #require(scalar.unicodeScalars.first)
    #expect(throws: TextProblem.forbidden(scalar)) { try Tag(typed) }
  }

  @Test("has up to 100 characters")
  func length() throws {
    let longest = String(repeating: "e\u{301}", count: 100)
    #expect(try Tag(longest).name == longest)
    #expect(throws: TextProblem.tooLong(limit: 100)) { try Tag(longest + "e") }
  }

  @Test(
    "equals another that differs only in case",
    arguments: [("Crime", "crime"), ("ÉTÉ", "été"), ("Ete\u{301}", "eté"), ("МИР", "мир")])
  func equal(one: String, other: String) throws {
    #expect(try Tag(one) == Tag(other))
    #expect(Set([try Tag(one), try Tag(other)]).count == 1)
  }

  @Test("differs from others", arguments: [("crime", "crimes"), ("ete", "été"), ("a b", "ab")])
  func different(one: String, other: String) throws {
    #expect(try Tag(one) != Tag(other))
  }

  @Test("sorts by its name without case")
  func order() throws {
    let tags = try ["Zoo", "b", "A", "c"].map { try Tag($0) }
    #expect(tags.sorted().map(\.name) == ["A", "b", "c", "Zoo"])
  }
}
