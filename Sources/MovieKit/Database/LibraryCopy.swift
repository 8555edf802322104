#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of a library in a file of its own, which is there under its name only when it is whole.
struct LibraryCopy {
  private let library: String?
  private let path: String
  private let namesake: PendingFile.Namesake
  private var form: Form

  /// How the copy waits for its name.
  private enum Form {
    /// As a file beside the one that it is to be.
    case file(PendingFile)
    /// In a database that nobody sees, to be written into one that is there.
    case pages(Connection)
  }

  /// Makes the copy of the library that a connection has open.
  ///
  /// - Throws: `WriteProblem`; `SQLiteError` when the library can't be read.
  init(of connection: Connection, to path: String, namesake: PendingFile.Namesake) throws {
    library = connection.fileName
    self.path = path
    self.namesake = namesake
    if let library, LibraryFile.isSame(library, path) { throw WriteProblem.isTheLibrary }
    if namesake == .isReplaced, LibraryFile.isDatabase(path) {
      form = .pages(try connection.temporaryCopy())
    } else {
      form = .file(try LibraryCopy.file(of: connection, for: path, namesake: namesake))
    }
  }

  private static func file(
    of connection: Connection, for path: String, namesake: PendingFile.Namesake
  ) throws -> PendingFile {
    var file = try PendingFile(for: path, namesake: namesake)
    do {
      for end in ["-journal", "-wal"] where access(file.path + end, F_OK) == 0 {
        throw WriteProblem.hasJournal
      }
      do {
        try connection.copyPages(to: Connection(path: file.temporaryPath, mode: .copying))
      } catch let error as SQLiteError {
        throw WriteProblem(error) ?? error as any Error
      }
    } catch {
      file.discard()
      throw error
    }
    return file
  }
}

extension LibraryCopy {
  /// Gives the copy its name, and has both on the disk at the end.
  ///
  /// - Throws: `WriteProblem`.
  mutating func finish() throws(WriteProblem) {
    if let library, LibraryFile.isSame(library, path) { throw .isTheLibrary }
    switch form {
    case .file(var file):
      defer { form = .file(file) }
      do throws(WriteProblem) {
        try file.finish()
      } catch .isDatabase {
        // Somebody has made a library of this name meanwhile.
        try LibraryCopy.writing {
          let pages = try Connection(path: file.temporaryPath, mode: .reading)
          try LibraryCopy.write(pages, into: path)
        }
      }
    case .pages(let pages): try LibraryCopy.writing { try LibraryCopy.write(pages, into: path) }
    }
  }

  /// Takes the copy away unless it has got its name.
  mutating func discard() {
    guard case .file(var file) = form else { return }
    file.discard()
    form = .file(file)
  }

  /// Puts pages in the place of all those of a database, as one change of it: others who use it wait, and
  /// see the one or the other. (A new file of that name would not be theirs, while its journal was.)
  private static func write(_ pages: Connection, into path: String) throws {
    let file = LibraryFile(path: path, makesFolders: false)
    try file.refuseForeignJournal()
    let target = try Connection(path: path, mode: .writing)
    guard !target.isReadOnly else { throw SystemError(code: EACCES) }
    if try file.logModeOfDatabase == true { try target.leaveLogMode() }
    try target.run("PRAGMA synchronous = EXTRA")
    try pages.copyPages(to: target)
  }

  private static func writing(_ body: () throws -> Void) throws(WriteProblem) {
    do {
      try body()
    } catch let error as SystemError {
      throw WriteProblem(error)
    } catch let error as SQLiteError {
      throw error.isAfterCommit
        ? .isUnsynced : WriteProblem(error) ?? .isInaccessible(error.message)
    } catch let problem as LibraryProblem {
      throw WriteProblem(problem)
    } catch {
      throw .failed(String(describing: error))
    }
  }
}
