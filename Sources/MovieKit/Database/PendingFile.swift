#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is being written under a temporary name, beside the one that it gets when it is whole and
/// on the disk.
public struct PendingFile: Sendable {
  /// The name that it is to have: of a symbolic link its target, which need not be there.
  public let path: String

  /// The name that it has until then.
  public let temporaryPath: String

  /// Open for reading and writing; -1 when it is so no more.
  public private(set) var descriptor: Int32

  /// Makes an empty file for its owner only.
  ///
  /// - Throws: `SystemError`.
  public init(for name: String) throws(SystemError) {
    path = PendingFile.target(of: name)
    var template = Array((path + ".XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    temporaryPath = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension PendingFile {
  /// Brings all that was written to the disk.
  ///
  /// - Throws: `SystemError`.
  public func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives the file its name. When this returns both are on the disk; when it throws, the name means what
  /// it meant before, unless only the folder couldn't be brought to the disk.
  ///
  /// - Throws: `SystemError`, of `EEXIST` where there is a file that isn't to be replaced.
  public mutating func finish(replacing: Bool) throws(SystemError) {
    try sync()
    try takeName(replacing: replacing)
    close(descriptor)
    descriptor = -1
    try syncFolder()
  }

  /// Takes the file away unless it has got its name.
  public mutating func discard() {
    guard descriptor >= 0 else { return }
    unlink(temporaryPath)
    close(descriptor)
    descriptor = -1
  }

  private func takeName(replacing: Bool) throws(SystemError) {
    // A second name is refused where there is one already; a new name for the file is not.
    if !replacing, try takesSecondName() {
      unlink(temporaryPath)
      return
    }
    guard rename(temporaryPath, path) == 0 else {
      let error = SystemError.last
      if !replacing { unlink(path) }
      throw error
    }
  }

  /// Gives the file a second name. Some file systems, as those of memory cards, know one only: there an
  /// empty file is made of that name, which nobody else can make then, to be replaced.
  private func takesSecondName() throws(SystemError) -> Bool {
    if link(temporaryPath, path) == 0 { return true }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .last }
    let placeholder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard placeholder >= 0 else { throw .last }
    close(placeholder)
    return false
  }

  private func syncFolder() throws(SystemError) {
    let folder = open(LibraryFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      // A folder that one may write to and not read can't be opened.
      if errno == EACCES { return }
      throw .last
    }
    defer { close(folder) }
    // "EROFS, EINVAL: fd is bound to a special file … which does not support synchronization":
    // https://man7.org/linux/man-pages/man2/fsync.2.html; some file systems say so of folders.
    guard fsync(folder) == 0 || errno == EINVAL else { throw .last }
  }
}

extension PendingFile {
  /// The file that a name means: of a symbolic link its target, which need not be there.
  public static func target(of name: String) -> String {
    var path = name
    // As many links as the system itself follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      let bytes = buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:))
      guard count > 0, let target = String(validating: bytes, as: UTF8.self) else { break }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      path = isAbsolute ? target : LibraryFile.folder(of: path) + "/" + target
    }
    return path
  }
}
