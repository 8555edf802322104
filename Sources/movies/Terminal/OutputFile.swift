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

  /// Begins a file beside the one that it is to replace. What is no regular file, such as a device, is
  /// written to directly.
  ///
  /// - Throws: `FileError`.
  init(_ name: String) throws(FileError) {
    self.name = name
    var status = stat()
    let exists = stat(name, &status) == 0
    if exists, OutputFile.isDatabase(name) {
      throw FileError(path: name, problem: .isDatabase)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let device = open(name, O_WRONLY | O_CLOEXEC)
      guard device >= 0 else { throw FileError(path: name, problem: WriteProblem(.last)) }
      output = Output(descriptor: device)
    } else {
      let permissions = exists ? status.st_mode & 0o777 : 0o666 & ~OutputFile.mask
      let file = try OutputFile.naming(name) { () throws(WriteProblem) in
        try PendingFile(for: name, namesake: .isReplaced)
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
    _ name: String, _ body: () throws(WriteProblem) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(path: name, problem: error)
    }
  }
}

extension OutputFile {
  /// Brings all that was written to the disk.
  ///
  /// - Throws: `FileError`.
  mutating func sync() throws(FileError) {
    do {
      try output.flush()
    } catch {
      throw FileError(path: name, problem: .failed(error.reason))
    }
    try OutputFile.naming(name) { () throws(WriteProblem) in try file?.sync() }
  }

  /// Puts the file in its place, for good.
  ///
  /// - Throws: `FileError`.
  mutating func finish() throws(FileError) {
    try OutputFile.naming(name) { () throws(WriteProblem) in try file?.finish() }
  }

  /// Takes away what was begun, unless it is in its place.
  mutating func discard() { file?.discard() }
}
