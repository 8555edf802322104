public import Observation

/// What of the library completes a word that is being typed: references and tags.
@MainActor
@Observable
public final class CompletionViewModel {
  /// How many completions of a word there are at the most.
  ///
  /// Of more than these the first ones are given, and beyond the limit only so many that what all
  /// of them begin with is what all the matching ones begin with.
  public static let limit = 100

  private let store: MovieStore

  /// Completions from the store's library.
  public init(store: MovieStore) {
    self.store = store
  }
}

extension CompletionViewModel {
  /// The movies whose references begin like a text: by number after `@`, else by folded title.
  ///
  /// Every reference begins with `kept`, a beginning of the text that stays as it was typed; one
  /// that begins with a dash is given only where it is no option. A movie that no title names alone,
  /// nor title and year, goes by its number.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func movies(
    beginning text: String, keeping kept: String = "", allowingDash: Bool = false
  ) throws(MovieStoreError) -> [MovieCompletion] {
    try store.read { connection in
      try connection.movies(beginning: text, limit: CompletionViewModel.limit).compactMap { match in
        let reference = try connection.reference(
          to: match, keeping: kept, allowingDash: allowingDash)
        return reference.map { MovieCompletion(movie: match.movie, reference: $0) }
      }
    }
  }

  /// The tags that begin with a text in any case, in their order.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func tags(beginning text: String) throws(MovieStoreError) -> [Tag] {
    try store.read { try $0.tags(beginning: text, limit: CompletionViewModel.limit) }
  }
}
