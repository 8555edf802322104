import Testing

@testable import MovieKit

@Suite("An edit")
struct MovieEditTests {
  private static func movie() throws -> Movie {
    try Movie(
      MovieDraft(
        title: "Heat", year: Year(1995), assessment: Assessment(parsing: "4/5"),
        tags: [Tag("Crime")], note: Note("x"), imdb: IMDbID(parsing: "tt0113277"),
        viewings: [.on("2024"), .unknown]))
  }

  @Test("of nothing changes nothing")
  func empty() throws {
    var movie = try MovieEditTests.movie()
    let edit = MovieEdit()
    #expect(edit.isEmpty)
    try movie.apply(edit)
    #expect(movie == (try MovieEditTests.movie()))
  }

  @Test("sets what it has a value for")
  func setting() throws {
    var edit = MovieEdit()
    edit.title = try Title("Ran")
    edit.year = .set(try #require(Year(1985)))
    edit.note = .set(try Note("y"))
    edit.imdb = .set(try #require(IMDbID(parsing: "tt0089881")))
    edit.assessment = .rating(.excellent)
    #expect(!edit.isEmpty)
    var movie = try MovieEditTests.movie()
    try movie.apply(edit)
    #expect(movie.name == "Ran (1985)")
    #expect(movie.note?.text == "y")
    #expect(movie.imdb?.text == "tt0089881")
    #expect(movie.rating == .excellent)
    #expect(movie.score == nil)
    #expect(movie.tags.map(\.name) == ["Crime"])
    #expect(movie.viewings.count == 2)
    #expect(movie.id == (try MovieEditTests.movie()).id)
  }

  @Test("clears what it has an empty value for")
  func clearing() throws {
    var edit = MovieEdit()
    edit.year = .cleared
    edit.note = .cleared
    edit.imdb = .cleared
    var movie = try MovieEditTests.movie()
    try movie.apply(edit)
    #expect(movie.name == "Heat")
    #expect(movie.note == nil)
    #expect(movie.imdb == nil)
  }

  @Test("takes tags away before it adds some, so that one can be spelt anew")
  func tags() throws {
    var edit = MovieEdit()
    edit.removedTags = [try Tag("crime")]
    edit.addedTags = [try Tag("CRIME"), try Tag("noir")]
    var movie = try MovieEditTests.movie()
    try movie.apply(edit)
    #expect(movie.tags.map(\.name) == ["CRIME", "noir"])
  }

  @Test("corrects the date of a viewing in one go")
  func viewings() throws {
    var edit = MovieEdit()
    edit.forgottenViewings = [try .on("2024")]
    edit.addedViewings = [try .on("2023-05-01")]
    var movie = try MovieEditTests.movie()
    try movie.apply(edit)
    #expect(movie.viewings.map(\.description) == ["unknown", "2023-05-01"])
  }

  @Test("may forget the viewings of a movie and have it still to watch")
  func notSeenAgain() throws {
    var edit = MovieEdit()
    edit.forgottenViewings = [try .on("2024"), .unknown]
    edit.assessment = .rating(.notSeen)
    var movie = try MovieEditTests.movie()
    try movie.apply(edit)
    #expect(movie.rating == .notSeen)
    #expect(movie.score == nil)
  }

  @Test("is refused when a rule forbids it")
  func refused() throws {
    var movie = try MovieEditTests.movie()
    var edit = MovieEdit()
    edit.assessment = .rating(.notSeen)
    #expect(throws: MovieRule.notSeenHasViewings) { try movie.apply(edit) }
    edit = MovieEdit()
    edit.forgottenViewings = [try .on("2024"), try .on("2024")]
    #expect(throws: MovieRule.noSuchViewing(try .on("2024"))) { try movie.apply(edit) }
  }
}
