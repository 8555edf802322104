public import Observation

/// A look through the library for damage.
@MainActor
@Observable
public final class LibraryCheckViewModel {
  /// What the last look found, if there was one.
  public private(set) var lastCheck: LibraryCheck?

  private let store: MovieStore

  /// A look through the store's library.
  public init(store: MovieStore) {
    self.store = store
  }

  /// Looks through the whole library.
  ///
  /// - Throws: `MovieStoreError.library` when it can't be read at all.
  @discardableResult
  public func check() throws(MovieStoreError) -> LibraryCheck {
    let check = try store.check()
    lastCheck = check
    return check
  }
}
