public import Observation

/// Several movies that were picked by reference.
@MainActor
@Observable
public final class MovieSelectionViewModel {
  /// The movies that are meant.
  public let references: [MovieReference]

  private let store: MovieStore

  /// The movies of the store that references mean.
  public init(store: MovieStore, references: [MovieReference]) {
    self.store = store
    self.references = references
  }
}

extension MovieSelectionViewModel {
  /// The movies as they are now, in the order of the references, each once.
  ///
  /// - Throws: `MovieStoreError` for the first reference that means none, or several.
  public var movies: [Movie] {
    get throws(MovieStoreError) { try store.movies(references) }
  }

  /// Takes the movies out of the library, all of them or none.
  ///
  /// - Throws: `BatchError`, with every reference that means none, or several.
  @discardableResult
  public func remove() throws(BatchError) -> [MovieStore.Outcome] {
    try store.remove(references)
  }
}
