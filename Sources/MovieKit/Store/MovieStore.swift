public import Observation

/// The library: the single source of truth, and its only writer.
///
/// A read is a query against the file; no second copy of the library is held. Whatever reads from the
/// store while changes are observed is told of every change, whoever makes it.
@MainActor
@Observable
public final class MovieStore {
  /// The clock that gives new movies and changes their times.
  public let clock: Clock

  /// What the history calls the changes that are made from now on, such as the command line.
  @ObservationIgnored public var changeTitle: String

  /// How often the library was changed through this store. Every read depends on it.
  public private(set) var revision = 0

  @ObservationIgnored private let library: Library

  /// A store of the library in this place. Nothing is opened before the first read or change; a change
  /// fails, and nothing of it is stored, once it is interrupted.
  public init(
    at location: LibraryLocation, clock: Clock = .system, changeTitle: String = "change",
    access: LibraryAccess = .full, isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.clock = clock
    self.changeTitle = changeTitle
    library = Library(at: location, access: access, isInterrupted: isInterrupted)
  }
}

extension MovieStore {
  /// Tells whoever reads that the library may have been changed by another process.
  public func refresh() { revision += 1 }

  /// Whether the library was made by a change of this store: it was not there before.
  public var hasMadeLibrary: Bool { library.isMade }

  /// Throws unless there is a library: what is to be kept elsewhere must not be the nothing that a wrong name
  /// means.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func requireLibrary() throws(MovieStoreError) {
    try withLibrary { try $0.read(isRequired: true) { _ in } }
  }

  /// The movies that a query finds, as lists show them.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func summaries(_ query: MovieQuery) throws(MovieStoreError) -> [MovieSummary] {
    try read { try $0.summaries(query) }
  }

  /// The movies that a query finds, with all that is known of them.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func movies(_ query: MovieQuery) throws(MovieStoreError) -> [Movie] {
    try read { try $0.movies(query) }
  }

  /// How many movies a query finds.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func count(_ query: MovieQuery) throws(MovieStoreError) -> Int {
    try read { try $0.count(query) }
  }

  /// The movies that references mean, in their order, each once.
  ///
  /// - Throws: `MovieStoreError` for the first that means none, or several.
  public func movies(_ references: [MovieReference]) throws(MovieStoreError) -> [Movie] {
    try read { try $0.movies(references) }
  }

  func read<Result>(
    _ body: (Connection) throws -> Result
  ) throws(MovieStoreError) -> Result {
    try withLibrary { try $0.read(body) }
  }

  /// Has a body read from the library in its own way.
  ///
  /// - Throws: `MovieStoreError`.
  func withLibrary<Result>(
    _ body: (Library) throws -> Result
  ) throws(MovieStoreError) -> Result {
    _ = revision
    do {
      return try body(library)
    } catch {
      throw MovieStoreError(error)
    }
  }
}

extension MovieStore {
  /// What becomes of a new movie that is in the library already.
  public enum DuplicatePolicy: Hashable, Sendable {
    /// It is refused.
    case refuse
    /// The movie that is there stands for it, unchanged.
    case skip
    /// It is added all the same.
    case allow
  }

  /// What became of a movie in a change.
  public struct Outcome: Hashable, Sendable {
    /// The movie as it is in the library now; for a removed one, as it was.
    public let movie: Movie
    /// What was done.
    public let action: Action

    /// What can become of a movie.
    public enum Action: Hashable, Sendable {
      /// It is new.
      case added
      /// Something of it changed.
      case changed
      /// It was as it should be.
      case unchanged
      /// It is gone.
      case removed
    }
  }

  /// Adds movies, all of them or none; a rehearsal does all but store.
  ///
  /// - Throws: `BatchError`, with every draft that is refused.
  public func add(
    _ drafts: [MovieDraft], ifDuplicate policy: DuplicatePolicy, isRehearsal: Bool = false
  ) throws(BatchError) -> [Outcome] {
    guard !drafts.isEmpty else { return [] }
    return try change(ifAbsent: .isMade, isRehearsal: isRehearsal) { editor in
      try drafts.mapCollectingFailures { try editor.add($0, ifDuplicate: policy) }
    }
  }

  /// Changes the movies that references mean, all of them or none; a rehearsal does all but store.
  ///
  /// A title that no movie has becomes a new one where missing movies are to be added. What would make two
  /// movies the same, or give them one IMDb identifier, is refused unless duplicates are allowed.
  ///
  /// - Throws: `BatchError`, with every change that is refused.
  public func apply(
    _ edits: [(reference: MovieReference, edit: MovieEdit)], addsMissing: Bool = false,
    allowsDuplicates: Bool = false, isRehearsal: Bool = false
  ) throws(BatchError) -> [Outcome] {
    guard !edits.isEmpty else { return [] }
    return try change(ifAbsent: addsMissing ? .isMade : .isRefused, isRehearsal: isRehearsal) {
      editor in
      try edits.mapCollectingFailures {
        try editor.apply(
          $0.edit, to: $0.reference, addsMissing: addsMissing, allowsDuplicates: allowsDuplicates)
      }
    }
  }

  /// Takes movies out of the library, all of them or none.
  ///
  /// - Throws: `BatchError`, with every reference that means no movie, or several.
  public func remove(_ references: [MovieReference]) throws(BatchError) -> [Outcome] {
    guard !references.isEmpty else { return [] }
    return try change(ifAbsent: .isRefused, isRehearsal: false) { editor in
      let movies = try references.mapCollectingFailures { try editor.movie($0) }
      return try movies.uniqued(by: \.number).map { try editor.remove($0) }
    }
  }

  private func change(
    ifAbsent absence: Library.Absence, isRehearsal: Bool,
    _ body: (LibraryEditor) throws -> [Outcome]
  ) throws(BatchError) -> [Outcome] {
    let outcomes: [Outcome]
    do {
      let absence = isRehearsal && absence == .isMade ? .isImagined : absence
      outcomes = try transaction(ifAbsent: absence) { editor in
        let outcomes = try body(editor)
        if isRehearsal { throw RehearsalEnd(outcomes: outcomes) }
        return outcomes
      }
    } catch let end as RehearsalEnd {
      return end.outcomes
    } catch let error as BatchError {
      throw error
    } catch {
      throw .library(LibraryProblem(unexpected: error))
    }
    return outcomes
  }

  /// Runs a body that changes the library, all that it does or, when it throws, nothing; all of it is
  /// one step of the history.
  ///
  /// - Throws: `LibraryProblem`, or what the body throws.
  func transaction<Result>(
    ifAbsent absence: Library.Absence, _ body: (LibraryEditor) throws -> Result
  ) throws -> Result {
    let (result, hasChanged) = try write(ifAbsent: absence) { connection in
      let step = try connection.nextStep()
      let editor = LibraryEditor(connection: connection, clock: clock, step: step)
      let result = try body(editor)
      return (result, try connection.endStep(step, at: clock.now, title: changeTitle))
    }
    if hasChanged { revision += 1 }
    return result
  }

  private func write<Result>(
    ifAbsent absence: Library.Absence, _ body: (Connection) throws -> Result
  ) throws -> Result {
    do {
      return try library.write(ifAbsent: absence, body)
    } catch LibraryProblem.isUnsynced {
      revision += 1
      throw LibraryProblem.isUnsynced
    }
  }
}

extension MovieStore {
  /// Makes a step back or forth in the history, which throws the error where there is none.
  func travel(
    orThrow nothing: MovieStoreError, _ body: (Connection) throws -> HistoryStep?
  ) throws(MovieStoreError) -> HistoryStep {
    do {
      let step = try write(ifAbsent: .isRefused) { connection in
        guard let step = try body(connection) else { throw nothing }
        return step
      }
      revision += 1
      return step
    } catch {
      throw MovieStoreError(error)
    }
  }
}

/// Leaves the transaction of a rehearsal, which takes it back.
private struct RehearsalEnd: Error {
  let outcomes: [MovieStore.Outcome]
}

extension Array {
  /// The results of a transform; throws all the refusals if there is any.
  fileprivate func mapCollectingFailures<Result>(
    _ transform: (Element) throws -> Result
  ) throws -> [Result] {
    var (results, failures) = ([Result](), [BatchError.Failure]())
    for (index, element) in enumerated() {
      do {
        results.append(try transform(element))
      } catch let error as MovieStoreError {
        failures.append(BatchError.Failure(index: index, error: error))
      }
    }
    guard failures.isEmpty else { throw BatchError.items(failures) }
    return results
  }

  /// The elements without those whose key another before them has.
  func uniqued(by key: (Element) -> some Hashable) -> [Element] {
    var seen: Set<AnyHashable> = []
    return filter { seen.insert(AnyHashable(key($0))).inserted }
  }
}

extension MovieStoreError {
  /// The error that whatever ends a read or a change is.
  init(_ error: any Error) {
    self = error as? MovieStoreError ?? .library(LibraryProblem(unexpected: error))
  }
}

extension LibraryProblem {
  /// The problem that an error of the Database room is; every such error is one.
  fileprivate init(unexpected error: any Error) {
    self = error as? LibraryProblem ?? .failed(String(describing: error))
  }
}
