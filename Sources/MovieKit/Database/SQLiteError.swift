import CSQLite

/// What SQLite says when something goes wrong.
struct SQLiteError: Error, Hashable {
  /// The extended result code, whose lowest byte is the primary one.
  let code: Int32

  /// SQLite's own words.
  let message: String

  /// The statement that failed, where there was one.
  let sql: String?

  /// A journal that a crash left must be rolled back first, which takes writing (a computed macro of C,
  /// as is the next one).
  static let readOnlyRollback = SQLITE_READONLY | 3 << 8

  /// As `readOnlyRollback`, for a write-ahead log.
  static let readOnlyRecovery = SQLITE_READONLY | 1 << 8

  /// Whether a COMMIT that fails so has removed its journal before, which makes the change: what failed then is
  /// bringing the folder to the disk (`SQLITE_IOERR_DIR_FSYNC`), or giving back the lock (`…_UNLOCK`).
  var isAfterCommit: Bool { [SQLITE_IOERR | 5 << 8, SQLITE_IOERR | 8 << 8].contains(code) }

  /// Whether a file holds no database, or a broken one.
  var isOfContent: Bool { [SQLITE_NOTADB, SQLITE_CORRUPT].contains(primaryCode) }

  /// Whether the disk is full, or failing.
  var isOfDisk: Bool { primaryCode == SQLITE_FULL || primaryCode == SQLITE_IOERR }

  /// Whether a statement met a value that it can't take.
  var isOfValue: Bool {
    [SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH].contains(primaryCode)
  }

  /// The primary result code.
  var primaryCode: Int32 { code & 0xFF }
}

extension SQLiteError: CustomStringConvertible {
  var description: String {
    let place = sql.map { " in: " + $0 } ?? ""
    return "SQLite error \(code): \(message)\(place)"
  }
}
