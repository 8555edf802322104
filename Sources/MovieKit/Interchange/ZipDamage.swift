/// What is wrong with a zip archive, or with a file in it.
public enum ZipDamage: Hashable, Sendable {
  /// Its end is missing.
  case endMissing
  /// It has this many files, more than any export.
  case fileCount(Int)
  /// Its list of files has this many bytes, more than that of any export.
  case longDirectory(Int)
  /// The name of a file in it has this many bytes, more than any system takes.
  case longName(Int)
  /// Its list of files is broken.
  case badDirectory
  /// It needs a password.
  case encrypted
  /// It is packed by a method with this number, which isn't known.
  case unknownMethod(Int)
  /// It would unpack to this many bytes.
  case tooLarge(Int)
  /// It is not where the list of files says.
  case misplaced
  /// It can't be unpacked.
  case badData
  /// It unpacks to more than it says.
  case wrongSize
  /// Its check sum is wrong.
  case wrongChecksum
}
