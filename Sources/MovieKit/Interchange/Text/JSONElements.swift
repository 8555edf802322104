/// Takes the elements of an array, or objects that follow one another, out of a stream, one at a time.
struct JSONElements {
  private let stream: ByteStream
  private var piece: [UInt8] = []
  private var position = 0
  private var line = 1
  private var isInArray = false
  private var hasBegun = false

  /// The text of an element, and the line on which it begins.
  struct Element {
    let line: Int
    let bytes: [UInt8]
  }

  /// The elements of a stream of UTF-8.
  init(_ stream: ByteStream) {
    self.stream = stream
  }
}

extension JSONElements {
  /// The next element; `nil` at the end.
  ///
  /// - Throws: `FileProblem`, and what the stream throws.
  mutating func next() throws -> Element? {
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: "["):
        guard !hasBegun else { throw FileProblem.badJSON(line: line) }
        isInArray = true
      case UInt8(ascii: "{"): return try element()
      case UInt8(ascii: "]") where isInArray:
        skip()
        while let byte = try peek() {
          guard byte.isJSONSpace else { throw FileProblem.badJSON(line: line) }
          skip()
        }
        return nil
      case UInt8(ascii: ",") where isInArray: break
      case _ where byte.isJSONSpace:
        skip()
        continue
      default: throw FileProblem.badJSON(line: line)
      }
      hasBegun = true
      skip()
    }
    if isInArray { throw FileProblem.truncatedJSON(line: line) }
    return nil
  }

  private mutating func peek() throws -> UInt8? {
    if position == piece.count {
      piece = try stream.next()
      position = 0
    }
    return piece.isEmpty ? nil : piece[position]
  }

  private mutating func skip() {
    if piece[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Collects an object up to the brace that closes it.
  private mutating func element() throws -> Element {
    hasBegun = true
    let start = line
    var (bytes, depth, isInString, isEscaped) = ([UInt8](), 0, false, false)
    while let byte = try peek() {
      skip()
      bytes.append(byte)
      guard bytes.count <= DelimitedReader.recordLimit else {
        throw FileProblem.tooLong(line: start)
      }
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0 { return Element(line: start, bytes: bytes) }
    }
    throw FileProblem.truncatedJSON(line: start)
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool {
    self == 0x20 || 0x09...0x0A ~= self || self == 0x0D
  }
}
