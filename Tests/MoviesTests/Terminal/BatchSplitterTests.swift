import MovieKit
import Testing

@testable import movies

/// A batch that is taken apart as it comes.
struct BatchSplitterTests {
  private func lines(_ parts: String..., endsWithNUL: Bool = false) throws -> [String?] {
    var batch = BatchSplitter(endsWithNUL: endsWithNUL)
    for part in parts { try batch.take(Array(part.utf8)) }
    try batch.finish()
    #expect(batch.lines.map(\.number) == batch.lines.indices.map { $0 + 1 })
    return batch.lines.map(\.text)
  }

  @Test("lines end with LF or CR LF, the last one also with the end of the input")
  func ends() throws {
    #expect(try lines("Heat\nRan\r\n\nUp") == ["Heat", "Ran", "", "Up"])
    #expect(try lines("He", "at", "\r", "\n", "R", "an\n") == ["Heat", "Ran"])
    #expect(try lines() == [])
    #expect(try lines("\n") == [""])
  }

  @Test("where they end with NUL, LF and CR are characters of the line")
  func nul() throws {
    #expect(try lines("He\nat\r\0R", "an\0", endsWithNUL: true) == ["He\nat\r", "Ran"])
  }

  @Test("what isn't UTF-8 is no text, also where it was cut between two reads")
  func notUTF8() throws {
    var batch = BatchSplitter(endsWithNUL: false)
    try batch.take([0xFF, 0x0A, 0xC3])
    try batch.take([0xA9, 0x0A])
    #expect(batch.lines.map(\.text) == [nil, "é"])
  }

  @Test("a line may be as long as the limit, and no longer")
  func lineLength() throws {
    let longest = String(repeating: "x", count: BatchLimit.lineLength)
    #expect(try lines("a\n", longest) == ["a", longest])
    #expect(throws: BatchLimit.line(2)) { try lines("a\n", longest, "x\n") }
    #expect(throws: BatchLimit.line(2)) { try lines("a\n" + longest + "x\nb") }
  }

  @Test("so many lines, and so many bytes, and no more")
  func counts() throws {
    let lines = [UInt8](repeating: 0x0A, count: BatchLimit.lineCount)
    var batch = BatchSplitter(endsWithNUL: false)
    try batch.take(lines)
    #expect(throws: BatchLimit.lines) { try batch.take([0x0A]) }
    let bytes = [UInt8](repeating: 0x0A, count: BatchLimit.megabytes * 1_000_000 + 1)
    batch = BatchSplitter(endsWithNUL: false)
    #expect(throws: BatchLimit.bytes) { try batch.take(bytes) }
  }
}
