extension MovieStore {
  /// Makes a copy of the library, as it is at one moment, while others may use it. The copy is a
  /// library itself; it is on the disk when this returns.
  ///
  /// - Throws: `BackupProblem` when the copy can't be made, `MovieStoreError.library` when the library
  ///   can't be read.
  public func backUp(to path: String, replacing: Bool) throws {
    let copy = LibraryCopy(path: path, replaces: replacing)
    // The problem passes as a value, for it is the copy's and not the library's.
    let problem: BackupProblem? = try read { connection in
      do {
        try copy.write(from: connection)
        return nil
      } catch let problem as BackupProblem {
        return problem
      }
    }
    if let problem { throw problem }
  }

  /// Looks through the whole library for damage, of the file and of what it holds.
  ///
  /// - Throws: `MovieStoreError.library` when it can't be read at all.
  public func check() throws(MovieStoreError) -> LibraryCheck {
    try withLibrary { try $0.check() }
  }
}
