/// A line of a table, which may span lines of the file.
struct DelimitedRecord {
  /// The line of the file on which it begins, or on which a quote begins that never ends.
  let line: Int

  /// Whether the file ends within quotes.
  let isUnclosed: Bool

  /// The text of all cells together.
  let bytes: [UInt8]

  private let ends: [Int]

  /// A record of cells that end at these places.
  init(line: Int, isUnclosed: Bool, bytes: [UInt8], ends: [Int]) {
    self.line = line
    self.isUnclosed = isUnclosed
    self.bytes = bytes
    self.ends = ends
  }
}

extension DelimitedRecord {
  /// How many cells it has, one for a blank line.
  var count: Int { ends.count }

  /// Whether it is a blank line.
  var isBlank: Bool { ends.count == 1 && bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The text of a cell.
  subscript(index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// All cells.
  var cells: [String] { ends.indices.map { self[$0] } }

  /// How many cells are left without the empty ones at its end.
  var usedCount: Int { (ends.indices.last { !bytes(at: $0).isEmpty }).map { $0 + 1 } ?? 0 }

  /// The bytes of a cell.
  func bytes(at index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }
}
