import Foundation
import Testing

@testable import MovieKit

@Suite("A moment")
struct TimestampTests {
  @Test(
    "prints in the form of RFC 3339",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_000_000_000, "2001-09-09T01:46:40Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func description(seconds: Int, text: String) {
    #expect(Timestamp(secondsSince1970: seconds).description == text)
  }

  @Test("prints as Foundation has it")
  func foundation() {
    let formatter = ISO8601DateFormatter()
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let seconds = Int.random(in: 0..<253_402_300_800, using: &generator)
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      if Timestamp(secondsSince1970: seconds).description != text { Issue.record("\(seconds)") }
    }
  }

  @Test("is before every later one")
  func order() {
    #expect(Timestamp(secondsSince1970: -1) < Timestamp(secondsSince1970: 0))
    #expect(!(Timestamp(secondsSince1970: 1) < Timestamp(secondsSince1970: 1)))
  }
}
