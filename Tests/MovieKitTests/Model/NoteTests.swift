import Testing

@testable import MovieKit

@Suite("A note")
struct NoteTests {
  @Test("is stored as typed", arguments: ["x", "one\ntwo", "a\tb", " both ends ", "'; DROP TABLE"])
  func good(typed: String) throws {
    #expect(try Note(typed).text == typed)
  }

  @Test("is not empty")
  func empty() {
    #expect(throws: TextProblem.blank) { try Note("") }
  }

  @Test("has no other control characters than ends of lines and tabs")
  func forbidden() {
    let controls = (Array(0..<0x20) + Array(0x7F...0x9F)).filter { ![9, 10, 13].contains($0) }
    for scalar in controls.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(throws: TextProblem.forbidden(scalar)) { try Note("a\(scalar)b") }
    }
  }

  @Test("has up to 100,000 characters")
  func length() throws {
    let longest = String(repeating: "é", count: 100_000)
    #expect(try Note(longest).text.utf8.count == 200_000)
    #expect(throws: TextProblem.tooLong(limit: 100_000)) { try Note(longest + "é") }
  }
}
