import CSQLite

extension Connection {
  /// Looks through the whole database for damage, of the file and of what it holds. It must be a copy: to
  /// check an index of words takes a connection that may write.
  ///
  /// - Throws: `SQLiteError` when it can't be read at all.
  func check() throws -> LibraryCheck {
    guard try hasLayout() else { return LibraryCheck(movies: 0, findings: [.layout]) }
    var findings = try damage() + orphans()
    // What a damaged file seems to hold says nothing more.
    if findings.isEmpty { findings = try flaws() }
    if findings.isEmpty, header.hasJournal { findings = try changesWithFlaws() }
    return LibraryCheck(movies: try count(MovieQuery()), findings: findings)
  }

  /// Whether all that a library of its version has is there; somebody may have added to it.
  private func hasLayout() throws -> Bool {
    let whole = try Connection.inMemory()
    try whole.migrate(from: 0, to: header.version)
    return try Set(whole.layout()).isSubset(of: layout())
  }

  /// The definitions of tables and indexes, but for those that SQLite makes for its own.
  private func layout() throws -> [String] {
    try rows(
      """
      SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'title_trigram_*'
        AND name NOT GLOB 'sqlite_*'
      """
    ) { $0.text(at: 0) ?? "" }
  }

  private func damage() throws -> [LibraryCheck.Finding] {
    let statement = try prepare("PRAGMA integrity_check")
    var findings: [LibraryCheck.Finding] = []
    while try statement.step() {
      if let words = statement.text(at: 0), words != "ok" { findings.append(.file(words)) }
    }
    return findings
  }

  private func orphans() throws -> [LibraryCheck.Finding] {
    let statement = try prepare("PRAGMA foreign_key_check")
    var findings: [LibraryCheck.Finding] = []
    while try statement.step() { findings.append(.orphan(table: statement.text(at: 0) ?? "")) }
    return findings
  }

  private func flaws() throws -> [LibraryCheck.Finding] {
    let statement = try prepare(
      """
      SELECT \(Movie.columns), title_key, seen, (SELECT group_concat(key) FROM tag
        WHERE tag.movie = movie.number) FROM movie ORDER BY number
      """)
    let folder = try titleFolder.get()
    var (findings, highest) = ([LibraryCheck.Finding](), 0)
    var entries = IndexEntries()
    while try statement.step() {
      do {
        let movie = try Movie(row: statement)
        findings += movie.flaws(
          key: try folder.key(of: movie.title.text), storedKey: statement.text(at: 13),
          storedLastSeen: statement.text(at: 14), storedTagKeys: statement.list(at: 15))
        highest = movie.number
        let key = statement.text(at: 13) ?? ""
        entries.add(TitleTrigrams(ofTitleKey: key).all, of: movie.number)
        entries.addTitle(ofScalars: key.unicodeScalars.count)
      } catch let damage as Damage {
        findings.append(damage.finding)
      }
    }
    if findings.isEmpty, header.hasTitleTrigrams, try !isIndexWhole(with: entries) {
      findings.append(.titleIndex)
    }
    do {
      if highest > (try lastNumber()) { findings.append(.reusableNumber(highest)) }
    } catch let damage as Damage {
      findings.append(damage.finding)
    }
    return findings
  }

  /// Whether the index of words fits together; "if any inconsistencies are found … then an
  /// SQLITE_CORRUPT_VTAB error": https://www.sqlite.org/fts5.html#the_integrity_check_command
  private func isIndexWhole(with entries: IndexEntries) throws -> Bool {
    do {
      try run("INSERT INTO title_trigram (title_trigram) VALUES ('integrity-check')")
      let totals = try indexTotals()
      return try indexEntries() == entries && totals == entries.totals
    } catch let error as SQLiteError where error.primaryCode == SQLITE_CORRUPT {
      return false
    }
  }

  /// The numbers of rows and of words of which the index is, by its own account: the first values of the
  /// record 1, each of seven bits a byte, the highest first, all but the last with the eighth bit set. An
  /// index that nothing was ever brought into has none.
  private func indexTotals() throws -> [Int] {
    let statement = try prepare("SELECT block FROM title_trigram_data WHERE id = 1")
    guard try statement.step() else { return [] }
    return statement.bytes(at: 0) { bytes in
      var (totals, total) = ([Int](), 0)
      for byte in bytes {
        total = total << 7 | Int(byte & 0x7F)
        if byte < 0x80 {
          totals.append(total)
          total = 0
        }
      }
      return totals.isEmpty ? [0, 0] : totals
    }
  }

  private func indexEntries() throws -> IndexEntries {
    try run(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.title_trigram_entry
        USING fts5vocab(main, title_trigram, instance)
      """)
    let statement = try prepare("SELECT term, doc FROM temp.title_trigram_entry")
    var entries = IndexEntries()
    while try statement.step() {
      entries.add([statement.text(at: 0) ?? ""], of: statement.integer(at: 1))
    }
    return entries
  }
}

extension Connection {
  /// What is wrong with the history: its steps, and the movies that are kept to undo and redo them.
  private func changesWithFlaws() throws -> [LibraryCheck.Finding] {
    var findings: [LibraryCheck.Finding] = []
    func collect(_ body: () throws -> Void) throws {
      do { try body() } catch let damage as Damage { findings.append(damage.finding) }
    }
    try collect { _ = try history(limit: nil) }
    try collect { _ = try nextStep() }
    let steps = try rows(
      """
      SELECT step FROM change WHERE movies <> (SELECT count(*) FROM change_movie
        WHERE change_movie.step = change.step)
      """
    ) { $0.integer(at: 0) }
    findings += steps.map { .malformedChange(step: $0, column: "movies") }
    let misplaced = """
      SELECT min(step) FROM change WHERE NOT is_undone
        AND step > (SELECT min(step) FROM change WHERE is_undone)
      """
    if let step = try integer(misplaced) {
      findings.append(.malformedChange(step: step, column: "is_undone"))
    }
    for image in ["before", "after"] { findings += try flaws(ofImages: image) }
    return findings
  }

  private func flaws(ofImages image: String) throws -> [LibraryCheck.Finding] {
    var findings: [LibraryCheck.Finding] = []
    let statement = try prepare(MovieImage.reading(image))
    while try statement.step() {
      do {
        guard statement.integer(at: 14) == 1 else { throw Damage(.layout) }
        _ = try Movie(row: statement)
      } catch is Damage {
        findings.append(.malformedChange(step: statement.integer(at: 13), column: image))
      }
    }
    return findings
  }
}

/// What an index has, in a fraction of its space: how many entries, and a sum that is the same in
/// whatever order they are added.
private struct IndexEntries: Equatable {
  private var count = 0
  private var sum = 0

  /// How many titles there are, and how many trigrams these have, each as often as it stands in them.
  private(set) var totals: [Int] = [0, 0]

  mutating func add(_ trigrams: [String], of number: Int) {
    for trigram in trigrams {
      var hasher = Hasher()
      trigram.utf8.forEach { hasher.combine($0) }
      hasher.combine(number)
      sum &+= hasher.finalize()
      count += 1
    }
  }

  /// Counts a title of so many scalars, before and after which two spaces stand.
  mutating func addTitle(ofScalars scalars: Int) {
    totals[0] += 1
    totals[1] += scalars + 2
  }

  static func == (one: IndexEntries, other: IndexEntries) -> Bool {
    one.count == other.count && one.sum == other.sum
  }
}

extension Movie {
  fileprivate func flaws(
    key: String, storedKey: String?, storedLastSeen: String?, storedTagKeys: [String]
  ) -> [LibraryCheck.Finding] {
    var findings: [LibraryCheck.Finding] = []
    if (try? Title(title.text).text) != title.text {
      findings.append(.malformed(number: number, column: "title"))
    }
    if let note, (try? Note(note.text)) == nil {
      findings.append(.malformed(number: number, column: "note"))
    }
    if tags.contains(where: { (try? Tag($0.name).name) != $0.name })
      || tags.map(\.key) != storedTagKeys.sorted()
    {
      findings.append(.malformed(number: number, column: "tag"))
    }
    if storedKey != key { findings.append(.titleKey(number: number)) }
    if storedLastSeen != lastSeen?.description { findings.append(.lastSeen(number: number)) }
    if rating == .notSeen, !viewings.isEmpty {
      findings.append(.notSeenWithViewings(number: number))
    }
    if let score, Rating(score) != rating {
      findings.append(.malformed(number: number, column: "score"))
    }
    return findings
  }
}
