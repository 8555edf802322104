import Testing

@testable import MovieKit

@Suite("Canonically equal texts")
@MainActor
struct CanonicalEqualityTests {
  private let store = MovieStore.inMemory()

  @Test(
    "have one key, in NFC and in NFD, and where only the order of the marks is another",
    arguments: [
      ("\u{374}", "\u{2B9}"), ("\u{F900}", "\u{8C48}"), ("\u{212B}", "A\u{30A}"),
      ("\u{438}\u{306}\u{323}", "\u{438}\u{323}\u{306}"),
      ("\u{439}\u{301}", "\u{438}\u{306}\u{301}"),
    ])
  func keys(one: String, other: String) throws {
    #expect(one == other)
    let connection = try Connection.inMemory()
    let folder = try connection.titleFolder.get()
    #expect(try Array(folder.key(of: one).utf8) == Array(folder.key(of: other).utf8))
  }

  @Test("a tag is found in NFC and NFD")
  func tags() throws {
    _ = try store.add([MovieDraft(title: "Heat", tags: [Tag("été")])], ifDuplicate: .refuse)
    var query = MovieQuery()
    query.tags = [try Tag("e\u{301}te\u{301}")]
    #expect(try store.count(query) == 1)
  }

  @Test("tags stay apart, though one begins with a mark")
  func marks() throws {
    let tags = [try Tag("a"), try Tag("\u{301}b")]
    let added = try store.add([MovieDraft(title: "Heat", tags: tags)], ifDuplicate: .refuse)
    #expect(try store.movies([.number(1)]).first?.tags.map(\.name) == ["a", "\u{301}b"])
    #expect(added.first?.movie.tags.count == 2)
    #expect(throws: TextProblem.forbidden(",")) { try Tag("a,\u{301}b") }
    #expect(try Title("a \u{301}").text.unicodeScalars.count == 3)
  }
}
