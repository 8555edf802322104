import MovieKit

/// Tells what came of an import.
struct ImportReportText {
  let isRehearsal: Bool
}

extension ImportReportText {
  /// Writes the report for people.
  ///
  /// - Throws: `OutputError`.
  func write(_ report: ImportReport, to output: inout Output) throws(OutputError) {
    for line in lines(report) { try output.write(line.printableLine + "\n") }
    try writeBadRows(report, to: &output)
    if isRehearsal { try output.write("This was a dry run: nothing is stored.\n") }
    try output.flush()
  }

  /// Writes the bad rows that were left out.
  ///
  /// - Throws: `OutputError`.
  func writeBadRows(_ report: ImportReport, to output: inout Output) throws(OutputError) {
    for line in ErrorMessage.lines(of: report.badRows, count: report.rejected) {
      try output.write(line.printableLine + "\n")
    }
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

  private func lines(_ report: ImportReport) -> [String] {
    var lines = files(report)
    lines.append(
      "\(report.added) added, \(report.updated) updated, \(report.unchanged) unchanged, "
        + "\(report.skippedCount) skipped, \(report.rejected) rejected; "
        + counted(report.viewings, "new viewing"))
    for reason in SkipReason.allCases {
      guard let count = report.skipped[reason] else { continue }
      lines.append("skipped: " + words(for: reason, count))
    }
    for (type, count) in report.unknownTypes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
    {
      lines.append("taken for films: \(count) of the type \(type.quoted)")
    }
    if report.unusedLists > 0 {
      lines.append(
        counted(report.unusedLists, "list") + " left out (--lists-as-tags makes tags of them)")
    }
    if report.cleanedTitles > 0 {
      lines.append(
        counted(report.cleanedTitles, "title") + " had control characters, which became spaces")
    }
    return lines
  }

  private func files(_ report: ImportReport) -> [String] {
    let limit = 20
    var lines = report.files.prefix(limit).map { "\($0.name): \($0.format.name)" }
    if report.files.count > limit { lines.append("and \(report.files.count - limit) more files") }
    if !report.passedOver.isEmpty {
      lines.append(counted(report.passedOver.count, "file") + " without movies passed over")
    }
    return lines
  }

  private func words(for reason: SkipReason, _ count: Int) -> String {
    switch reason {
    case .series: "\(count) of TV, series or episodes (--all-types takes them)"
    case .game: counted(count, "game") + " (--all-types takes them)"
    case .person: count == 1 ? "1 person" : "\(count) people"
    case .otherType: "\(count) of other kinds"
    case .noTitle: "\(count) without a title"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

nonisolated extension ImportFormat {
  /// The name of the program, as it writes it itself.
  var name: String {
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
    case .jsonl: "movies"
    }
  }
}
