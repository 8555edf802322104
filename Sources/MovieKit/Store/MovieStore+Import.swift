extension MovieStore {
  /// Brings in what a reader reads, all of it or nothing; a rehearsal does all but store.
  ///
  /// Everything is read once before the library is touched, so that bad rows leave no trace, and again
  /// while it is stored, unless it was little enough to be kept.
  ///
  /// - Throws: `ImportError`.
  func add(
    from paths: [ImportPath], _ options: ImportOptions, isInterrupted: @escaping () -> Bool,
    onProgress: @escaping (ImportProgress) -> Void
  ) throws(ImportError) -> ImportReport {
    do {
      let reader = try ImportReader(
        paths, format: options.format,
        in: ReadingEnvironment(
          isInterrupted: isInterrupted, temporaryFolder: options.temporaryFolder))
      let reading = ImportReading(
        reader: reader, options: options, today: clock.today(), isInterrupted: isInterrupted)
      let check = try reading.check()
      let report = try change(isRehearsal: options.isRehearsal) { editor in
        try reading.store(check, with: editor, onProgress: onProgress)
      }
      return report
    } catch let error as ImportError {
      throw error
    } catch let problem as LibraryProblem {
      throw .library(problem)
    } catch {
      throw .library(.failed(String(describing: error)))
    }
  }

  private func change(
    isRehearsal: Bool, _ body: (LibraryEditor) throws -> ImportReport
  ) throws -> ImportReport {
    do {
      return try transaction(ifAbsent: isRehearsal ? .isImagined : .isMade) { editor in
        let report = try body(editor)
        let changes = report.added + report.updated
        if isRehearsal || changes == 0 { throw NothingToStore(report: report) }
        return report
      }
    } catch let end as NothingToStore {
      return end.report
    }
  }
}

/// Leaves a transaction that is to change nothing.
private struct NothingToStore: Error {
  let report: ImportReport
}

/// The two passes of an import.
private struct ImportReading {
  let reader: ImportReader
  let options: ImportOptions
  let today: PartialDate
  let isInterrupted: () -> Bool

  /// What the first pass told.
  struct Check {
    let report: ImportReport
    let count: Int
    /// All movies, where they were few enough to be kept.
    let kept: [[ForeignMovie]]?
  }

  /// How many movies are kept from the first pass for the second.
  private static let keptLimit = 30_000

  /// Reads everything, and throws if rows are bad that are not to be passed over.
  func check() throws -> Check {
    var (count, kept) = (0, [[ForeignMovie]]?.some([]))
    var sink = ImportSink(options: options, today: today, isInterrupted: isInterrupted) { films in
      count += films.count
      kept = count <= ImportReading.keptLimit ? kept.map { $0 + [films] } : nil
    }
    try reader.read(into: &sink)
    try refuse(sink.report)
    return Check(report: sink.report, count: count, kept: kept)
  }

  private func refuse(_ report: ImportReport) throws {
    guard report.rejected > 0, !options.keepsGoing else { return }
    throw ImportError.badRows(report.badRows, count: report.rejected)
  }

  /// Merges everything into the library.
  func store(
    _ check: Check, with editor: LibraryEditor, onProgress: (ImportProgress) -> Void
  ) throws -> ImportReport {
    var merger = try ImportMerger(editor: editor, report: check.report)
    var done = 0
    func merge(_ films: [ForeignMovie]) throws {
      for film in films {
        if isInterrupted() { throw ImportError.interrupted }
        try merger.merge(film)
        done += 1
        if done % 64 == 0 || done == check.count {
          onProgress(ImportProgress(done: done, total: check.count))
        }
      }
    }
    if let kept = check.kept {
      for films in kept { try merge(films) }
    } else {
      try withoutActuallyEscaping(merge) { merge in
        var sink = ImportSink(
          options: options, today: today, isInterrupted: isInterrupted, store: merge)
        try reader.read(into: &sink)
      }
    }
    try refuse(merger.report)
    return merger.report
  }
}
