/// Where a library is kept.
public enum LibraryLocation: Hashable, Sendable {
  /// In a file. One that somebody named has to be there for whatever doesn't make it; one in the place where
  /// libraries are looked for reads as empty, and its first change makes the folders on the way too.
  case file(path: String, isNamed: Bool)
  /// In memory, gone with the store: for tests and previews.
  case memory
  /// Nothing tells where; every use of the library is a `LibraryProblem.hasNoPlace`.
  case unknown
}

extension LibraryLocation {
  /// Whether it is a file that somebody named.
  public var isNamed: Bool { if case .file(_, isNamed: true) = self { true } else { false } }
}
