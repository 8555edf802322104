import MovieKit

/// Takes a batch apart into its lines as its bytes come, up to what a batch may be.
struct BatchSplitter {
  /// The lines so far.
  private(set) var lines: [BatchLine] = []

  private let endsWithNUL: Bool
  private var rest: [UInt8] = []
  private var byteCount = 0

  /// CR LF ends a line as LF does, unless lines end with NUL.
  init(endsWithNUL: Bool) { self.endsWithNUL = endsWithNUL }
}

/// A batch is larger than one may be: much larger than any list of movies, and small enough for memory.
nonisolated enum BatchLimit: Error, Hashable {
  /// The line with this number is longer than one may be.
  case line(Int)
  case lines
  case bytes

  /// How many bytes a line may have.
  static let lineLength = 1 << 20

  /// How many lines there may be.
  static let lineCount = 1_000_000

  /// How many million bytes all of them may have.
  static let megabytes = 256
}

extension BatchSplitter {
  /// Takes more bytes.
  ///
  /// - Throws: `BatchLimit`.
  mutating func take(_ bytes: [UInt8]) throws(BatchLimit) {
    byteCount += bytes.count
    guard byteCount <= BatchLimit.megabytes * 1_000_000 else { throw .bytes }
    let end = endsWithNUL ? 0 : UInt8(ascii: "\n")
    var bytes = bytes[...]
    while let place = bytes.firstIndex(of: end) {
      rest += bytes[..<place]
      bytes = bytes[(place + 1)...]
      try endLine()
    }
    rest += bytes
    guard rest.count <= BatchLimit.lineLength else { throw .line(lines.count + 1) }
  }

  /// Takes what is left for a line of its own.
  ///
  /// - Throws: `BatchLimit`.
  mutating func finish() throws(BatchLimit) {
    if !rest.isEmpty { try endLine() }
  }

  private mutating func endLine() throws(BatchLimit) {
    let number = lines.count + 1
    guard number <= BatchLimit.lineCount else { throw .lines }
    guard rest.count <= BatchLimit.lineLength else { throw .line(number) }
    if !endsWithNUL, rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    // The mark at the beginning of some files is no part of what is in them.
    if number == 1, rest.starts(with: "\u{FEFF}".utf8) { rest.removeFirst(3) }
    lines.append(BatchLine(number: number, text: String(validating: rest, as: UTF8.self)))
    rest.removeAll(keepingCapacity: true)
  }
}
