/// A movie as another program knew it.
struct ForeignMovie {
  /// The title, of one line; empty where only the IMDb identifier is known.
  var title = ""

  /// The year in which it came out.
  var year: Year?

  /// The identifier at IMDb.
  var imdb: IMDbID?

  /// What makes it this very movie in the export that it comes from.
  var sourceID: String?

  /// Which of the exports that is, counted from zero.
  var source = 0

  /// Whether the other program had it as seen or as still to watch, where it said so.
  var standing: Standing?

  /// The grade that it had there.
  var grade: Grade?

  /// The viewings, in any order.
  var viewings: [Viewing] = []

  /// Those of the viewings that were said not to be the first one.
  var rewatches: [Viewing] = []

  /// Whether viewings of the same date are as many viewings, and not one that was told repeatedly.
  var countsEqualViewings = false

  /// The tags, in any order.
  var tags: [Tag] = []

  /// A free text, of one record or of several.
  var note: Note? {
    get { notes?.note }
    set { notes = newValue.map { GrowingNote($0) } }
  }

  private var notes: GrowingNote?

  /// What it was in a library like ours.
  var identity: Identity?

  /// Whether characters in the title that no title can have were replaced.
  var hasCleanedTitle = false

  /// Where it stood.
  var place = ImportPlace()

  /// A movie of which nothing is known.
  init(countsEqualViewings: Bool = false) {
    self.countsEqualViewings = countsEqualViewings
  }

  /// Whether a movie has been watched.
  enum Standing: Sendable {
    case notSeen
    case seen
  }

  /// A grade, with what is known of when it was given.
  struct Grade: Equatable {
    /// The word or the score.
    var assessment: Assessment

    /// The last moment at which it can have been given.
    var moment: Timestamp?

    /// Whether it is of the movie, and not of one viewing of it.
    var isOfMovie = true
  }

  /// What a movie of a library keeps wherever it goes.
  struct Identity: Equatable {
    var id: MovieID
    var number: Int
    var added: Timestamp
    var changed: Timestamp
  }
}

extension ForeignMovie {
  /// The viewings that are to be there, one a date unless equal ones count, with an earlier one of
  /// an unknown date where the earliest was said not to be the first.
  var knownViewings: [Viewing] {
    countsEqualViewings ? viewings.sorted() : Set(viewings).sorted()
  }

  /// Whether there was a viewing before those that are told.
  var hasEarlierViewing: Bool {
    guard let first = viewings.min(), first != .unknown else { return false }
    let flagged = rewatches.count { $0 == first }
    return flagged > 0 && flagged == viewings.count { $0 == first }
  }

  /// Whether it has been seen, by all that is known of it.
  var isSeen: Bool {
    standing == .seen || !viewings.isEmpty || grade.map { $0.assessment.rating > .notSeen } ?? false
  }
}

extension ForeignMovie {
  /// Adds what another record of the same file, or of one that belongs to it, says of the movie.
  ///
  /// - Throws: `TextProblem` when the notes are too long together.
  mutating func combine(_ other: ForeignMovie) throws(TextProblem) {
    if title.isEmpty { title = other.title }
    year = year ?? other.year
    imdb = imdb ?? other.imdb
    sourceID = sourceID ?? other.sourceID
    if other.standing == .seen || standing == nil { standing = other.standing ?? standing }
    if let grade = other.grade, grade.isNewer(than: self.grade) { self.grade = grade }
    viewings += other.viewings
    rewatches += other.rewatches
    tags += other.tags
    if let note = other.note, try notes?.append(note) == nil { self.note = note }
    identity = identity ?? other.identity
  }
}

extension ForeignMovie.Grade {
  /// Whether it takes the place of another: one of the movie does of one of a viewing, then a later
  /// one of an earlier; where that tells nothing, this one does, which was read later.
  fileprivate func isNewer(than other: ForeignMovie.Grade?) -> Bool {
    guard let other else { return true }
    if isOfMovie != other.isOfMovie { return isOfMovie }
    guard let moment, let before = other.moment else { return true }
    return moment >= before
  }
}
