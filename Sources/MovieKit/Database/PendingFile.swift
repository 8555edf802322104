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
  public private(set) var path: String

  /// The name that it has until then.
  public let temporaryPath: String

  /// Open for reading and writing; -1 when it is so no more.
  public private(set) var descriptor: Int32

  private let namesake: Namesake

  /// What becomes of a file that has the name already.
  public enum Namesake: Sendable {
    /// It is replaced.
    case isReplaced
    /// It stays, and the new file comes to nothing.
    case isKept
    /// It stays, and the new file gets a number behind its name: `name-2`, `name-3` … A link of that name
    /// stays too, whatever it leads to.
    case isCountedOn
  }

  /// Makes an empty file for its owner only, and takes away what others of the same name left that were
  /// killed.
  ///
  /// - Throws: `WriteProblem`.
  public init(for name: String, namesake: Namesake) throws(WriteProblem) {
    path = namesake == .isCountedOn ? name : PendingFile.target(of: name)
    self.namesake = namesake
    AbandonedFile.removeAll(besides: path)
    (descriptor, temporaryPath) = try AbandonedFile.begin(for: path)
  }
}

extension PendingFile {
  /// Brings all that was written to the disk.
  ///
  /// - Throws: `WriteProblem`.
  public func sync() throws(WriteProblem) {
    guard fsync(descriptor) == 0 else { throw WriteProblem(.last) }
  }

  /// Gives the file its name. When this returns both are on the disk; when it throws, the name means what
  /// it meant before, but for `WriteProblem.isUnsynced`.
  ///
  /// - Throws: `WriteProblem`.
  public mutating func finish() throws(WriteProblem) {
    try sync()
    try takeName()
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

  private mutating func takeName() throws(WriteProblem) {
    let name = path
    var count = 1
    while true {
      if try takesFreeName() { return }
      switch namesake {
      case .isKept: throw .exists
      case .isCountedOn:
        count += 1
        path = "\(name)-\(count)"
      case .isReplaced:
        if try replaces() { return }
      }
    }
  }

  /// Gives the file the name if nothing has it. A second name is refused where there is one already, while
  /// a new name for a file replaces.
  private func takesFreeName() throws(WriteProblem) -> Bool {
    if link(temporaryPath, path) == 0 {
      unlink(temporaryPath)
      return true
    }
    if errno == EEXIST { return false }
    // Some file systems, as those of memory cards, know one name only: there an empty file is made of that
    // name, which nobody else can make then, to be replaced.
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw WriteProblem(.last) }
    let placeholder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if placeholder < 0, errno == EEXIST { return false }
    guard placeholder >= 0 else { throw WriteProblem(.last) }
    close(placeholder)
    do throws(WriteProblem) {
      return try replaces()
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Puts the file in the place of another one; returns whether that was there still. A database is not
  /// replaced: who has it open would take the journal of the new one for its own.
  private func replaces() throws(WriteProblem) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw WriteProblem(.last) }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    guard status.st_size == 0 || !LibraryFile.isDatabase(path) else { throw .isDatabase }
    guard rename(temporaryPath, path) == 0 else { throw WriteProblem(.last) }
    return true
  }

  private func syncFolder() throws(WriteProblem) {
    let folder = open(LibraryFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      // A folder that one may write to and not read can't be opened.
      if errno == EACCES { return }
      throw .isUnsynced
    }
    defer { close(folder) }
    // "EROFS, EINVAL: fd is bound to a special file … which does not support synchronization":
    // https://man7.org/linux/man-pages/man2/fsync.2.html; some file systems say so of folders.
    guard fsync(folder) == 0 || errno == EINVAL else { throw .isUnsynced }
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
