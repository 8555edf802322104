import Testing

@testable import MovieKit

@Suite("A rating")
struct RatingTests {
  struct Case: CustomTestStringConvertible {
    let rating: Rating
    let word: String
    let name: String
    let chinese: String
    let isGrade: Bool

    var testDescription: String { word }
  }

  /// The order of the contract.
  static let cases = [
    Case(rating: .notSeen, word: "not-seen", name: "not seen", chinese: "未看", isGrade: false),
    Case(rating: .unrated, word: "unrated", name: "unrated", chinese: "看过", isGrade: false),
    Case(rating: .terrible, word: "terrible", name: "terrible", chinese: "很差", isGrade: true),
    Case(rating: .poor, word: "poor", name: "poor", chinese: "较差", isGrade: true),
    Case(rating: .decent, word: "decent", name: "decent", chinese: "一般", isGrade: true),
    Case(rating: .good, word: "good", name: "good", chinese: "不错", isGrade: true),
    Case(rating: .excellent, word: "excellent", name: "excellent", chinese: "极好", isGrade: true),
  ]

  @Test("has a word, a name and a kind", arguments: cases)
  func words(_ each: Case) {
    #expect(each.rating.word == each.word)
    #expect(Rating(word: each.word) == each.rating)
    #expect(each.rating.localizedName == each.name)
    #expect(each.rating.localizedName(in: .english) == each.name)
    #expect(each.rating.localizedName(in: .chinese) == each.chinese)
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
