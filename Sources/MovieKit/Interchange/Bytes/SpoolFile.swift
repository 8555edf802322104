#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file without a name, which is gone with the last use of it.
final class SpoolFile {
  private let descriptor: Int32

  /// Makes the file in a folder.
  ///
  /// - Throws: `SystemError`.
  init(in folder: String) throws {
    var template = Array((folder + "/movies-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError.last }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }
}

extension SpoolFile {
  /// Writes bytes to its end.
  ///
  /// - Throws: `SystemError`.
  func append(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError.last }
      rest = rest.dropFirst(count)
    }
  }

  /// The same file to be read, under a name for messages.
  ///
  /// - Throws: `ImportError.unreadable`.
  func reading(named name: String) throws -> OpenFile {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw ImportError.unreadable(name, SystemError.last.reason) }
    return try OpenFile(descriptor: copy, path: name)
  }
}
