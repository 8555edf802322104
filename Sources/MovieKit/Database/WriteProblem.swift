import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file can't be written: a copy of a library, or an export.
public enum WriteProblem: Error, Hashable, Sendable {
  /// There is a file of this name, which isn't to be replaced.
  case exists
  /// The file is the library itself.
  case isTheLibrary
  /// A library, or another database, stands there, and something else is to be written.
  case isDatabase
  /// A device, a pipe, a socket or a folder stands there.
  case isNoFile
  /// Beside the file is the journal of a change that was broken off, which would be rolled into the new one.
  case hasJournal
  /// The file is a library that another process held for longer than ten seconds.
  case isBusy
  /// The file can't be made, for this reason of the system.
  case isInaccessible(String)
  /// Writing failed, for this reason; the disk may be full.
  case failed(String)
  /// The file is whole and has its name, but a failing disk didn't say that both are on it.
  case isUnsynced
}

extension WriteProblem {
  /// What an error of the system means for a file.
  package init(_ error: SystemError) {
    self =
      switch error.code {
      case EEXIST: .exists
      case _ where error.isOfDisk: .failed(error.reason)
      default: .isInaccessible(error.reason)
      }
  }

  /// What keeps a library from being looked at means for the file that is to take its place.
  init(_ problem: LibraryProblem) {
    self =
      switch problem {
      case .hasForeignJournal: .hasJournal
      case .failed(let reason): .failed(reason)
      case .isInaccessible(let reason): .isInaccessible(reason)
      default: .isNoFile
      }
  }

  /// What an error of SQLite means for a file that it writes, or keeps others from; `nil` when it says
  /// nothing of that.
  init?(_ error: SQLiteError) {
    switch error.primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .isBusy
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      self = .isInaccessible(error.message)
    case SQLITE_FULL, SQLITE_IOERR: self = .failed(error.message)
    default: return nil
    }
  }
}
