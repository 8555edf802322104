import Testing

@testable import movies

/// TSV and CSV, byte for byte.
struct DelimitedWriterTests {
  private func written(
    _ fields: [String], _ style: DelimitedWriter.Style, terminator: UInt8 = 10,
    isForTerminal: Bool = false
  ) throws -> String {
    let writer = DelimitedWriter(
      style: style, terminator: terminator, isForTerminal: isForTerminal)
    return try captured { try writer.write(fields, to: &$0) }
  }

  @Test("tsv escapes tab, line feed, carriage return and backslash, and nothing else")
  func tsv() throws {
    #expect(
      try written(["a\tb", "c\nd\re", "\\n", "\"q\", x"], .tsv)
        == "a\\tb\tc\\nd\\re\t\\\\n\t\"q\", x\n")
    #expect(try written(["", "x", ""], .tsv) == "\tx\t\n")
    #expect(try written(["a\r\nb"], .tsv) == "a\\r\\nb\n")
  }

  @Test("a record may end with NUL")
  func null() throws {
    #expect(try written(["a", "b"], .tsv, terminator: 0) == "a\tb\0")
  }

  @Test("csv quotes what RFC 4180 says, and nothing else")
  func csv() throws {
    #expect(try written(["a", "b c", "é"], .csv) == "a,b c,é\n")
    #expect(
      try written(["a,b", "say \"no\"", "two\nlines", "cr\r"], .csv)
        == "\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\"cr\r\"\n")
    #expect(try written(["a\r\nb", "=cmd()"], .csv) == "\"a\r\nb\",=cmd()\n")
  }

  @Test("a terminal gets no control character, other readers get all")
  func terminal() throws {
    #expect(try written(["a\u{1B}b\tc"], .tsv, isForTerminal: true) == "a<U+001B>b\\tc\n")
    #expect(try written(["a\u{1B}b"], .csv, isForTerminal: true) == "a<U+001B>b\n")
    #expect(try written(["a\u{1B}b\u{202E}"], .tsv) == "a\u{1B}b\u{202E}\n")
  }
}
