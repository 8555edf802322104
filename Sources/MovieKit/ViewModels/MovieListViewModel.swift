public import Observation

/// A list of the movies that a query finds.
@MainActor
@Observable
public final class MovieListViewModel {
  /// Which movies are listed, and in which order.
  public var query: MovieQuery

  /// Whether the form for a new movie stands before the list.
  public var isPresentingAddMovie = false

  private let store: MovieStore

  @ObservationIgnored private var lastRows: (key: Key, rows: [MovieSummary])?

  /// What the rows depend on.
  private struct Key: Equatable {
    let query: MovieQuery
    let revision: Int
  }

  /// A list of the store's movies.
  public init(store: MovieStore, query: MovieQuery = MovieQuery()) {
    self.store = store
    self.query = query
  }
}

extension MovieListViewModel {
  /// The lines of the list, in order. They are read again only after a change of the library or of
  /// the query.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var rows: [MovieSummary] {
    get throws(MovieStoreError) {
      let key = Key(query: query, revision: store.revision)
      if let lastRows, lastRows.key == key { return lastRows.rows }
      let rows = try store.summaries(query)
      lastRows = (key, rows)
      return rows
    }
  }

  /// The movies of the list, in order, with all that is known of them.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var movies: [Movie] {
    get throws(MovieStoreError) { try store.movies(query) }
  }

  /// How many movies are listed.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var count: Int {
    get throws(MovieStoreError) { try store.count(query) }
  }
}

extension MovieListViewModel {
  /// Brings the form for a new movie before the list.
  public func presentAddMovie() { isPresentingAddMovie = true }

  /// Takes the form away.
  public func dismissAddMovie() { isPresentingAddMovie = false }
}
