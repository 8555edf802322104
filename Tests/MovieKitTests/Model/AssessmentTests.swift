import Testing

@testable import MovieKit

@Suite("A typed rating")
struct AssessmentTests {
  struct Case: CustomTestStringConvertible {
    let typed: String
    let rating: Rating
    let halfStars: Int?

    init(_ typed: String, _ rating: Rating, _ halfStars: Int? = nil) {
      self.typed = typed
      self.rating = rating
      self.halfStars = halfStars
    }

    var testDescription: String { typed }
  }

  static let words =
    Rating.allCases.map { Case($0.word, $0) }
    + Rating.allCases.map { Case($0.word.uppercased(), $0) }
    + [
      Case("Good", .good), Case("eXcElLeNt", .excellent), Case("notSeen", .notSeen),
      Case("not seen", .notSeen), Case("Not Seen", .notSeen), Case("NOTSEEN", .notSeen),
      Case("Not-Seen", .notSeen),
    ]

  static let chinese = [
    Case("未看", .notSeen), Case("看过", .unrated), Case("很差", .terrible), Case("较差", .poor),
    Case("一般", .decent), Case("不错", .good), Case("极好", .excellent),
  ]

  static let digits = [
    Case("1", .terrible), Case("2", .poor), Case("3", .decent), Case("4", .good),
    Case("5", .excellent),
  ]

  static let stars = [
    Case("0.5/5", .terrible, 1), Case("1/5", .terrible, 2), Case("1.5/5", .poor, 3),
    Case("2/5", .poor, 4), Case("2.5/5", .decent, 5), Case("3/5", .decent, 6),
    Case("3.5/5", .good, 7), Case("4/5", .good, 8), Case("4.5/5", .excellent, 9),
    Case("5/5", .excellent, 10), Case("4.0/5", .good, 8), Case("5.0/5", .excellent, 10),
  ]

  static let points = [
    Case("1/10", .terrible, 1), Case("2/10", .terrible, 2), Case("3/10", .poor, 3),
    Case("4/10", .poor, 4), Case("5/10", .decent, 5), Case("6/10", .decent, 6),
    Case("7/10", .good, 7), Case("8/10", .good, 8), Case("9/10", .excellent, 9),
    Case("10/10", .excellent, 10),
  ]

  static let percents = [
    Case("1%", .terrible, 1), Case("10%", .terrible, 1),
    Case("11%", .terrible, 2), Case("20%", .terrible, 2), Case("21%", .poor, 3),
    Case("60%", .decent, 6), Case("61%", .good, 7), Case("80%", .good, 8),
    Case("85%", .excellent, 9), Case("90%", .excellent, 9), Case("91%", .excellent, 10),
    Case("100%", .excellent, 10),
  ]

  @Test(
    "is read as the contract has it",
    arguments: words + chinese + digits + stars + points + percents)
  func good(_ each: Case) throws {
    let assessment = try #require(Assessment(parsing: each.typed))
    #expect(assessment.rating == each.rating)
    switch assessment {
    case .rating: #expect(each.halfStars == nil)
    case .score(let score): #expect(score.halfStars == each.halfStars)
    }
  }

  @Test("in per cent is a tenth of it in half stars, rounded up")
  func everyPercent() {
    let wrong = (1...100).filter { percent in
      let expected = Int((Double(percent) / 10).rounded(.up))
      guard case .score(let score) = Assessment(parsing: "\(percent)%") else { return true }
      return score.halfStars != expected
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", " ", "0", "6", "7", "10", "-1", "+5", "5.0", "4.5", "great", "seen", "not_seen",
      "not  seen", "unseen", "exc", " good", "good ", "good\n", "five", "*****", "½", "٥", "５",
      "0/5", "0.0/5", "5.5/5", "6/5", "4.25/5", "4.5.5/5", "4,5/5", ".5/5", "4./5", "/5",
      "-1/5", "+4/5", "4/ 5", "4 /5", "４/5", "1e0/5", "4̈/5",
      "0/10", "11/10", "9.5/10", "/10", "-1/10", "9/ 10", "9/100", "9/1", "9/", "9/20",
      "9/10/10", "不错 ", "好", "不", "看 过", "101%", "-1%", "+85%", "85.5%", "85 %", "%", "%85", "85%%",
      "１00%", "0%",
      "99999999999999999999%", "99999999999999999999/10", "99999999999999999999/5",
      "good/5", "9223372036854775807/5",
    ])
  func bad(typed: String) {
    #expect(Assessment(parsing: typed) == nil)
  }

  @Test("is read or refused, whatever is typed")
  func randomText() {
    var generator = SeededGenerator(seed: 1)
    let alphabet = Array("0123456789/.%-+ godnsé５")
    var read = 0
    for _ in 0..<5_000 {
      let text = generator.text(of: alphabet, upTo: 6)
      guard let assessment = Assessment(parsing: text) else { continue }
      read += 1
      if case .score(let score) = assessment { #expect(Rating(score) == assessment.rating) }
    }
    #expect(read > 0)
  }
}
