public import Observation

/// Everything in the library, for files that other programs read.
@MainActor
@Observable
public final class ExportViewModel {
  private let store: MovieStore

  /// An export of the store's movies.
  public init(store: MovieStore) {
    self.store = store
  }
}

extension ExportViewModel {
  /// All movies, by number.
  ///
  /// - Throws: `MovieStoreError.library`, also when there is none.
  public var movies: [Movie] {
    get throws(MovieStoreError) {
      try store.requireLibrary()
      return try store.movies(MovieQuery())
    }
  }

  /// The rows of the form in which Letterboxd takes films in, and how many movies have none.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var letterboxd: (rows: [[String]], leftOut: Int) {
    get throws(MovieStoreError) {
      let movies = try movies
      let seen = movies.filter { $0.rating != .notSeen }
      return (seen.flatMap(\.letterboxdRows), movies.count - seen.count)
    }
  }
}
