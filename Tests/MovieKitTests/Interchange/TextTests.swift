import Foundation
import Testing

@testable import MovieKit

@Suite("Text of other programs")
struct TextTests {
  @Test(
    "HTML becomes plain text",
    arguments: [
      ("a<br>b<br />c", "a\nb\nc"), ("<p>a</p><p>b</p>", "a\n\nb"),
      ("<b>a</b> <i>b</i> <a href=\"x>\">c</a>", "a b \">c"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
      ("I <3 it", "I <3 it"), ("&lt;b&gt;", "<b>"), ("&eacute;&#233;&#xE9;&Eacute;", "éééÉ"),
      ("&nosuch; &; &#; &#0; AT&T", "&nosuch; &; &#; &#0; AT&T"), ("&#146;", "’"),
      ("&yuml;&nbsp;&iexcl;", "ÿ\u{A0}¡"),
    ])
  func html(_ html: String, _ text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "dates",
    arguments: [
      ("2024-05-01", "2024-05-01"), ("2024-05", "2024-05"), ("2024", "2024"),
      ("2024/05/01", "2024-05-01"), ("2024/5/1", "2024-05-01"),
      ("2024-05-01T21:30:00Z", "2024-05-01"), ("2024-05-01 21:30:00", "2024-05-01"),
      ("Fri Nov  7 09:07:24 2014", "2014-11-07"), ("2024-02-30", nil), ("2023-02-29", nil),
      ("2024-13-01", nil), ("5/1/2024", nil), ("soon", nil), ("", nil), ("2024-05-01x", nil),
      ("2024-05-01 x", nil),
    ] as [(String, String?)])
  func dates(_ text: String, _ date: String?) {
    #expect(ForeignDate.date(text)?.description == date)
  }

  @Test("moments agree with Foundation's, on every day of four centuries")
  func moments() throws {
    let formatter = ISO8601DateFormatter()
    for days in stride(from: -36_000, through: 110_000, by: 97) {
      let seconds = days * 86_400 + 12_345
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(Timestamp(text)?.secondsSince1970 == seconds, "\(text)")
    }
    #expect(Timestamp("2025-06-24T23:30:00-03:00")?.description == "2025-06-25T02:30:00Z")
    #expect(Timestamp("2025-06-24T23:30:00") == nil)
    #expect(Timestamp("2025-06-24") == nil)
    #expect(PartialDate("2024-02-28")?.end.description == "2024-02-28T23:59:59Z")
    #expect(PartialDate("2024-12")?.end.description == "2024-12-31T23:59:59Z")
    #expect(PartialDate("2024")?.end.description == "2024-12-31T23:59:59Z")
  }

  @Test(
    "grades",
    arguments: [
      (.five, "4.5", 9), (.five, "0.5", 1), (.five, "5", 10), (.five, "5.0", 10),
      (.five, "3.7", 7), (.ten, "7", 7), (.ten, "8.5", 9), (.ten, "8.4", 8), (.ten, "0.5", 1),
      (.hundred, "85", 9), (.hundred, "80", 8), (.hundred, "1", 1), (.hundred, "100", 10),
      (.ten, "0", nil), (.ten, "", nil), (.ten, "-", nil), (.ten, "N/A", nil), (.five, "0.0", nil),
    ] as [(GradeScale, String, Int?)])
  func grades(_ scale: GradeScale, _ text: String, _ halfStars: Int?) throws {
    #expect(try scale.score(text)?.halfStars == halfStars)
  }

  @Test(
    "what is no grade", arguments: ["7,5", "ten", "5.5", "-1", "1e1", "5.", ".5", "9999999999"])
  func noGrade(_ text: String) {
    #expect(throws: RowProblem.badRating(text)) { try GradeScale.five.score(text) }
  }

  @Test("UTF-8 is told from other bytes as the standard library tells it")
  func validation() {
    var random = SeededGenerator(seed: 11)
    let likely: [UInt8] = [0x41, 0x80, 0xBF, 0xC2, 0xC1, 0xE0, 0xA0, 0xED, 0x9F, 0xF0, 0x90, 0xF4]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        likely.randomElement(using: &random) ?? 0
      }
      var validator = UTF8Validator()
      for byte in bytes { validator.take(byte) }
      let isValid = validator.isValid && !validator.isWithinCharacter
      #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }
}
