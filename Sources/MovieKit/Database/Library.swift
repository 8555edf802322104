import CSQLite

/// A library file with its connections: opened when first needed, one to read and one to write.
final class Library {
  private let location: LibraryLocation
  private let access: LibraryAccess
  private var reader: Connection?
  private var writer: Connection?

  /// Whether the file was made, which was not there or empty before.
  private(set) var isMade = false

  /// Whether a change is to be broken off.
  private let isInterrupted: () -> Bool

  init(
    at location: LibraryLocation, access: LibraryAccess = .full,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.isInterrupted = isInterrupted
    self.location = location
    self.access = access
  }
}

extension Library {
  /// Runs a body on one state of the library. One that is not there reads as empty, unless it was named or
  /// has to be there.
  ///
  /// - Throws: `LibraryProblem`, or what the body throws.
  func read<Result>(
    isRequired: Bool = false, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let isRequired = isRequired || location.isNamed
    guard let file = try file() else { return try body(memory()) }
    if reader?.hasLostFile == true { reader = nil }
    let kind = reader == nil ? try file.inspect() : .library
    if kind == .empty { return try body(Library.emptyLibrary(isRefused: isRequired)) }
    try file.refuseForeignJournal()
    return try translatingErrors {
      do {
        let mode = kind == .libraryInLogMode ? file.modeOfReadingLog : .reading
        return try read(file, mode: mode, isRequired: isRequired, body)
      } catch let error as SQLiteError
        where error.code == SQLiteError.readOnlyRollback && access == .full
      {
        // A crash left a journal behind, which a connection that may write rolls back.
        return try read(file, mode: .writing, isRequired: isRequired, body)
      }
    }
  }

  /// A quarter of a megabyte: a query goes over most pages once, and a page that is taken again has
  /// its memory already, while every new one costs a page fault.
  private static let readerCache = "PRAGMA cache_size = -256"

  private func read<Result>(
    _ file: LibraryFile, mode: Connection.Mode, isRequired: Bool,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection: Connection
    if mode == .reading {
      connection = try reader ?? openReader(of: file)
    } else {
      // One that reads in another way doesn't stay open: it wouldn't see what others change, or would
      // leave files beside the library.
      reader = nil
      connection = try Connection(path: file.path, mode: mode, patience: access.patience)
    }
    return try connection.reading { connection in
      // The first look into the file rolls a change back that was broken off; if that was the one that
      // made the library, nothing is left of it.
      try connection.readHeader()
      if file.size == 0 { return try body(Library.emptyLibrary(isRefused: isRequired)) }
      try check(connection, of: file)
      return try body(connection)
    }
  }

  private func openReader(of file: LibraryFile) throws -> Connection {
    let connection = try Connection(path: file.path, mode: .reading, patience: access.patience)
    try connection.run(Library.readerCache)
    reader = connection
    return connection
  }

  /// What a change means for a library that is not there.
  enum Absence {
    /// It is made. Its file stays, empty, when the first change comes to nothing, for another process may
    /// be about to use it.
    case isMade
    /// It is taken for an empty one, and not made.
    case isImagined
    /// It has to be there if it was named, and else is taken for an empty one.
    case isRefused
  }

  /// Runs a body in a transaction that may change the library, all of it or, when the body throws,
  /// nothing.
  ///
  /// - Throws: `LibraryProblem`, or what the body throws.
  func write<Result>(
    ifAbsent absence: Absence, _ body: (Connection) throws -> Result
  ) throws -> Result {
    guard let file = try file() else { return try memory().writing(body) }
    let kind = writer == nil ? try file.inspect() : .library
    if kind == .empty {
      switch absence {
      case .isMade: try file.create()
      case .isImagined: return try Library.emptyConnection().writing(body)
      case .isRefused:
        return try Library.emptyLibrary(isRefused: location.isNamed).writing(body)
      }
    }
    try file.refuseForeignJournal()
    return try translatingErrors {
      do {
        if kind == .libraryInLogMode {
          try Connection(path: file.path, mode: .writing).leaveLogMode()
        }
        return try write(file, body)
      } catch is LostFile {
        writer = nil
        return try write(ifAbsent: absence, body)
      } catch let error as SQLiteError where error.isOfDisk {
        recover(file)
        throw error
      }
    }
  }

  /// The file was taken away, or replaced by a copy.
  private struct LostFile: Error {}

  /// Takes back what a failing disk kept from being taken back, so that it gets its room again.
  private func recover(_ file: LibraryFile) {
    writer = nil
    let connection = try? Connection(path: file.path, mode: .writing)
    _ = try? connection?.reading { try $0.readHeader() }
  }

  private func write<Result>(
    _ file: LibraryFile, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection = try writer ?? openWriter(of: file)
    do {
      return try connection.writing { connection in
        guard !connection.hasLostFile else { throw LostFile() }
        var copy = try prepare(connection, of: file)
        defer { copy?.discard() }
        let result = try body(connection)
        try copy?.finish()
        return result
      }
    } catch is UnsyncedCommit {
      writer = nil
      throw LibraryProblem.isUnsynced
    }
  }

  private func openWriter(of file: LibraryFile) throws -> Connection {
    let connection = try Connection(path: file.path, mode: .writing)
    connection.interrupt(when: isInterrupted)
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

  /// Brings the library to the present layout; one of an earlier layout is copied first.
  private func prepare(
    _ connection: Connection, of file: LibraryFile
  ) throws -> LibraryCopy? {
    if file.size == 0 {
      try connection.migrate(from: 0)
      isMade = true
      return nil
    }
    try connection.readHeader()
    try check(connection, of: file)
    let version = connection.header.version
    guard version < Schema.version else { return nil }
    // A connection that writes can't be copied from, but what it has locked can still be read.
    var copy = try LibraryCopy(
      of: Connection(path: file.path, mode: .reading), to: "\(file.path).version-\(version)",
      namesake: .isCountedOn)
    do {
      try connection.migrate(from: version)
    } catch {
      copy.discard()
      throw error
    }
    return copy
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
    case .file(let path, let isNamed): LibraryFile(path: path, makesFolders: !isNamed)
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

  /// What a library that is not there reads as, unless that is refused.
  private static func emptyLibrary(isRefused: Bool) throws -> Connection {
    if isRefused { throw LibraryProblem.isMissing }
    return try Library.emptyConnection()
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
    } catch let problem as WriteProblem {
      throw LibraryProblem.cannotBackUp(problem)
    } catch let damage as Damage {
      throw LibraryProblem.isDamaged(damage.finding)
    }
  }

  /// Looks through the whole library for damage, in a copy, so that nobody has to wait for it.
  ///
  /// - Throws: `LibraryProblem` when it can't be read at all.
  func check() throws -> LibraryCheck {
    let leftovers = try file()?.leftovers ?? []
    let copy = try read(isRequired: true) { try $0.temporaryCopy() }
    var check = try translatingErrors { try copy.check() }
    check.leftovers = leftovers
    return check
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
      case (SQLITE_FULL, _), (SQLITE_IOERR, _), (SQLITE_NOMEM, _), (SQLITE_INTERRUPT, _):
        .failed(error.message)
      default: nil
      }
    guard let problem else { return nil }
    self = problem
  }
}
