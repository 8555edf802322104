public import Observation

/// Brings the movies of other programs into the library.
@MainActor
@Observable
public final class ImportViewModel {
  /// The files, folders and archives to import from.
  public let paths: [ImportPath]

  /// How to go about it.
  public var options: ImportOptions

  /// How far it has come; `nil` while nothing is stored yet.
  public private(set) var progress: ImportProgress?

  /// What came of it, once it is done.
  public private(set) var report: ImportReport?

  private let store: MovieStore

  /// An import of files into the store.
  public init(store: MovieStore, paths: [ImportPath], options: ImportOptions = ImportOptions()) {
    self.store = store
    self.paths = paths
    self.options = options
  }
}

extension ImportViewModel {
  /// Imports everything, or nothing.
  ///
  /// The one closure is asked over and over whether to break off, the other is called after each
  /// change of the progress, for views that can't wait for the end of this to observe it.
  ///
  /// - Throws: `ImportError`; nothing has changed then.
  @discardableResult
  public func start(
    isInterrupted: @escaping () -> Bool = { false },
    onProgress: @escaping (ImportProgress) -> Void = { _ in }
  ) throws(ImportError) -> ImportReport {
    let report = try store.add(
      from: paths, options, isInterrupted: isInterrupted,
      onProgress: { progress in
        self.progress = progress
        onProgress(progress)
      })
    self.report = report
    return report
  }
}
