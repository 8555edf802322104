import CZlib

/// Unpacks deflated bytes, RFC 1951, piece by piece.
final class Inflater {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Whether the end of the packed bytes was found.
  private(set) var isDone = false

  private var packed: [UInt8] = []
  private var place = 0

  /// Whether the last bytes filled all of their space, so that others may wait.
  private var mayHaveMore = false

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
  /// The next unpacked bytes, none at the end; packed ones are taken as they are needed, for each may
  /// become a thousand.
  ///
  /// - Throws: `Damage`, or what the closure throws that gives packed bytes; it must have some left.
  func next(_ more: () throws -> [UInt8]) throws -> [UInt8] {
    var unpacked = [UInt8](repeating: 0, count: ByteStream.pieceSize)
    var count = 0
    while count == 0, !isDone {
      if place == packed.count, !mayHaveMore { (packed, place) = (try more(), 0) }
      count = try fill(&unpacked)
    }
    unpacked.removeLast(unpacked.count - count)
    return unpacked
  }

  private func fill(_ unpacked: inout [UInt8]) throws -> Int {
    let code = packed.withUnsafeMutableBufferPointer { source in
      unpacked.withUnsafeMutableBufferPointer { target in
        stream.pointee.next_in = source.baseAddress.map { $0 + place }
        stream.pointee.avail_in = UInt32(source.count - place)
        stream.pointee.next_out = target.baseAddress
        stream.pointee.avail_out = UInt32(target.count)
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    switch code {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isDone = true
    default: throw Damage()
    }
    place = packed.count - Int(stream.pointee.avail_in)
    mayHaveMore = stream.pointee.avail_out == 0
    return unpacked.count - Int(stream.pointee.avail_out)
  }
}

/// The CRC-32 of bytes that come in pieces, as zip files have it.
struct Checksum: Equatable {
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
