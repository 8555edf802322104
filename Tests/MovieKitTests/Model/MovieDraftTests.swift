import Testing

@testable import MovieKit

@Suite("A draft")
struct MovieDraftTests {
  struct Case: CustomTestStringConvertible {
    let typed: String
    let title: String
    let year: Int?

    var testDescription: String { typed }
  }

  @Test(
    "takes the year out of a typed title",
    arguments: [
      Case(typed: "Heat (1995)", title: "Heat", year: 1995),
      Case(typed: "Heat", title: "Heat", year: nil),
      Case(typed: "Heat (1869)", title: "Heat (1869)", year: nil),
      Case(typed: "(1995)", title: "(1995)", year: nil),
      Case(typed: "", title: "", year: nil),
    ])
  func reading(_ each: Case) {
    var draft = MovieDraft()
    draft.read(title: each.typed)
    #expect(draft.title == each.title)
    #expect(draft.year?.number == each.year)
  }

  @Test("that has a year takes a title as it stands")
  func readingWithYear() throws {
    let year = try #require(Year(1986))
    var draft = MovieDraft(year: year)
    draft.read(title: "Heat (1995)")
    #expect(draft == MovieDraft(title: "Heat (1995)", year: year))
  }

  @Test("is named by its title and year")
  func name() {
    #expect(MovieDraft(title: "Heat").name == "Heat")
    #expect(MovieDraft(title: "Heat", year: Year(1995)).name == "Heat (1995)")
  }
}
