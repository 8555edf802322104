extension Connection {
  /// Looks through the whole database for damage, of the file and of what it holds.
  ///
  /// - Throws: `SQLiteError` when it can't be read at all.
  func check() throws -> LibraryCheck {
    var findings = try damage() + orphans()
    // What a damaged file seems to hold says nothing more.
    if findings.isEmpty { findings = try flaws() }
    return LibraryCheck(movies: try count(MovieQuery()), findings: findings)
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
      "SELECT \(Movie.columns), title_key, seen FROM movie ORDER BY number")
    let folder = try titleFolder.get()
    var (findings, last) = ([LibraryCheck.Finding](), 0)
    var entries = IndexEntries()
    while try statement.step() {
      do {
        let movie = try Movie(row: statement)
        findings += movie.flaws(
          key: try folder.key(of: movie.title.text), storedKey: statement.text(at: 13),
          storedLastSeen: statement.text(at: 14))
        last = movie.number
        entries.add(TitleTrigrams(ofTitleKey: statement.text(at: 13) ?? "").all, of: movie.number)
      } catch let row as MalformedRow {
        findings.append(.malformed(number: row.number, column: row.column))
      }
    }
    if findings.isEmpty, header.hasTitleTrigrams, try indexEntries() != entries {
      findings.append(.titleIndex)
    }
    if last >= (try nextNumber()) { findings.append(.reusableNumber(last)) }
    return findings
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

/// What an index has, in a fraction of its space: how many entries, and a sum that is the same in
/// whatever order they are added.
private struct IndexEntries: Equatable {
  private var count = 0
  private var sum = 0

  mutating func add(_ trigrams: [String], of number: Int) {
    for trigram in trigrams {
      var hasher = Hasher()
      trigram.utf8.forEach { hasher.combine($0) }
      hasher.combine(number)
      sum &+= hasher.finalize()
      count += 1
    }
  }
}

extension Movie {
  fileprivate func flaws(
    key: String, storedKey: String?, storedLastSeen: String?
  ) -> [LibraryCheck.Finding] {
    var findings: [LibraryCheck.Finding] = []
    if (try? Title(title.text).text) != title.text {
      findings.append(.malformed(number: number, column: "title"))
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
