/// What a look through the whole library found.
public struct LibraryCheck: Hashable, Sendable {
  /// How many movies it has.
  public let movies: Int

  /// What is wrong with it; nothing if it is sound.
  public let findings: [Finding]

  /// The paths of files beside it that nobody needs any more, left by programs that were killed.
  public internal(set) var leftovers: [String] = []

  /// Whether nothing is wrong with it.
  public var isSound: Bool { findings.isEmpty }

  /// Something that is wrong with a library.
  public enum Finding: Hashable, Sendable {
    /// The file is damaged, in the words of SQLite.
    case file(String)
    /// The end of the file is missing.
    case endMissing
    /// Its tables aren't those of a library.
    case layout
    /// A row of this table belongs to nothing.
    case orphan(table: String)
    /// The movie with this number has a value in this column that it can't have.
    case malformed(number: Int, column: String)
    /// The key under which the movie's title is found is not the title's.
    case titleKey(number: Int)
    /// Words are looked up in an index that is not that of the titles.
    case titleIndex
    /// The date of the last viewing is not that of the viewings.
    case lastSeen(number: Int)
    /// The movie is still to watch, and has been watched.
    case notSeenWithViewings(number: Int)
    /// The number of a movie could be given again.
    case reusableNumber(Int)
    /// The highest number that a movie ever had is none that a movie can have.
    case lastNumber
    /// The change with this place in the history has a value in this column that it can't have.
    case malformedChange(step: Int, column: String)
  }
}
