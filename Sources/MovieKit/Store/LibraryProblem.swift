/// Why a library can't be used.
public enum LibraryProblem: Error, Hashable, Sendable {
  /// Nothing tells where it is.
  case hasNoPlace
  /// It is not there.
  case isMissing
  /// It is a folder.
  case isFolder
  /// It is something else than a library: another kind of file, or another program's database.
  case isForeign
  /// It was made by a newer version of the program, with a layout of this number.
  case isNewer(version: Int)
  /// It is damaged, in this way or in others too.
  case isDamaged(LibraryCheck.Finding)
  /// It can't be opened, made or written, for this reason of the system.
  case isInaccessible(String)
  /// It has no number left for a new movie.
  case isFull
  /// It can be read, but not written.
  case isReadOnly
  /// Beside it is a journal that is none of its own.
  case hasForeignJournal
  /// A change was broken off, and can't be taken back without writing to the file or its folder.
  case hasUnfinishedChange
  /// It is of an earlier version, and no copy of it can be made before it is changed to the present
  /// one.
  case cannotBackUp(WriteProblem)
  /// Another process held it for longer than ten seconds.
  case isBusy
  /// Reading or writing failed, for this reason; the disk may be full.
  case failed(String)
  /// The change was made, and then the disk failed: a power cut could still take it back.
  case isUnsynced
  /// SQLite refused what it was asked for, in these words, and the library is sound.
  case isUnexpected(String)
}
