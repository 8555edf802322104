/// Why a copy of the library can't be made.
public enum BackupProblem: Error, Hashable, Sendable {
  /// There is a file of this name, which isn't to be replaced.
  case exists
  /// The file is the library itself.
  case isTheLibrary
  /// Beside the file is the journal of a change that was broken off, which would be rolled into the copy.
  case hasJournal
  /// The file can't be made, for this reason of the system.
  case isInaccessible(String)
  /// Writing failed, for this reason; the disk may be full.
  case failed(String)
}
