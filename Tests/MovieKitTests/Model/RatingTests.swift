import Testing

@testable import MovieKit

@Suite("A rating")
struct RatingTests {
  struct Case: CustomTestStringConvertible {
    let rating: Rating
    let word: String
    let name: String
    let isGrade: Bool

    var testDescription: String { word }
  }

  /// The order of the contract.
  static let cases = [
    Case(rating: .notSeen, word: "not-seen", name: "not seen", isGrade: false),
    Case(rating: .unrated, word: "unrated", name: "unrated", isGrade: false),
    Case(rating: .terrible, word: "terrible", name: "terrible", isGrade: true),
    Case(rating: .poor, word: "poor", name: "poor", isGrade: true),
    Case(rating: .decent, word: "decent", name: "decent", isGrade: true),
    Case(rating: .good, word: "good", name: "good", isGrade: true),
    Case(rating: .excellent, word: "excellent", name: "excellent", isGrade: true),
  ]

  @Test("has a word, a name and a kind", arguments: cases)
  func words(_ each: Case) {
    #expect(each.rating.word == each.word)
    #expect(Rating(word: each.word) == each.rating)
    #expect(each.rating.localizedName == each.name)
    #expect(each.rating.localizedName(in: .english) == each.name)
    #expect(each.rating.isGrade == each.isGrade)
  }

  @Test("comes in the order of the contract")
  func order() {
    let ratings = RatingTests.cases.map(\.rating)
    #expect(Rating.allCases == ratings)
    #expect(Array(ratings.reversed()).sorted() == ratings)
    #expect(Rating.grades == Array(ratings.dropFirst(2)))
    for (lower, higher) in zip(ratings, ratings.dropFirst()) {
      #expect(lower < higher)
      #expect(!(higher < lower))
    }
  }

  @Test("has one word only", arguments: ["", "Good", "notSeen", "not seen", "good ", "seen", "5"])
  func otherWords(word: String) {
    #expect(Rating(word: word) == nil)
  }

  @Test(
    "follows from a score, two half stars a grade",
    arguments: zip(
      1...10,
      [
        Rating.terrible, .terrible, .poor, .poor, .decent, .decent, .good, .good, .excellent,
        .excellent,
      ]))
  func fromScore(halfStars: Int, rating: Rating) throws {
    #expect(Rating(try #require(Score(halfStars: halfStars))) == rating)
  }
}
