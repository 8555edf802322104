import Testing

@testable import MovieKit

@Suite("A score")
struct ScoreTests {
  @Test("is any number of half stars from 1 to 10", arguments: 1...10)
  func inRange(halfStars: Int) throws {
    #expect(try #require(Score(halfStars: halfStars)).halfStars == halfStars)
  }

  @Test("is no other number", arguments: [Int.min, -1, 0, 11, 256 + 5, Int.max])
  func outOfRange(halfStars: Int) {
    #expect(Score(halfStars: halfStars) == nil)
  }

  @Test("is the higher the more half stars it has")
  func order() {
    let scores = (1...10).compactMap { Score(halfStars: $0) }
    #expect(scores.count == 10)
    #expect(Array(scores.reversed()).sorted().map(\.halfStars) == Array(1...10))
  }
}
