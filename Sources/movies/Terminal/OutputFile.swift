#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that results are written to, which takes the place of an older one only when it is whole.
struct OutputFile {
  /// Where to write.
  var output: Output

  private let path: String
  private let temporary: String?

  /// Making or writing the file failed, for this reason of the system.
  struct Failure: Error, Hashable {
    let path: String
    let reason: String
    /// Whether it couldn't even be begun.
    let isOfCreating: Bool
  }

  /// Begins a file beside the one that it is to replace. What is no regular file, such as a device, is
  /// written to directly.
  ///
  /// - Throws: `Failure`.
  init(_ name: String) throws(Failure) {
    path = OutputFile.target(of: name)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, OutputFile.isDatabase(path) {
      throw Failure(path: name, reason: "it is a library or another database", isOfCreating: true)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      temporary = nil
      output = Output(descriptor: try OutputFile.checked(open(path, O_WRONLY | O_CLOEXEC), name))
      return
    }
    var pattern = Array((path + ".XXXXXX").utf8CString)
    let descriptor = try OutputFile.checked(mkstemp(&pattern), name)
    temporary = pattern.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    fchmod(descriptor, exists ? status.st_mode & 0o777 : 0o666 & ~OutputFile.mask)
    output = Output(descriptor: descriptor)
  }

  private static func checked(_ descriptor: Int32, _ name: String) throws(Failure) -> Int32 {
    guard descriptor >= 0 else { throw Failure(path: name, reason: reason, isOfCreating: true) }
    return descriptor
  }

  /// Whether an SQLite file stands there, the library most likely, which no export is to replace.
  private static func isDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 15)
    return read(descriptor, &bytes, bytes.count) == bytes.count
      && bytes == Array("SQLite format 3".utf8)
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  /// The file that a name means: of a symbolic link its target, which need not be there.
  private static func target(of name: String) -> String {
    var path = name
    // As many links as the system itself follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let target = String(
        decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = target.utf8.first == UInt8(ascii: "/") ? target : (path.folder ?? "") + target
    }
    return path
  }
}

extension OutputFile {
  /// Puts the file in its place, on the disk and for good.
  ///
  /// - Throws: `Failure`.
  mutating func finish() throws(Failure) {
    do {
      try output.flush()
    } catch {
      throw Failure(path: path, reason: error.reason, isOfCreating: false)
    }
    guard let temporary else { return }
    guard fsync(output.descriptor) == 0, rename(temporary, path) == 0 else {
      throw Failure(path: path, reason: OutputFile.reason, isOfCreating: false)
    }
    close(output.descriptor)
    let descriptor = open(path.folder ?? ".", O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Takes away what was begun.
  func discard() {
    if let temporary { unlink(temporary) }
  }
}

extension String {
  /// The path up to its last slash; `nil` without one. A slash is a byte, whatever mark comes after it.
  fileprivate var folder: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) }
  }
}
