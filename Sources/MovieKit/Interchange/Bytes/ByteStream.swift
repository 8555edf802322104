/// Bytes that come piece by piece, from a file or out of an archive.
struct ByteStream {
  private let read: () throws -> [UInt8]

  /// A stream of what a closure gives each time that it is called; nothing ends it.
  init(_ read: @escaping () throws -> [UInt8]) {
    self.read = read
  }

  /// The next piece, empty at the end.
  ///
  /// - Throws: `ImportError`.
  func next() throws -> [UInt8] { try read() }
}

extension ByteStream {
  /// How many bytes a piece has at the most where the stream is free to choose.
  static let pieceSize = 1 << 16

  /// A stream of bytes that are in memory.
  init(_ bytes: [UInt8]) {
    var start = 0
    self.init {
      let end = min(start + ByteStream.pieceSize, bytes.count)
      defer { start = end }
      return Array(bytes[start..<end])
    }
  }

  /// A stream whose first bytes were read already.
  init(_ first: [UInt8], then rest: ByteStream) {
    var first: [UInt8]? = first.isEmpty ? nil : first
    self.init {
      if let piece = first {
        first = nil
        return piece
      }
      return try rest.next()
    }
  }

  /// The first pieces, with at least as many bytes as asked for unless the stream ends before.
  ///
  /// - Throws: `ImportError`.
  func beginning(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, case let piece = try next(), !piece.isEmpty { bytes += piece }
    return bytes
  }
}
