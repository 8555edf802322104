/// A change of one movie, all of it or nothing.
public struct MovieEdit: Hashable, Sendable {
  /// The new title.
  public var title: Title?

  /// The new year, or that there is none.
  public var year: Replacement<Year>?

  /// The new rating.
  public var assessment: Assessment?

  /// The new note, or that there is none.
  public var note: Replacement<Note>?

  /// The new IMDb identifier, or that there is none.
  public var imdb: Replacement<IMDbID>?

  /// Tags to file the movie under.
  public var addedTags: [Tag] = []

  /// Tags to take it out from under.
  public var removedTags: [Tag] = []

  /// Viewings to log.
  public var addedViewings: [Viewing] = []

  /// Viewings to take away.
  public var forgottenViewings: [Viewing] = []

  /// An edit that changes nothing yet.
  public init() {}

  /// A new value, or the end of the old one.
  public enum Replacement<Value: Hashable & Sendable>: Hashable, Sendable {
    /// There is no value from now on.
    case cleared
    /// This is the value from now on.
    case set(Value)

    var value: Value? {
      switch self {
      case .cleared: nil
      case .set(let value): value
      }
    }
  }
}

extension MovieEdit {
  /// Whether there is nothing in it to change.
  public var isEmpty: Bool { self == MovieEdit() }
}

extension Movie {
  /// Makes the changes, the moment aside.
  ///
  /// - Throws: `MovieRule` for the first rule that one of them would break.
  mutating func apply(_ edit: MovieEdit) throws(MovieRule) {
    if let title = edit.title { self.title = title }
    if let year = edit.year { self.year = year.value }
    if let note = edit.note { self.note = note.value }
    if let imdb = edit.imdb { self.imdb = imdb.value }
    try remove(edit.removedTags)
    add(edit.addedTags)
    for viewing in edit.forgottenViewings { try forget(viewing) }
    add(edit.addedViewings)
    if let assessment = edit.assessment { try rate(assessment) }
  }
}
