public import Observation

/// A movie picked at random of those that a query finds.
@MainActor
@Observable
public final class RandomMovieViewModel {
  /// Which movies are picked from; the order and the limit don't matter.
  public var query: MovieQuery

  /// The movie that was picked last; `nil` before the first pick, and when there was none to pick.
  public private(set) var movie: Movie?

  private let store: MovieStore

  @ObservationIgnored private var generator: any RandomNumberGenerator

  /// Picks of the store's movies; after the same seed they are the same in the same library.
  public init(store: MovieStore, query: MovieQuery = MovieQuery(), seed: UInt64? = nil) {
    self.store = store
    self.query = query
    generator = seed.map { SplitMix64(seed: $0) } ?? SystemRandomNumberGenerator()
  }
}

extension RandomMovieViewModel {
  /// Picks a movie, each as likely as any other; `nil` when the query finds none.
  ///
  /// - Throws: `MovieStoreError.library`.
  @discardableResult
  public func pick() throws(MovieStoreError) -> Movie? {
    let picked = try store.randomMovie(query, using: &generator)
    movie = picked
    return picked
  }
}
