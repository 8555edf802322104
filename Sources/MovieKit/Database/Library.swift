import CSQLite

/// A library file with its connections: opened when first needed, one to read and one to write.
final class Library {
  private let location: LibraryLocation
  private let access: LibraryAccess
  private var reader: Connection?
  private var writer: Connection?

  init(at location: LibraryLocation, access: LibraryAccess = .full) {
    self.location = location
    self.access = access
  }
}

extension Library {
  /// Runs a body on one state of the library. One that is not there reads as empty.
  ///
  /// - Throws: `LibraryProblem`, or what the body throws.
  func read<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    guard let file = try file() else { return try body(memory()) }
    if reader?.hasLostFile == true { reader = nil }
    if reader == nil, try file.inspect() == .empty { return try body(Library.emptyConnection()) }
    return try translatingErrors {
      do {
        return try read(file, mode: .reading, body)
      } catch let error as SQLiteError
        where error.code == SQLiteError.readOnlyRollback && access == .full
      {
        // A crash left a journal behind, which a connection that may write rolls back.
        reader = nil
        return try read(file, mode: .writing, body)
      }
    }
  }

  /// A quarter of a megabyte: a query goes over most pages once, and a page that is taken again has
  /// its memory already, while every new one costs a page fault.
  private static let readerCache = "PRAGMA cache_size = -256"

  private func read<Result>(
    _ file: LibraryFile, mode: Connection.Mode, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection =
      try reader ?? Connection(path: file.path, mode: mode, patience: access.patience)
    if reader == nil { try connection.run(Library.readerCache) }
    reader = connection
    return try connection.reading { connection in
      // The first look into the file rolls a change back that was broken off; if that was the one that
      // made the library, nothing is left of it.
      try connection.readHeader()
      if file.size == 0 { return try body(Library.emptyConnection()) }
      try check(connection, of: file)
      return try body(connection)
    }
  }

  /// Runs a body in a transaction that may change the library, all of it or, when the body throws,
  /// nothing. A library that is not there is made, or else is an empty one.
  ///
  /// - Throws: `LibraryProblem`, or what the body throws.
  func write<Result>(creating: Bool, _ body: (Connection) throws -> Result) throws -> Result {
    guard let file = try file() else { return try memory().writing(body) }
    var isNew = false
    if writer == nil, try file.inspect() == .empty {
      guard creating else { return try Library.emptyConnection().writing(body) }
      isNew = try file.create()
    }
    return try translatingErrors {
      do {
        return try write(file, isNew: isNew, body)
      } catch is LostFile {
        writer = nil
        return try write(creating: creating, body)
      } catch let error as SQLiteError where error.isOfDisk || isNew {
        recover(file, isNew: isNew)
        throw error
      }
    }
  }

  /// The file was taken away, by whoever made it for a change that came to nothing.
  private struct LostFile: Error {}

  /// Takes back what a failing disk kept from being taken back, so that it gets its room again; of a first
  /// change no file is left.
  private func recover(_ file: LibraryFile, isNew: Bool) {
    writer = nil
    let connection = try? Connection(path: file.path, mode: .writing)
    _ = try? connection?.reading { try $0.readHeader() }
    guard isNew else { return }
    try? connection?.writing { _ in if file.size == 0 { file.remove() } }
  }

  private func write<Result>(
    _ file: LibraryFile, isNew: Bool, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection = try opened(file, isNew: isNew)
    return try connection.writing { connection in
      guard !connection.hasLostFile else { throw LostFile() }
      let isStillEmpty = isNew && file.size == 0
      do {
        try prepare(connection, of: file)
        return try body(connection)
      } catch {
        // A change that came to nothing leaves no file. Whoever waits for the lock sees that it is gone.
        if isStillEmpty {
          writer = nil
          file.remove()
        }
        throw error
      }
    }
  }

  private func opened(_ file: LibraryFile, isNew: Bool) throws -> Connection {
    do {
      return try writer ?? openWriter(of: file)
    } catch {
      if isNew { file.remove() }
      throw error
    }
  }

  private func openWriter(of file: LibraryFile) throws -> Connection {
    let connection = try Connection(path: file.path, mode: .writing)
    guard !connection.isReadOnly else { throw LibraryProblem.isReadOnly }
    try connection.run("PRAGMA foreign_keys = ON")
    // "EXTRA synchronous is like FULL with the addition that the directory containing a rollback
    // journal is synced after that journal is unlinked": https://www.sqlite.org/pragma.html#pragma_synchronous
    // Without it a journal that comes back after a power cut would take back what was reported done.
    try connection.run("PRAGMA synchronous = EXTRA")
    // The pages of a large change stay in memory, where they are sorted into five indexes: 32 MB, taken
    // only as needed.
    try connection.run("PRAGMA cache_size = -32768")
    writer = connection
    return connection
  }

  private func prepare(_ connection: Connection, of file: LibraryFile) throws {
    if file.size == 0 {
      try connection.migrate(from: 0)
    } else {
      try connection.readHeader()
      try check(connection, of: file)
      let version = connection.header.version
      guard version < Schema.version else { return }
      // A connection that writes can't be copied from, but what it has locked can still be read.
      try LibraryCopy(path: "\(file.path).version-\(version)", replaces: true)
        .write(from: Connection(path: file.path, mode: .reading))
      try connection.migrate(from: version)
    }
  }

  /// Makes sure that this is a whole library of a layout that is known here.
  private func check(_ connection: Connection, of file: LibraryFile) throws {
    let header = connection.header
    guard header.applicationID == Schema.applicationID else { throw LibraryProblem.isForeign }
    guard header.version <= Schema.version else {
      throw LibraryProblem.isNewer(version: header.version)
    }
    guard header.version > 0 else { throw LibraryProblem.isDamaged(.layout) }
    // SQLite takes the missing end of a last page for zeros, without a word.
    guard try file.size >= connection.recordedSize() else {
      throw LibraryProblem.isDamaged(.endMissing)
    }
  }

  /// The file that the library is in; `nil` for one in memory.
  private func file() throws(LibraryProblem) -> LibraryFile? {
    switch location {
    case .file(let path, let makesFolders): LibraryFile(path: path, makesFolders: makesFolders)
    case .memory: nil
    case .unknown: throw .hasNoPlace
    }
  }

  private func memory() throws -> Connection {
    if let writer { return writer }
    let connection = try Library.emptyConnection()
    writer = connection
    return connection
  }

  private static func emptyConnection() throws -> Connection {
    let connection = try Connection.inMemory()
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.migrate(from: 0)
    return connection
  }
}

extension Library {
  private func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw LibraryProblem(error) ?? diagnosis() ?? .isUnexpected(error.message)
    } catch let problem as BackupProblem {
      throw LibraryProblem.cannotBackUp(problem)
    } catch let damage as Damage {
      throw LibraryProblem.isDamaged(damage.finding)
    }
  }

  /// Looks through the whole library for damage, in a copy, so that nobody has to wait for it.
  ///
  /// - Throws: `LibraryProblem` when it can't be read at all.
  func check() throws -> LibraryCheck {
    let copy = try read { try $0.temporaryCopy() }
    return try translatingErrors { try copy.check() }
  }

  /// The damage, if there is any, that may have led to an error which means nothing by itself.
  private func diagnosis() -> LibraryProblem? {
    (reader, writer) = (nil, nil)
    do {
      guard let file = try file() else { return nil }
      let connection = try Connection(path: file.path, mode: .reading, patience: access.patience)
      return try connection.temporaryCopy().check().findings.first.map { .isDamaged($0) }
    } catch let error as SQLiteError {
      return LibraryProblem(error)
    } catch {
      return nil
    }
  }
}

extension LibraryProblem {
  /// What an error of SQLite means for the library; `nil` when that is for the library to tell.
  init?(_ error: SQLiteError) {
    let problem: LibraryProblem? =
      switch (error.primaryCode, error.code) {
      case (_, SQLiteError.readOnlyRollback), (_, SQLiteError.readOnlyRecovery):
        .hasUnfinishedChange
      case (SQLITE_BUSY, _), (SQLITE_LOCKED, _): .isBusy
      case (SQLITE_NOTADB, _): .isForeign
      case (SQLITE_CORRUPT, _): .isDamaged(.file(error.message))
      case (SQLITE_READONLY, _): .isReadOnly
      case (SQLITE_CANTOPEN, _), (SQLITE_PERM, _), (SQLITE_AUTH, _): .isInaccessible(error.message)
      case (SQLITE_FULL, _), (SQLITE_IOERR, _), (SQLITE_NOMEM, _): .failed(error.message)
      default: nil
      }
    guard let problem else { return nil }
    self = problem
  }
}
