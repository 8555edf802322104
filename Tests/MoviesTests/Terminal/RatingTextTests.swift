import MovieKit
import Testing

@testable import movies

/// Ratings as pictures.
struct RatingTextTests {
  @Test(
    "two half stars are a star",
    arguments: [
      (1, "½"), (2, "★"), (3, "★½"), (5, "★★½"), (8, "★★★★"), (9, "★★★★½"), (10, "★★★★★"),
    ])
  func scores(_ halfStars: Int, _ stars: String) throws {
    let score = try #require(Score(halfStars: halfStars))
    #expect(RatingText.stars(Rating(score), score, in: .english) == stars)
  }

  @Test("a grade without a score has as many stars as its place among the five")
  func grades() {
    #expect(
      Rating.grades.map { RatingText.stars($0, nil, in: .english) } == [
        "★", "★★", "★★★", "★★★★", "★★★★★",
      ])
  }

  @Test("what is no grade is a name")
  func others() {
    #expect(RatingText.stars(.notSeen, nil, in: .english) == "not seen")
    #expect(RatingText.starsAndName(.unrated, nil, in: .english) == "unrated")
    #expect(RatingText.stars(.notSeen, nil, in: .chinese) == "未看")
    #expect(RatingText.starsAndName(.good, nil, in: .chinese) == "★★★★  不错")
  }
}
