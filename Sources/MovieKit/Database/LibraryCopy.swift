import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of a library in a file of its own, which appears under its name only when it is whole.
struct LibraryCopy {
  /// The name that the copy gets.
  let path: String

  /// Whether a file of this name is replaced; else it is left alone, and an error.
  let replaces: Bool
}

extension LibraryCopy {
  /// Makes the copy of the library that a connection has open, and has it on the disk at the end.
  ///
  /// - Throws: `BackupProblem`; `SQLiteError` when the library can't be read.
  func write(from connection: Connection) throws {
    try checkTarget(for: connection)
    let partial = "\(path).partial-\(getpid())"
    let descriptor = open(partial, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BackupProblem.isInaccessible(lastSystemError) }
    close(descriptor)
    do {
      try copyPages(of: connection, to: partial)
      try takeName(from: partial)
    } catch {
      unlink(partial)
      throw error
    }
  }

  private func checkTarget(for connection: Connection) throws(BackupProblem) {
    // Who has the library open would go on writing to a file without a name.
    if let library = connection.fileName, LibraryFile.isSame(library, path) { throw .isTheLibrary }
    guard replaces || access(path, F_OK) != 0 else { throw .exists }
    for end in ["-journal", "-wal"] where access(path + end, F_OK) == 0 { throw .hasJournal }
  }

  private func copyPages(of connection: Connection, to partial: String) throws {
    do {
      try connection.copyPages(to: Connection(path: partial, mode: .writing))
    } catch let error as SQLiteError {
      switch error.primaryCode {
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM:
        throw BackupProblem.isInaccessible(error.message)
      case SQLITE_FULL, SQLITE_IOERR: throw BackupProblem.failed(error.message)
      default: throw error
      }
    }
  }

  private func takeName(from partial: String) throws(BackupProblem) {
    // A second name is refused where there is one already; a new name for the file is not.
    let isNamed = replaces ? rename(partial, path) == 0 : link(partial, path) == 0
    guard isNamed else { throw errno == EEXIST ? .exists : .isInaccessible(lastSystemError) }
    if !replaces { unlink(partial) }
    let folder = open(LibraryFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .failed(lastSystemError) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw .failed(lastSystemError) }
  }
}
