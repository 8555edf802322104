import Testing

@testable import MovieKit

@Suite("Random tables")
struct RandomTableTests {
  enum Encoding: CaseIterable, Sendable {
    case plain, marked, little, big, windows
  }

  private static let letters = [
    "a", "é", "\"", ",", ";", "\t", "\r\n", "\n", "\r", " ", "ß", "x y",
  ]
  private static let others = ["映", "🎬", "e\u{301}", "\u{2028}"]

  /// Writes as RFC 4180 has it, independently of the program's writer.
  private static func text(_ table: [[String]], _ separator: String, _ lineEnd: String) -> String {
    table.map { row in
      row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: separator)
    }.joined(separator: lineEnd) + lineEnd
  }

  private static func bytes(_ text: String, _ encoding: Encoding) -> [UInt8] {
    switch encoding {
    case .plain: Array(text.utf8)
    case .marked: [0xEF, 0xBB, 0xBF] + text.utf8
    case .little: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .big: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    // The letters that are used here have the same numbers there as in Unicode.
    case .windows: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  @Test("come back equal", arguments: Encoding.allCases)
  func comeBack(_ encoding: Encoding) throws {
    var random = SeededGenerator(seed: 7)
    let letters = Self.letters + (encoding == .windows ? [] : Self.others)
    for separator in [",", ";", "\t"] {
      for lineEnd in ["\n", "\r\n", "\r"] {
        for _ in 0..<20 {
          let width = Int.random(in: 2...5, using: &random)
          let table = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            (0..<width).map { _ in
              (0..<Int.random(in: 0...8, using: &random))
                .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
            }
          }
          // A letter that is no UTF-8 alone, so that windows-1252 is told.
          let whole = [Array(repeating: "é", count: width)] + table
          let bytes = Self.bytes(Self.text(whole, separator, lineEnd), encoding)
          #expect(try read(bytes, UInt8(ascii: separator.unicodeScalars.first ?? ",")) == whole)
        }
      }
    }
  }

  private func read(_ bytes: [UInt8], _ separator: UInt8) throws -> [[String]] {
    let file = try ImportFile(ImportEntry(name: "t", path: "t") { ByteStream(bytes) })
    #expect(file.preview.separator == separator)
    var reader = DelimitedReader(try file.text(), dialect: Dialect(separator: separator))
    var rows: [[String]] = []
    while let record = try reader.next() { rows.append(record.cells) }
    return rows
  }
}
