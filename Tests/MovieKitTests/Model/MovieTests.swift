import Testing

@testable import MovieKit

@Suite("A movie")
struct MovieTests {
  @Test("that nobody said anything about is still to watch")
  func plain() throws {
    let movie = try Movie(title: "  Heat ")
    #expect(movie.title.text == "Heat")
    #expect(movie.rating == .notSeen)
    #expect(movie.score == nil)
    #expect(movie.tags.isEmpty)
    #expect(movie.viewings.isEmpty)
    #expect(movie.lastSeen == nil)
    #expect(movie.added == movie.changed)
    #expect(movie.reference == "@1")
    #expect(movie.name == "Heat")
  }

  @Test("has all that its draft has, in order and once")
  func full() throws {
    let movie = try Movie(
      MovieDraft(
        title: "Heat", year: Year(1995), assessment: Assessment(parsing: "8/10"),
        tags: [Tag("noir"), Tag("Crime"), Tag("NOIR")], note: Note("x"),
        imdb: IMDbID(parsing: "tt0113277"),
        viewings: [.on("2024-05-01"), .on("2023"), .unknown, .on("2023")]))
    #expect(movie.name == "Heat (1995)")
    #expect(movie.rating == .good)
    #expect(movie.score?.halfStars == 8)
    #expect(movie.tags.map(\.name) == ["Crime", "noir"])
    #expect(movie.viewings.map(\.description) == ["unknown", "2023", "2023", "2024-05-01"])
    #expect(movie.lastSeen?.description == "2024-05-01")
    #expect(movie.note?.text == "x")
    #expect(movie.imdb?.text == "tt0113277")
    #expect(movie.summary.lastSeen == movie.lastSeen)
    #expect(movie.summary.name == movie.name)
    #expect(movie.summary.id == movie.number)
  }

  @Test("with a viewing is seen, without a grade unless one is given")
  func viewingLifts() throws {
    #expect(try Movie(MovieDraft(title: "Heat", viewings: [.unknown])).rating == .unrated)
    let movie = try Movie(
      MovieDraft(title: "Heat", assessment: .rating(.poor), viewings: [.unknown]))
    #expect(movie.rating == .poor)
    #expect(movie.lastSeen == nil)
  }

  @Test("with a viewing is never still to watch")
  func notSeenRefused() throws {
    #expect(throws: MovieRule.notSeenHasViewings) {
      try Movie(MovieDraft(title: "Heat", assessment: .rating(.notSeen), viewings: [.unknown]))
    }
    var movie = try Movie(
      MovieDraft(title: "Heat", assessment: .rating(.good), viewings: [.unknown]))
    let before = movie
    #expect(throws: MovieRule.notSeenHasViewings) { try movie.rate(.rating(.notSeen)) }
    #expect(movie == before)
    try movie.forget(.unknown)
    try movie.rate(.rating(.notSeen))
    #expect(movie.rating == .notSeen)
  }

  @Test("is not made of a bad title")
  func badTitle() {
    #expect(throws: TextProblem.blank) { try Movie(MovieDraft(title: " ")) }
  }

  /// By the contract's table of which scores fit which ratings.
  @Test("keeps a score that fits a word, and drops one that doesn't", arguments: 1...10)
  func wordKeepsFittingScore(halfStars: Int) throws {
    let fitting: [Rating] = [.terrible, .poor, .decent, .good, .excellent]
    for rating in Rating.allCases {
      var movie = try Movie(title: "Heat")
      try movie.rate(.score(#require(Score(halfStars: halfStars))))
      try movie.rate(.rating(rating))
      #expect(movie.rating == rating)
      let fits = fitting.firstIndex(of: rating) == (halfStars - 1) / 2
      #expect(movie.score?.halfStars == (fits ? halfStars : nil))
    }
  }

  @Test("gets the rating that a score fixes, and the score")
  func score() throws {
    var movie = try Movie(title: "Heat")
    try movie.rate(.rating(.terrible))
    #expect(movie.score == nil)
    try movie.rate(.score(#require(Score(halfStars: 9))))
    #expect(movie.rating == .excellent)
    #expect(movie.score?.halfStars == 9)
  }

  @Test("loses one viewing of a date at a time, and its rating never")
  func forgetting() throws {
    var movie = try Movie(
      MovieDraft(title: "Heat", viewings: [.on("2024"), .on("2024"), .unknown]))
    try movie.forget(.on("2024"))
    #expect(movie.viewings.map(\.description) == ["unknown", "2024"])
    #expect(throws: MovieRule.noSuchViewing(try .on("2024-05"))) {
      try movie.forget(.on("2024-05"))
    }
    try movie.forget(.on("2024"))
    try movie.forget(.unknown)
    #expect(movie.viewings.isEmpty)
    #expect(movie.rating == .unrated)
  }

  @Test("keeps the spelling of a tag that it has already")
  func tags() throws {
    var movie = try Movie(MovieDraft(title: "Heat", tags: [Tag("Crime")]))
    movie.add([try Tag("CRIME"), try Tag("noir")])
    #expect(movie.tags.map(\.name) == ["Crime", "noir"])
    try movie.remove([try Tag("crime")])
    #expect(movie.tags.map(\.name) == ["noir"])
    #expect(throws: MovieRule.noSuchTag(try Tag("absent"))) {
      try movie.remove([try Tag("noir"), try Tag("absent")])
    }
    #expect(movie.tags.map(\.name) == ["noir"])
  }
}
