/// What came of an import.
public struct ImportReport: Hashable, Sendable {
  /// How many movies are new.
  public internal(set) var added = 0

  /// How many movies that were there have changed.
  public internal(set) var updated = 0

  /// How many movies were as they should be.
  public internal(set) var unchanged = 0

  /// How many viewings are new.
  public internal(set) var viewings = 0

  /// How many records were passed over, by the reason.
  public internal(set) var skipped: [SkipReason: Int] = [:]

  /// How many records were bad.
  public internal(set) var rejected = 0

  /// The first bad records.
  public internal(set) var badRows: [BadRow] = []

  /// How many titles had characters that no title can have, now spaces.
  public internal(set) var cleanedTitles = 0

  /// How many movies have a type that isn't known, by that type.
  public internal(set) var unknownTypes: [String: Int] = [:]

  /// The files that were read, and of which program each is.
  public internal(set) var files: [ImportedFile] = []

  /// How many lists of an export were left out, for want of a wish to have tags of them.
  public internal(set) var unusedLists = 0

  /// The files of a folder or an archive that have no movies.
  public internal(set) var passedOver: [String] = []

  /// How many bad records are kept.
  static let badRowLimit = 20

  /// How many unknown types are kept, and how many bytes of each.
  private static let typeLimit = 100
}

extension ImportReport {
  /// How many records were passed over.
  public var skippedCount: Int { skipped.values.reduce(0, +) }

  /// Counts a movie of a type that isn't known; the types after the first of them go together.
  mutating func note(unknownType type: String) {
    let type = String(decoding: type.utf8.prefix(ImportReport.typeLimit), as: UTF8.self)
    let isKept = unknownTypes[type] != nil || unknownTypes.count < ImportReport.typeLimit
    unknownTypes[isKept ? type : "…", default: 0] += 1
  }

  mutating func reject(_ problem: RowProblem, at place: ImportPlace) {
    rejected += 1
    guard badRows.count < ImportReport.badRowLimit else { return }
    badRows.append(BadRow(file: place.file, line: place.line, problem: problem))
  }
}

/// A file that was read.
public struct ImportedFile: Hashable, Sendable {
  /// The name that messages call it by.
  public let name: String
  /// The program that it is of.
  public let format: ImportFormat
}

/// Why a record was passed over.
public enum SkipReason: Int, CaseIterable, Sendable {
  /// It is a series or a part of one.
  case series
  /// It is a game.
  case game
  /// It is a person.
  case person
  /// It is none of the kinds that are movies.
  case otherType
  /// It has no title, and no movie of the library has its identifier.
  case noTitle
}

/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
  /// How many movies are done.
  public let done: Int
  /// How many there are.
  public let total: Int
}
