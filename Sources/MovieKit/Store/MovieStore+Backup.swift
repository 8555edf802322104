extension MovieStore {
  /// Makes a copy of the library, as it is at one moment, while others may use it. The copy is a
  /// library itself; it is on the disk when this returns.
  ///
  /// - Throws: `WriteProblem` when the copy can't be made, `MovieStoreError.library` when the library
  ///   can't be read.
  public func backUp(to path: String, replacing: Bool) throws {
    try requireLibrary()
    // The problem passes as a value, for it is the copy's and not the library's.
    let result: Result<LibraryCopy, WriteProblem> = try read { connection in
      do {
        return .success(
          try LibraryCopy(of: connection, to: path, namesake: replacing ? .isReplaced : .isKept))
      } catch let problem as WriteProblem {
        return .failure(problem)
      }
    }
    var copy = try result.get()
    defer { copy.discard() }
    try copy.finish()
  }

  /// Looks through the whole library for damage, of the file and of what it holds.
  ///
  /// - Throws: `MovieStoreError.library` when it can't be read at all.
  public func check() throws(MovieStoreError) -> LibraryCheck {
    try withLibrary { try $0.check() }
  }
}
