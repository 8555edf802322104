import Testing

@testable import MovieKit

@Suite("Delimited text")
struct DelimitedReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    var dialect = Dialect()
    let rows: [[String]]
    var lines: [Int]?

    init(
      _ what: String, _ text: String, _ dialect: Dialect = Dialect(), gives rows: [[String]],
      on lines: [Int]? = nil
    ) {
      testDescription = what
      self.text = text
      self.dialect = dialect
      self.rows = rows
      self.lines = lines
    }
  }

  static let cases = [
    Case("nothing", "", gives: []),
    Case("no line end at the end", "a,b", gives: [["a", "b"]]),
    Case("an empty cell at the end", "a,\n", gives: [["a", ""]]),
    Case("an empty cell at the end of the file", "a,", gives: [["a", ""]]),
    Case("blank lines", "\n\na\n", gives: [[""], [""], ["a"]], on: [1, 2, 3]),
    Case("all line ends", "a\r\nb\rc\nd", gives: [["a"], ["b"], ["c"], ["d"]], on: [1, 2, 3, 4]),
    Case("CR CR LF", "a\r\r\nb", gives: [["a"], [""], ["b"]], on: [1, 2, 3]),
    Case(
      "line ends within quotes are kept", "\"a\r\nb\rc\nd\"\ne",
      gives: [["a\r\nb\rc\nd"], ["e"]], on: [1, 5]),
    Case("doubled quotes", "\"a\"\"b\",\"\"\"\",\"\"", gives: [["a\"b", "\"", ""]]),
    Case("quotes in a plain cell", "a\"b\",c\"", gives: [["a\"b\"", "c\""]]),
    Case("text after the closing quote", "\"a\"b,c", gives: [["ab", "c"]]),
    Case("separators within quotes", "\"a,b\";\"c\"", gives: [["a,b;\"c\""]]),
    Case(
      "another separator", "a,b;\"c;d\"", Dialect(separator: UInt8(ascii: ";")),
      gives: [["a,b", "c;d"]]),
    Case(
      "no quoting", "\"a\tb\"\n\"\tc", Dialect(separator: UInt8(ascii: "\t"), quoting: .none),
      gives: [["\"a", "b\""], ["\"", "c"]]),
    Case(
      "backslashes", "\"a\\\"b\",\"c\\d\"\n", Dialect(quoting: .backslash),
      gives: [["a\"b", "c\\d"]]),
    Case(
      "unmarked quotes", "\"a \"b\" c\",\"d\"e,\"f\n\"g\",h\n", Dialect(quoting: .unmarked),
      gives: [["a \"b\" c", "\"d\"e", "\"f"], ["g", "h"]]),
  ]

  @Test(arguments: cases) func reads(_ example: Case) throws {
    let records = try records(of: Array(example.text.utf8), example.dialect)
    #expect(records.map(\.cells) == example.rows)
    if let lines = example.lines { #expect(records.map(\.line) == lines) }
  }

  @Test(arguments: cases) func readsByteByByte(_ example: Case) throws {
    var rest = Array(example.text.utf8)[...]
    let stream = ByteStream { rest.popFirst().map { [$0] } ?? [] }
    #expect(try records(of: stream, example.dialect).map(\.cells) == example.rows)
  }

  @Test("a quote that never ends is told with its line")
  func unclosed() throws {
    let records = try records(of: Array("a\nb,\"c\nd\n".utf8), Dialect())
    #expect(records.map(\.isUnclosed) == [false, true])
    #expect(records.map(\.line) == [1, 2])
  }

  @Test("a record is bounded, in bytes and in cells")
  func bounds() {
    let long = [UInt8](repeating: 0x61, count: 33 << 20)
    #expect(throws: FileProblem.tooLong(line: 1)) { try records(of: long, Dialect()) }
    #expect(throws: FileProblem.unclosedQuote(line: 2)) {
      try records(of: Array("x\n\"".utf8) + long, Dialect())
    }
    let commas = [UInt8](repeating: UInt8(ascii: ","), count: 10_000_000)
    #expect(throws: FileProblem.tooManyCells(line: 1)) { try records(of: commas, Dialect()) }
  }

  private func records(of bytes: [UInt8], _ dialect: Dialect) throws -> [DelimitedRecord] {
    try records(of: ByteStream(bytes), dialect)
  }

  private func records(of stream: ByteStream, _ dialect: Dialect) throws -> [DelimitedRecord] {
    var reader = DelimitedReader(stream, dialect: dialect)
    var records: [DelimitedRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }
}
