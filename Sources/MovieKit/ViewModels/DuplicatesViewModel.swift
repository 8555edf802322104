public import Observation

/// The movies that are likely to have been entered twice.
@MainActor
@Observable
public final class DuplicatesViewModel {
  /// The most pairs to show; `nil` is all.
  public var limit: Int?

  private let store: MovieStore

  @ObservationIgnored private var last: (limit: Int?, revision: Int, pairs: [DuplicatePair])?

  /// The likely duplicates in the store's library.
  public init(store: MovieStore, limit: Int? = nil) {
    self.store = store
    self.limit = limit
  }
}

extension DuplicatesViewModel {
  /// The pairs, each once, by the numbers of their movies. They are looked for again only after a
  /// change of the library or of the limit.
  ///
  /// Of several movies with the same title, year and identifier each makes a pair with the first.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var pairs: [DuplicatePair] {
    get throws(MovieStoreError) {
      let (limit, revision) = (limit, store.revision)
      if let last, last.limit == limit, last.revision == revision { return last.pairs }
      let pairs = try store.duplicates(limit: limit)
      last = (limit, revision, pairs)
      return pairs
    }
  }
}
