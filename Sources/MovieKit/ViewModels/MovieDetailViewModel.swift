public import Observation

/// One movie, with what can be done to it.
@MainActor
@Observable
public final class MovieDetailViewModel {
  /// What was typed to mean the movie.
  public let reference: MovieReference

  private let store: MovieStore

  /// The movie that the reference was found to mean. A new title must not lead away from it.
  @ObservationIgnored private var id: MovieID?

  /// The movie of the store that a reference means.
  public init(store: MovieStore, reference: MovieReference) {
    self.store = store
    self.reference = reference
  }
}

extension MovieDetailViewModel {
  /// The movie as it is now.
  ///
  /// - Throws: `MovieStoreError` when the reference means none, or several.
  public var movie: Movie {
    get throws(MovieStoreError) {
      let movies = try store.movies([current])
      guard let movie = movies.first else { throw .noMatch(reference, near: []) }
      id = movie.id
      return movie
    }
  }

  /// Gives the movie a rating, and logs viewings with it where any are given.
  ///
  /// A title that no movie has becomes a new one where missing movies are to be added.
  ///
  /// - Throws: `MovieStoreError`; nothing has changed then.
  @discardableResult
  public func rate(
    _ assessment: Assessment, seenOn viewings: [Viewing] = [], addsMissing: Bool = false
  ) throws(MovieStoreError) -> MovieStore.Outcome {
    var edit = MovieEdit()
    edit.assessment = assessment
    edit.addedViewings = viewings
    return try apply(edit, addsMissing: addsMissing)
  }

  /// Logs viewings, and gives a rating with them where one is given.
  ///
  /// - Throws: `MovieStoreError`; nothing has changed then.
  @discardableResult
  public func logViewings(
    _ viewings: [Viewing], rating assessment: Assessment? = nil
  ) throws(MovieStoreError) -> MovieStore.Outcome {
    var edit = MovieEdit()
    edit.assessment = assessment
    edit.addedViewings = viewings
    return try apply(edit)
  }

  /// Corrects what is known of the movie; making a duplicate of another one has to be allowed.
  ///
  /// - Throws: `MovieStoreError`; nothing has changed then.
  @discardableResult
  public func edit(
    _ edit: MovieEdit, allowsDuplicates: Bool = false
  ) throws(MovieStoreError) -> MovieStore.Outcome {
    try apply(edit, allowsDuplicates: allowsDuplicates)
  }

  /// Takes the movie out of the library.
  ///
  /// - Throws: `MovieStoreError`; nothing has changed then.
  @discardableResult
  public func remove() throws(MovieStoreError) -> MovieStore.Outcome {
    let current = current
    return try store.single { () throws(BatchError) in try store.remove([current]) }
  }

  private func apply(
    _ edit: MovieEdit, addsMissing: Bool = false, allowsDuplicates: Bool = false
  ) throws(MovieStoreError) -> MovieStore.Outcome {
    let current = current
    let outcome = try store.single { () throws(BatchError) in
      try store.apply(
        [(current, edit)], addsMissing: addsMissing, allowsDuplicates: allowsDuplicates)
    }
    id = outcome.movie.id
    return outcome
  }

  private var current: MovieReference { id.map { .id($0) } ?? reference }
}
