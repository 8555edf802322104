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
    do {
      var file = try PendingFile(for: path)
      defer { file.discard() }
      try copyPages(of: connection, to: file.temporaryPath)
      try file.finish(replacing: replaces)
    } catch let error as SystemError {
      throw BackupProblem(error)
    }
  }

  private func checkTarget(for connection: Connection) throws(BackupProblem) {
    // Who has the library open would go on writing to a file without a name.
    if let library = connection.fileName, LibraryFile.isSame(library, path) { throw .isTheLibrary }
    guard replaces || access(path, F_OK) != 0 else { throw .exists }
    let target = PendingFile.target(of: path)
    for end in ["-journal", "-wal"] where access(target + end, F_OK) == 0 { throw .hasJournal }
  }

  private func copyPages(of connection: Connection, to path: String) throws {
    do {
      try connection.copyPages(to: Connection(path: path, mode: .writing))
    } catch let error as SQLiteError {
      unlink(path + "-journal")
      switch error.primaryCode {
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM:
        throw BackupProblem.isInaccessible(error.message)
      case SQLITE_FULL, SQLITE_IOERR: throw BackupProblem.failed(error.message)
      default: throw error
      }
    }
  }
}

extension BackupProblem {
  /// What an error of the system means for a copy.
  init(_ error: SystemError) {
    self =
      switch error.code {
      case EEXIST: .exists
      case _ where error.isOfDisk: .failed(error.reason)
      default: .isInaccessible(error.reason)
      }
  }
}
