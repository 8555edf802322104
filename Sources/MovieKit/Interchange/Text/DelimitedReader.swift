/// Takes a delimited text apart, byte by byte; line ends may be LF, CRLF, CR, or any of them.
struct DelimitedReader {
  let dialect: Dialect

  private let stream: ByteStream
  private var piece: [UInt8] = []
  private var position = 0

  private var state = State.cellStart
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var line = 1
  private var recordLine = 1
  private var quoteLine = 1
  private var isAfterCR = false

  private enum State {
    case cellStart
    case plain
    case quoted
    /// After a quote within quotes, which closes them or is a part of the cell.
    case quoteInQuotes
    case backslashInQuotes
  }

  /// The most bytes that a record may have: thrice what a movie with the longest note takes in JSON.
  static let recordLimit = 32 << 20

  /// The most cells that a record may have.
  private static let cellLimit = 4096

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// A reader of UTF-8.
  init(_ stream: ByteStream, dialect: Dialect) {
    self.stream = stream
    self.dialect = dialect
  }
}

extension DelimitedReader {
  /// The next record, blank lines included; `nil` at the end.
  ///
  /// - Throws: `FileProblem` when a record has no end within bounds, and what the stream throws.
  mutating func next() throws -> DelimitedRecord? {
    recordLine = line
    while true {
      while position < piece.count {
        let byte = piece[position]
        position += 1
        if take(byte) { return record() }
      }
      try checkSize()
      piece = try stream.next()
      position = 0
      if piece.isEmpty { return lastRecord() }
    }
  }

  private func checkSize() throws {
    if bytes.count > DelimitedReader.recordLimit {
      throw isWithinQuotes
        ? FileProblem.unclosedQuote(line: quoteLine) : FileProblem.tooLong(line: recordLine)
    }
    guard ends.count <= DelimitedReader.cellLimit else {
      throw FileProblem.tooManyCells(line: recordLine)
    }
  }

  private var isWithinQuotes: Bool { state == .quoted || state == .backslashInQuotes }

  private mutating func record(isUnclosed: Bool = false) -> DelimitedRecord {
    let line = isUnclosed ? quoteLine : recordLine
    defer {
      bytes.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }
    return DelimitedRecord(line: line, isUnclosed: isUnclosed, bytes: bytes, ends: ends)
  }

  private mutating func lastRecord() -> DelimitedRecord? {
    if isWithinQuotes, dialect.quoting == .unmarked { takeBackQuote() }
    guard state != .cellStart || !ends.isEmpty else { return nil }
    let isUnclosed = isWithinQuotes
    state = .cellStart
    endCell()
    return record(isUnclosed: isUnclosed)
  }
}

extension DelimitedReader {
  /// The next record that is no blank line; `nil` at the end.
  ///
  /// - Throws: `FileProblem` when a record has no end within bounds, and what the stream throws.
  mutating func nextFilled() throws -> DelimitedRecord? {
    while true {
      try skipBlankLines()
      guard let record = try next() else { return nil }
      if !record.isBlank { return record }
    }
  }

  /// Goes on to a line that may not be blank. A gigabyte of blank lines packs into a few kilobytes, so
  /// that they are no records with all that these bring along.
  private mutating func skipBlankLines() throws {
    while true {
      var start = position
      scan: for index in position..<piece.count {
        switch piece[index] {
        case DelimitedReader.lineFeed:
          if !isAfterCR { line += 1 }
          isAfterCR = false
          start = index + 1
        case DelimitedReader.carriageReturn:
          line += 1
          isAfterCR = true
          start = index + 1
        case 0x20, 0x09:
          if piece[index] == dialect.separator { break scan }
          isAfterCR = false
        default: break scan
        }
      }
      position = start
      guard position == piece.count else { return }
      piece = try stream.next()
      position = 0
      if piece.isEmpty { return }
    }
  }
}

extension DelimitedReader {
  /// Goes on with a byte; returns whether it ends the record.
  private mutating func take(_ byte: UInt8) -> Bool {
    // The second byte of CRLF: a part of a quoted cell, else of the line end before it.
    if isAfterCR, byte == DelimitedReader.lineFeed {
      isAfterCR = false
      if isWithinQuotes { bytes.append(byte) }
      return false
    }
    isAfterCR = byte == DelimitedReader.carriageReturn
    switch state {
    case .cellStart:
      if byte == DelimitedReader.quote, dialect.quoting != .none {
        state = .quoted
        quoteLine = line
        return false
      }
      return takePlain(byte)
    case .plain: return takePlain(byte)
    case .quoted: return takeQuoted(byte)
    case .quoteInQuotes: return takeAfterQuote(byte)
    case .backslashInQuotes:
      if byte != DelimitedReader.quote { bytes.append(DelimitedReader.backslash) }
      state = .quoted
      if byte != DelimitedReader.quote { return takeQuoted(byte) }
      bytes.append(byte)
      return false
    }
  }

  private mutating func takePlain(_ byte: UInt8) -> Bool {
    if byte == dialect.separator {
      endCell()
      state = .cellStart
    } else if byte == DelimitedReader.lineFeed || byte == DelimitedReader.carriageReturn {
      line += 1
      endCell()
      state = .cellStart
      return true
    } else {
      bytes.append(byte)
      state = .plain
    }
    return false
  }

  private mutating func takeQuoted(_ byte: UInt8) -> Bool {
    switch byte {
    case DelimitedReader.quote: state = .quoteInQuotes
    case DelimitedReader.backslash where dialect.quoting == .backslash: state = .backslashInQuotes
    case DelimitedReader.lineFeed, DelimitedReader.carriageReturn:
      if dialect.quoting == .unmarked {
        takeBackQuote()
        return takePlain(byte)
      }
      line += 1
      bytes.append(byte)
    default: bytes.append(byte)
    }
    return false
  }

  private mutating func takeAfterQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case dialect.separator, DelimitedReader.lineFeed, DelimitedReader.carriageReturn:
      return takePlain(byte)
    case DelimitedReader.quote:
      bytes.append(byte)
      state = .quoted
      return false
    default:
      // Text after the closing quote. Where quotes are unmarked, it tells that it was none.
      if dialect.quoting == .unmarked { bytes.append(DelimitedReader.quote) }
      state = dialect.quoting == .unmarked ? .quoted : .plain
      bytes.append(byte)
      return false
    }
  }

  private mutating func endCell() { ends.append(bytes.count) }

  /// Makes text of a quote that has no partner on its line, and cells of what stands after it.
  private mutating func takeBackQuote() {
    let start = ends.last ?? 0
    let cell = [DelimitedReader.quote] + bytes[start...]
    bytes.removeLast(bytes.count - start)
    for byte in cell {
      if byte == dialect.separator { endCell() } else { bytes.append(byte) }
    }
    state = .plain
  }
}
