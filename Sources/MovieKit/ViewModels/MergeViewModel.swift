public import Observation

/// Two movies that are to become one.
@MainActor
@Observable
public final class MergeViewModel {
  /// The movie that stays.
  public let target: MovieReference

  /// The movie that becomes a part of it.
  public let reference: MovieReference

  /// What came of it, once they are one.
  public private(set) var result: MergedMovie?

  private let store: MovieStore

  /// Two movies of the store, the second of which becomes a part of the first.
  public init(store: MovieStore, target: MovieReference, reference: MovieReference) {
    self.store = store
    self.target = target
    self.reference = reference
  }
}

extension MergeViewModel {
  /// Makes one movie of the two.
  ///
  /// The first keeps its number, and whatever it knows; the second adds what the first doesn't know,
  /// and is gone. Of movies that came out more than a year apart it has to be said that they are one.
  ///
  /// - Throws: `MovieStoreError` when a reference means no movie or several, when both mean the same, or
  ///   when the notes are too long together; nothing has changed then.
  @discardableResult
  public func merge(
    allowsYearsApart: Bool = false
  ) throws(MovieStoreError) -> MergedMovie {
    let result = try store.merge(
      reference, into: target, allowsYearsApart: allowsYearsApart)
    self.result = result
    return result
  }
}
