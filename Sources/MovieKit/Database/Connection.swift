import CSQLite

/// An open SQLite database. Its handle never leaves this room.
final class Connection {
  /// What a connection may do with its file.
  enum Mode {
    case reading
    case writing
    /// Reading, without a look at what is beside the file, of one that nobody changes.
    case immutable
    /// Writing to a file that nobody else knows of, and which is of no use unless it becomes whole.
    case copying
  }

  /// How long a statement waits for the locks of other processes.
  static let patience: Int32 = 10_000

  private let handle: OpaquePointer
  private var idleStatements: [OpaquePointer] = []

  /// Whether statements are to end, with how long the present one has waited for the locks of others.
  private var isInterrupted: () -> Bool = { false }
  private var waited: Int32 = 0

  /// What the file said of its layout when it was asked last.
  var header = Schema.Header(applicationID: 0, version: 0)

  /// The tokenizer of titles, made when the first title is folded.
  private(set) lazy var titleFolder = Result { try TitleFolder(of: handle) }

  /// Opens a file that exists.
  ///
  /// - Throws: `SQLiteError`.
  convenience init(
    path: String, mode: Mode, patience: Int32 = Connection.patience
  ) throws {
    // A path of its own, so that ":memory:" and "" are file names like others.
    let path = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    switch mode {
    case .reading: try self.init(name: path, flags: SQLITE_OPEN_READONLY, patience: patience)
    case .writing: try self.init(name: path, flags: SQLITE_OPEN_READWRITE, patience: patience)
    case .immutable:
      // https://www.sqlite.org/uri.html#uriimmutable
      let uri = "file:\(path.percentEncoded)?immutable=1"
      try self.init(name: uri, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, patience: patience)
    case .copying:
      // "unix-none": all file locking operations are no-ops. https://www.sqlite.org/vfs.html
      try self.init(name: path, flags: SQLITE_OPEN_READWRITE, fileSystem: "unix-none")
      try runScript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    }
  }

  /// Makes an empty database in memory.
  ///
  /// - Throws: `SQLiteError`.
  static func inMemory() throws -> Connection {
    try Connection(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
  }

  private init(
    name: String, flags: Int32, patience: Int32 = Connection.patience, fileSystem: String? = nil
  ) throws {
    var database: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &database, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, fileSystem)
    guard code == SQLITE_OK, let database else {
      defer { sqlite3_close(database) }
      throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(database)), sql: nil)
    }
    handle = database
    sqlite3_busy_timeout(database, patience)
    // "Applications that open untrusted database files should ... turn it off."
    // https://www.sqlite.org/c3ref/c_dbconfig_defensive.html (SQLITE_DBCONFIG_TRUSTED_SCHEMA)
    csqlite_configure(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    csqlite_configure(database, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  deinit {
    for statement in idleStatements { sqlite3_finalize(statement) }
    // Its tokenizer belongs to the connection, and must go before it.
    titleFolder = .failure(CancellationError())
    sqlite3_close(handle)
  }
}

extension String {
  /// The text with each byte but those of ASCII's letters and digits and `/` as a percent sign and two
  /// hexadecimal digits.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let isPlain = Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || 0x2F...0x39 ~= byte
      let digits = String(byte, radix: 16)
      return isPlain ? String(Unicode.Scalar(byte)) : (byte < 16 ? "%0" : "%") + digits
    }.joined()
  }
}

extension Connection {
  /// Has statements end with an error, whether they take long or wait for another process, once this is
  /// so.
  func interrupt(when isInterrupted: @escaping () -> Bool) {
    self.isInterrupted = isInterrupted
    let connection = Unmanaged.passUnretained(self).toOpaque()
    // The steps of a statement are counted over all of its runs, so that short ones come to it too.
    sqlite3_progress_handler(
      handle, 10_000, { Connection.from($0)?.isInterrupted() == true ? 1 : 0 }, connection)
    sqlite3_busy_handler(
      handle, { Connection.from($0)?.waits(round: $1) == true ? 1 : 0 }, connection)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Connection? {
    context.map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Waits a little for the lock of another process, longer with each round, as long as there is
  /// patience.
  private func waits(round: Int32) -> Bool {
    if round == 0 { waited = 0 }
    let milliseconds = min(Int32(1) << min(round, 6), 50)
    guard !isInterrupted(), waited + milliseconds <= Connection.patience else { return false }
    waited += milliseconds
    sqlite3_sleep(milliseconds)
    return true
  }
}

extension Connection {
  /// Whether the file can't be written, whatever was asked for when it was opened.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether another file, or none, has come to stand where the file was that is open.
  var hasLostFile: Bool {
    var hasMoved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return code == SQLITE_OK && hasMoved != 0
  }

  /// The full name of the file; `nil` for a database in memory.
  var fileName: String? {
    guard let name = sqlite3_db_filename(handle, "main"), name.pointee != 0 else { return nil }
    return String(cString: name)
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Prepares a statement, or takes one with the same text that is idle.
  ///
  /// - Throws: `SQLiteError`.
  func prepare(_ sql: String) throws -> Statement {
    if let index = idleStatements.lastIndex(where: { $0.hasText(sql) }) {
      return Statement(idleStatements.remove(at: index), of: self)
    }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code, in: sql) }
    return Statement(statement, of: self)
  }

  /// Runs a statement that gives no rows.
  ///
  /// - Throws: `SQLiteError`.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws {
    try prepare(sql).run(values)
  }

  /// What a body reads of each row that a statement gives.
  ///
  /// - Throws: `SQLiteError`, or what the body throws.
  func rows<Row>(
    _ sql: String, _ values: [SQLiteValue] = [], _ read: (borrowing Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// Runs several statements without parameters.
  ///
  /// - Throws: `SQLiteError`.
  func runScript(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, in: sql) }
  }

  /// The number in the first column of the first row; `nil` without a row, or for NULL.
  ///
  /// - Throws: `SQLiteError`.
  func integer(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.optionalInteger(at: 0) : nil
  }

  /// Turns a database with a write-ahead log back to one with a rollback journal, which takes that nobody
  /// else has it open.
  ///
  /// - Throws: `SQLiteError`, of `SQLITE_BUSY` where somebody has.
  func leaveLogMode() throws {
    let statement = try prepare("PRAGMA journal_mode = DELETE")
    let isDone = try statement.step() && statement.text(at: 0) == "delete"
    guard isDone else { throw SQLiteError(code: SQLITE_BUSY, message: "", sql: nil) }
  }

  /// Copies all pages of this database into another one, as they are in the present transaction.
  ///
  /// - Throws: `SQLiteError`.
  func copyPages(to copy: Connection) throws {
    let backup = sqlite3_backup_init(copy.handle, "main", handle, "main")
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw copy.error(code, in: nil) }
  }

  /// Makes a copy of this database that goes with its connection, in a file that nobody else sees where it
  /// is too large for the memory.
  ///
  /// - Throws: `SQLiteError`.
  func temporaryCopy() throws -> Connection {
    // "If the filename is an empty string, then a private, temporary on-disk database will be created":
    // https://www.sqlite.org/c3ref/open.html
    let copy = try Connection(name: "", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try copyPages(to: copy)
    try copy.readHeader()
    return copy
  }

  /// What SQLite says of its last failure.
  func error(_ code: Int32, in sql: String?) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }

  /// The statements that were prepared so far, but for those that are lent.
  var idleTexts: [String] {
    idleStatements.compactMap { sqlite3_sql($0).map(String.init(cString:)) }
  }

  /// Takes a statement back from its borrower, to lend it again.
  func takeBack(_ statement: OpaquePointer) { idleStatements.append(statement) }
}

extension OpaquePointer {
  fileprivate func hasText(_ sql: String) -> Bool {
    guard var text = sqlite3_sql(self) else { return false }
    for byte in sql.utf8 {
      guard UInt8(bitPattern: text.pointee) == byte else { return false }
      text += 1
    }
    return text.pointee == 0
  }
}

extension Connection {
  /// Runs a body in a transaction that only reads, and sees one state of the file all through.
  ///
  /// - Throws: `SQLiteError`, or what the body throws.
  func reading<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try transaction("BEGIN", body) { try run("COMMIT") }
  }

  /// Runs a body in a transaction that writes, all of it or, when the body throws, nothing.
  ///
  /// - Throws: `SQLiteError`, `UnsyncedCommit`, or what the body throws.
  func writing<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try transaction("BEGIN IMMEDIATE", body) {
      do {
        try run("COMMIT")
      } catch let error as SQLiteError where error.isAfterCommit {
        throw UnsyncedCommit()
      }
    }
  }

  private func transaction<Result>(
    _ begin: String, _ body: (Connection) throws -> Result, commit: () throws -> Void
  ) throws -> Result {
    try run(begin)
    do {
      let result = try body(self)
      try commit()
      return result
    } catch {
      // Some errors, such as a full disk, have rolled back already.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}

/// A change was made, and then the disk failed: its journal is gone, but the folder may not be on the disk,
/// so that a power cut could bring it back.
struct UnsyncedCommit: Error {}
