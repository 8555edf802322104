/// How an import is to go about it.
public struct ImportOptions: Hashable, Sendable {
  /// The program that the files are of; `nil` is whichever their content tells.
  public var format: ImportFormat?

  /// Whether good rows are stored even if others are bad.
  public var keepsGoing = false

  /// Whether all is done but storing.
  public var isRehearsal = false

  /// Whether series, episodes and games are movies too.
  public var takesAllTypes = false

  /// Whether movies of which the file doesn't tell have been seen.
  public var isSeen: Bool?

  /// The scale of ratings of which the file doesn't tell.
  public var scale: GradeScale?

  /// Whether the lists of an export become tags.
  public var makesTagsOfLists = false

  /// The folder for what comes from a pipe and is too much to be kept in memory.
  public var temporaryFolder = "/tmp"

  /// Options that leave everything to the files.
  public init() {}
}
