import MovieKit

/// Tells what came of an import.
struct ImportReportText {
  let isRehearsal: Bool
}

extension ImportReportText {
  /// Writes the report for people.
  ///
  /// - Throws: `OutputError`.
  func write(
    _ report: ImportReport, to output: inout Output, in language: Language
  ) throws(OutputError) {
    try write(lines(report), to: &output, in: language)
    try writeBadRows(report, to: &output, in: language)
    if isRehearsal {
      try write(["This was a dry run: nothing is stored."], to: &output, in: language)
    }

  }

  /// Writes the bad rows that were left out.
  ///
  /// - Throws: `OutputError`.
  func writeBadRows(
    _ report: ImportReport, to output: inout Output, in language: Language
  ) throws(OutputError) {
    let lines = ErrorMessage.lines(of: report.badRows, count: report.rejected)
    try write(lines, to: &output, in: language)
  }

  private func write(
    _ lines: [Phrase], to output: inout Output, in language: Language
  ) throws(OutputError) {
    for line in lines { try output.write(line.text(in: language).printableLine + "\n") }
    try output.flush()
  }

  /// Writes the report as an object.
  ///
  /// - Throws: `OutputError`.
  func writeJSON(_ report: ImportReport, to output: inout Output) throws(OutputError) {
    let counts = [
      ("added", report.added), ("updated", report.updated), ("unchanged", report.unchanged),
      ("skipped", report.skippedCount), ("rejected", report.rejected),
      ("viewings", report.viewings),
    ]
    let members = counts.map { "\"\($0.0)\":\($0.1)" }
    try output.write("{" + members.joined(separator: ",") + "}\n")
  }

  private func lines(_ report: ImportReport) -> [Phrase] {
    var lines = files(report)
    lines.append(
      """
      \(report.added) added, \(report.updated) updated, \(report.unchanged) unchanged, \
      \(report.skippedCount) skipped, \(report.rejected) rejected; \
      \(counted(report.viewings, "1 new viewing", "\(report.viewings) new viewings"))
      """)
    for reason in SkipReason.allCases {
      guard let count = report.skipped[reason] else { continue }
      lines.append("skipped: \(words(for: reason, count))")
    }
    for (type, count) in report.unknownTypes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
    {
      lines.append("taken for films: \(count) of the type \(type.quoted)")
    }
    lines += remarks(report)
    return lines
  }

  private func remarks(_ report: ImportReport) -> [Phrase] {
    var lines: [Phrase] = []
    if report.unusedLists > 0 {
      let lists = counted(report.unusedLists, "1 list", "\(report.unusedLists) lists")
      lines.append("\(lists) left out (--lists-as-tags makes tags of them)")
    }
    if report.cleanedTitles > 0 {
      let titles = counted(report.cleanedTitles, "1 title", "\(report.cleanedTitles) titles")
      lines.append("\(titles) had control characters, which became spaces")
    }
    return lines
  }

  private func files(_ report: ImportReport) -> [Phrase] {
    let limit = 20
    var lines = report.files.prefix(limit).map { "\($0.name): \($0.format.name)" as Phrase }
    if report.files.count > limit { lines.append("and \(report.files.count - limit) more files") }
    if !report.passedOver.isEmpty {
      let count = report.passedOver.count
      lines.append("\(counted(count, "1 file", "\(count) files")) without movies passed over")
    }
    return lines
  }

  private func words(for reason: SkipReason, _ count: Int) -> Phrase {
    switch reason {
    case .series: "\(count) of TV, series or episodes (--all-types takes them)"
    case .game: "\(counted(count, "1 game", "\(count) games")) (--all-types takes them)"
    case .person: counted(count, "1 person", "\(count) people")
    case .otherType: "\(count) of other kinds"
    case .noTitle: "\(count) without a title"
    }
  }

  private func counted(_ count: Int, _ one: Phrase, _ several: Phrase) -> Phrase {
    count == 1 ? one : several
  }
}

nonisolated extension ImportFormat {
  /// The name of the program, as it writes it itself.
  var name: Phrase {
    switch self {
    case .letterboxd: "Letterboxd"
    case .imdb: "IMDb"
    case .trakt: "Trakt"
    case .tmdb: "TMDB"
    case .movary: "Movary"
    case .simkl: "Simkl"
    case .movielens: "MovieLens"
    case .douban: "Douban"
    case .csv: "a table"
    case .jsonl: "an export of movies"
    }
  }
}
