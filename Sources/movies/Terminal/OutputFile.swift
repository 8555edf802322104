import MovieKit

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

  private let name: String

  /// `nil` for a device, which is written to directly.
  private var file: PendingFile?

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
    self.name = name
    var status = stat()
    let exists = stat(name, &status) == 0
    if exists, OutputFile.isDatabase(name) {
      throw Failure(path: name, reason: "it is a library or another database", isOfCreating: true)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let device = open(name, O_WRONLY | O_CLOEXEC)
      guard device >= 0 else { throw Failure(name, .last) }
      output = Output(descriptor: device)
    } else {
      let permissions = exists ? status.st_mode & 0o777 : 0o666 & ~OutputFile.mask
      let file = try OutputFile.naming(name) { () throws(SystemError) in
        try PendingFile(for: name)
      }
      fchmod(file.descriptor, permissions)
      output = Output(descriptor: file.descriptor)
      self.file = file
    }
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

  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func naming<Result>(
    _ name: String, _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      throw Failure(name, error)
    }
  }
}

extension OutputFile {
  /// Brings all that was written to the disk.
  ///
  /// - Throws: `Failure`.
  mutating func sync() throws(Failure) {
    do {
      try output.flush()
    } catch {
      throw Failure(path: name, reason: error.reason, isOfCreating: false)
    }
    try OutputFile.naming(name) { () throws(SystemError) in try file?.sync() }
  }

  /// Puts the file in its place, for good.
  ///
  /// - Throws: `Failure`.
  mutating func finish() throws(Failure) {
    try OutputFile.naming(name) { () throws(SystemError) in
      try file?.finish(replacing: true)
    }
  }

  /// Takes away what was begun, unless it is in its place.
  mutating func discard() { file?.discard() }
}

extension OutputFile.Failure {
  fileprivate init(_ name: String, _ error: SystemError) {
    self.init(path: name, reason: error.reason, isOfCreating: !error.isOfDisk)
  }
}
