/// What is wrong with a record of a file.
public enum RowProblem: Error, Hashable, Sendable {
  /// It has this many cells, and should have that many.
  case cellCount(Int, expected: Int)
  /// The file ends within quotes that begin here.
  case unclosedQuote
  /// This is no rating, or none on the scale.
  case badRating(String)
  /// This is no date on which a movie can have been watched or graded.
  case badDate(String)
  /// Month and day of this date can't be told apart.
  case ambiguousDate(String)
  /// This is no year.
  case badYear(String)
  /// This is no number that a movie can have.
  case badNumber(String)
  /// The highest number that a movie can have is taken, so that none is left for this one.
  case noNumberLeft
  /// This is no IMDb identifier.
  case badIMDb(String)
  /// This title is none.
  case badTitle(String, TextProblem)
  /// This tag is none.
  case badTag(String, TextProblem)
  /// This note is none.
  case badNote(String, TextProblem)
  /// The notes of the movie are too long together.
  case longNotes(TextProblem)
  /// It is no object of JSON.
  case badJSON
  /// There is no proper value under this key.
  case badValue(key: String)
  /// It says both that the movie is still to watch and that it has been watched.
  case notSeenWithViewings
}

/// What is wrong with a whole file.
public enum FileProblem: Error, Hashable, Sendable {
  /// It has no byte.
  case empty
  /// It is something else, which looks like this.
  case looksLike(ForeignKind)
  /// It is a table with this header, or another text that begins like this, and no export that is known.
  case unknown(beginning: String)
  /// It is no file of the format that was asked for; it begins like this.
  case notOfFormat(ImportFormat, beginning: String)
  /// A folder or an archive has no file that is known.
  case nothingKnown
  /// It has a zero byte on this line.
  case nulByte(line: Int)
  /// It is in an encoding that isn't read.
  case encoded(ForeignEncoding)
  /// It changed while it was read.
  case changed
  /// More comes out of a pipe or a device than any export has.
  case tooMuch
  /// A folder has more files than any export.
  case tooManyFiles
  /// It says to be UTF-8, and isn't.
  case notUTF8
  /// A quote that begins on this line never ends.
  case unclosedQuote(line: Int)
  /// What begins on this line is longer than anything should be.
  case tooLong(line: Int)
  /// The row on this line has more cells than any table.
  case tooManyCells(line: Int)
  /// There is no JSON on this line.
  case badJSON(line: Int)
  /// The file ends within what begins on this line.
  case truncatedJSON(line: Int)
  /// The archive is damaged in this way.
  case damagedZip(ZipDamage)
  /// The archive has a file with a name that leads out of it.
  case hostileName(String)
  /// The ratings are those of this many people.
  case severalUsers(Int)
  /// It has ratings of movies by number, without the file that has the titles.
  case needsTitles
}

/// Why an import could not be done. Nothing has changed then.
public enum ImportError: Error, Hashable, Sendable {
  /// A file is missing or can't be read, for this reason of the system.
  case unreadable(String, String)
  /// What comes out of a pipe can't be kept in a folder for temporary files, for this reason of the
  /// system.
  case notKept(String, folder: String, String)
  /// A file is bad as a whole.
  case badFile(String, FileProblem)
  /// So many rows are bad, of which these are the first.
  case badRows([BadRow], count: Int)
  /// The file doesn't tell whether its movies have been seen.
  case needsStanding(String)
  /// The file's ratings don't tell which scale they are on.
  case needsScale(String)
  /// The import was broken off.
  case interrupted
  /// The library itself can't be used.
  case library(LibraryProblem)
}

/// A record that was rejected.
public struct BadRow: Hashable, Sendable {
  /// The file.
  public let file: String
  /// The line on which it begins.
  public let line: Int
  /// What is wrong with it.
  public let problem: RowProblem
}

/// Where a record stands.
struct ImportPlace: Hashable {
  /// The file, by the name that messages call it.
  var file = ""
  /// The line on which it begins, counted from one.
  var line = 0
}
