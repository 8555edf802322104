public import Observation

/// The form for one new movie.
@MainActor
@Observable
public final class AddMovieViewModel {
  /// What was filled in so far.
  public var draft: MovieDraft

  /// What becomes of a movie that is in the library already.
  public var duplicatePolicy: MovieStore.DuplicatePolicy

  /// The movie that the form became, once it was saved.
  public private(set) var saved: MovieStore.Outcome?

  private let store: MovieStore

  /// A form for a movie of the store.
  public init(
    store: MovieStore, draft: MovieDraft = MovieDraft(),
    duplicatePolicy: MovieStore.DuplicatePolicy = .refuse
  ) {
    self.store = store
    self.draft = draft
    self.duplicatePolicy = duplicatePolicy
  }
}

extension AddMovieViewModel {
  /// Whether the form is filled in so far that it can be saved.
  public var canSave: Bool { problem == nil && saved == nil }

  /// What keeps the form from being saved; `nil` if nothing does.
  public var problem: DraftProblem? { draft.problem }

  /// The rating that the form shows as chosen.
  public var rating: Rating {
    draft.assessment?.rating ?? (draft.viewings.isEmpty ? .notSeen : .unrated)
  }

  /// Chooses a rating.
  public func select(_ rating: Rating) { draft.assessment = .rating(rating) }

  /// Chooses the next higher rating, or the next lower one; the first and the last have none.
  public func selectNeighbour(higher: Bool) {
    if let rating = Rating(rawValue: rating.rawValue + (higher ? 1 : -1)) { select(rating) }
  }

  /// Adds the movie to the library, once: a form that was saved stays saved.
  ///
  /// - Returns: the movie, and whether it is new.
  /// - Throws: `MovieStoreError` when it is refused; the form stays as it is then.
  @discardableResult
  public func save() throws(MovieStoreError) -> MovieStore.Outcome {
    if let saved { return saved }
    let outcome = try store.addOne(draft, ifDuplicate: duplicatePolicy)
    saved = outcome
    return outcome
  }
}

extension MovieStore {
  fileprivate func addOne(
    _ draft: MovieDraft, ifDuplicate policy: DuplicatePolicy
  ) throws(MovieStoreError) -> Outcome {
    try single { () throws(BatchError) in try add([draft], ifDuplicate: policy) }
  }
}
