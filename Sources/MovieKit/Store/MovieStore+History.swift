extension MovieStore {
  /// The changes that can be undone or redone, latest first.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func history(limit: Int? = nil) throws(MovieStoreError) -> [HistoryStep] {
    try read { try $0.history(limit: limit) }
  }

  /// Takes back the last change that wasn't taken back.
  ///
  /// - Throws: `MovieStoreError.nothingToUndo`, `MovieStoreError.library`.
  public func undo() throws(MovieStoreError) -> HistoryStep {
    try travel(orThrow: .nothingToUndo) { try $0.undo() }
  }

  /// Repeats the change that was taken back last.
  ///
  /// - Throws: `MovieStoreError.nothingToRedo`, `MovieStoreError.library`.
  public func redo() throws(MovieStoreError) -> HistoryStep {
    try travel(orThrow: .nothingToRedo) { try $0.redo() }
  }
}
