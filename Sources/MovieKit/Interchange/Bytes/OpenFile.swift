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

  /// What the system told of it when it was opened.
  let state: FileState

  /// Whether it can be read from any place, and again.
  let isRegular: Bool

  private let path: String
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: `ImportError.unreadable`.
  convenience init(path: String) throws {
    // The opening of a pipe would wait for somebody who writes, and be deaf while it does.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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

  /// Takes over an open descriptor, whose file messages call by a name.
  ///
  /// - Throws: `ImportError.unreadable`.
  init(descriptor: Int32, path: String) throws {
    self.descriptor = descriptor
    self.path = path
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw ImportError.unreadable(path, SystemError.last.reason)
    }
    size = Int(status.st_size)
    state = FileState(status)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  deinit { close(descriptor) }
}

extension OpenFile {
  /// Reads up to `count` bytes that stand at a place, none at the end.
  ///
  /// - Throws: `ImportError.unreadable`.
  func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    try read(count, orNilWhere: []) {
      pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
    } ?? []
  }

  /// What the system tells of it now.
  ///
  /// - Throws: `ImportError.unreadable`.
  func presentState() throws -> FileState {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw ImportError.unreadable(path, SystemError.last.reason)
    }
    return FileState(status)
  }

  /// What comes next out of a pipe or a device, none at the end; waits for it.
  ///
  /// - Throws: `ImportError`.
  func nextPiece(in environment: ReadingEnvironment) throws -> [UInt8] {
    while true {
      try environment.goOn()
      // A read that waits would not see a signal that came just before it.
      var request = pollfd(descriptor: descriptor)
      guard poll(&request, 1, OpenFile.patience) != 0 else { continue }
      let piece = try read(ByteStream.pieceSize, orNilWhere: [EAGAIN, EINTR]) {
        systemRead(descriptor, $0)
      }
      if let piece { return piece }
    }
  }

  /// For how many milliseconds a pipe is waited for before signals are looked for.
  private static let patience: Int32 = 200

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
    _ count: Int, orNilWhere passing: [Int32], _ body: (UnsafeMutableRawBufferPointer) -> Int
  ) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes(body)
    guard got >= 0 else {
      if passing.contains(errno) { return nil }
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

extension pollfd {
  /// The question whether there is something to be read.
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
