import CZlib

/// Unpacks deflated bytes, RFC 1951, piece by piece.
final class Inflater {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Whether the end of the packed bytes was found.
  private(set) var isDone = false

  /// What can't be unpacked.
  struct Damage: Error {}

  /// - Throws: `Damage` when there is no memory for it.
  init() throws {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // "windowBits can also be -8..-15 for raw inflate": https://zlib.net/manual.html#Advanced
    let code = inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { throw Damage() }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }
}

extension Inflater {
  /// Unpacks a piece, handing over what comes of it in pieces of a limited size.
  ///
  /// - Throws: `Damage`, or what the body throws.
  func unpack(_ packed: [UInt8], _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    var packed = packed
    var unpacked = [UInt8](repeating: 0, count: ByteStream.pieceSize)
    try packed.withUnsafeMutableBufferPointer { source in
      stream.pointee.next_in = source.baseAddress
      stream.pointee.avail_in = UInt32(source.count)
      repeat {
        let count = try fill(&unpacked)
        try body(unpacked[..<count])
      } while !isDone && (stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0)
    }
  }

  private func fill(_ unpacked: inout [UInt8]) throws -> Int {
    try unpacked.withUnsafeMutableBufferPointer { target in
      stream.pointee.next_out = target.baseAddress
      stream.pointee.avail_out = UInt32(target.count)
      switch inflate(stream, Z_NO_FLUSH) {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isDone = true
      default: throw Damage()
      }
      return target.count - Int(stream.pointee.avail_out)
    }
  }
}

/// The CRC-32 of bytes that come in pieces, as zip files have it.
struct Checksum {
  /// The sum of all bytes so far.
  private(set) var value: UInt32 = 0

  /// Goes on with more bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      value = UInt32(truncatingIfNeeded: crc32(UInt(value), start, UInt32(buffer.count)))
    }
  }
}
