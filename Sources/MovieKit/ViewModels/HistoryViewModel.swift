public import Observation

/// The history of the library, with the way back and forth in it.
@MainActor
@Observable
public final class HistoryViewModel {
  /// The most steps to show; `nil` is all.
  public var limit: Int?

  private let store: MovieStore

  /// The history of the store's library.
  public init(store: MovieStore, limit: Int? = nil) {
    self.store = store
    self.limit = limit
  }
}

extension HistoryViewModel {
  /// The steps, latest first, undone ones included.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var steps: [HistoryStep] {
    get throws(MovieStoreError) { try store.history(limit: limit) }
  }

  /// Takes back the last change that wasn't taken back.
  ///
  /// - Throws: `MovieStoreError.nothingToUndo`, `MovieStoreError.library`.
  @discardableResult
  public func undo() throws(MovieStoreError) -> HistoryStep { try store.undo() }

  /// Repeats the change that was taken back last.
  ///
  /// - Throws: `MovieStoreError.nothingToRedo`, `MovieStoreError.library`.
  @discardableResult
  public func redo() throws(MovieStoreError) -> HistoryStep { try store.redo() }
}
