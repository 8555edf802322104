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
    while try statement.step() {
      do {
        let movie = try Movie(row: statement)
        findings += movie.flaws(
          key: try folder.key(of: movie.title.text), storedKey: statement.text(at: 13),
          storedLastSeen: statement.text(at: 14))
        last = movie.number
      } catch let row as MalformedRow {
        findings.append(.malformed(number: row.number, column: row.column))
      }
    }
    if last >= (try nextNumber()) { findings.append(.reusableNumber(last)) }
    return findings
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
