/// Takes what the formats read: movies, and what is to be said of records that are none.
struct ImportSink {
  /// How to go about it.
  let options: ImportOptions

  /// The local day, which no viewing is much later than.
  let today: PartialDate

  /// What has come of it so far.
  private(set) var report = ImportReport()

  private var films = FilmCollector()
  private var source = 0
  private let store: ([ForeignMovie]) throws -> Void
  private let isInterrupted: () -> Bool

  /// How many movies are gathered before they are handed on, which bounds the memory they take.
  private static let windowSize = 30_000

  /// A sink that hands movies on to a closure, each with all that is known of it.
  init(
    options: ImportOptions, today: PartialDate, isInterrupted: @escaping () -> Bool,
    store: @escaping ([ForeignMovie]) throws -> Void
  ) {
    self.options = options
    self.today = today
    self.isInterrupted = isInterrupted
    self.store = store
  }
}

extension ImportSink {
  /// Takes the movie of a record, which stands at a place, unless it is bad or passed over.
  ///
  /// - Throws: `ImportError.interrupted`, or what storing throws.
  mutating func take(
    _ place: ImportPlace, _ film: (inout ImportSink) throws(RowProblem) -> ForeignMovie?
  ) throws {
    if isInterrupted() { throw ImportError.interrupted }
    do throws(RowProblem) {
      if var film = try film(&self) {
        film.place = place
        film.source = source
        try add(film)
      }
    } catch {
      report.reject(error, at: place)
    }
    if films.count >= ImportSink.windowSize { try flush() }
  }

  private mutating func add(_ film: ForeignMovie) throws(RowProblem) {
    var film = film
    guard !film.title.isEmpty || film.imdb != nil else { return skip(.noTitle) }
    if film.hasCleanedTitle { report.cleanedTitles += 1 }
    if film.sourceID == nil { film.sourceID = film.imdb?.text }
    if let isSeen = options.isSeen, film.standing == nil {
      film.standing = isSeen ? .seen : .notSeen
    }
    do {
      try films.add(film)
    } catch {
      throw .longNotes(error)
    }
  }

  /// Counts a record that is passed over.
  mutating func skip(_ reason: SkipReason) { report.skipped[reason, default: 0] += 1 }

  /// Counts a movie of a type that isn't known.
  mutating func note(unknownType type: String) { report.note(unknownType: type) }

  /// Counts lists that are left out.
  mutating func leaveOut(lists count: Int) { report.unusedLists += count }

  /// Notes that a file is read.
  mutating func begin(_ file: ImportedFile) { report.files.append(file) }

  /// Notes that a file of a folder or an archive has no movies.
  mutating func passOver(_ name: String) { report.passedOver.append(name) }

  /// Ends an export, whose identifiers mean nothing in another.
  ///
  /// - Throws: what storing throws.
  mutating func endSource() throws {
    try flush()
    source += 1
  }

  /// Hands on all movies that were gathered.
  ///
  /// - Throws: what storing throws.
  private mutating func flush() throws {
    if films.count > 0 { try store(films.removeAll()) }
  }
}
