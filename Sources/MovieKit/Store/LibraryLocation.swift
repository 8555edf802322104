/// Where a library is kept.
public enum LibraryLocation: Hashable, Sendable {
  /// In a file. Missing folders on the way to it are made with the first change if `makesFolders`.
  case file(path: String, makesFolders: Bool)
  /// In memory, gone with the store: for tests and previews.
  case memory
  /// Nothing tells where; every use of the library is a `LibraryProblem.hasNoPlace`.
  case unknown
}
