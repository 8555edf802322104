#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading, closed with the last use of it.
final class OpenFile {
  /// The size in bytes when it was opened.
  let size: Int

  /// Whether it can be read from any place, and again.
  let isRegular: Bool

  private let path: String
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: `ImportError.unreadable`.
  convenience init(path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ImportError.unreadable(path, SystemError.last.reason) }
    try self.init(descriptor: descriptor, path: path)
  }

  /// Takes over standard input.
  ///
  /// - Throws: `ImportError.unreadable`.
  static func standardInput() throws -> OpenFile {
    let name = ImportSource.standardInputName
    let copy = dup(STDIN_FILENO)
    guard copy >= 0 else { throw ImportError.unreadable(name, SystemError.last.reason) }
    return try OpenFile(descriptor: copy, path: name)
  }

  private init(descriptor: Int32, path: String) throws {
    self.descriptor = descriptor
    self.path = path
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw ImportError.unreadable(path, SystemError.last.reason)
    }
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  deinit { close(descriptor) }
}

extension OpenFile {
  /// Reads up to `count` bytes that stand at a place, none at the end.
  ///
  /// - Throws: `ImportError.unreadable`.
  func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    try read(count) { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
  }

  /// Reads all that is left of it.
  ///
  /// - Throws: `ImportError.unreadable`.
  func rest() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try read(ByteStream.pieceSize) { systemRead(descriptor, $0) }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// The bytes of the file from its beginning.
  func stream() -> ByteStream {
    var offset = 0
    return ByteStream {
      let piece = try self.bytes(at: offset, count: ByteStream.pieceSize)
      offset += piece.count
      return piece
    }
  }

  private func read(
    _ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
  ) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes(body)
    guard got >= 0 else {
      // Only a signal that somebody waits for breaks off a read: to go on would be to ignore it.
      throw errno == EINTR
        ? ImportError.interrupted : ImportError.unreadable(path, SystemError.last.reason)
    }
    bytes.removeLast(count - got)
    return bytes
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
