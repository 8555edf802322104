/// What the reading of an import asks of the program around it.
struct ReadingEnvironment {
  /// Whether somebody wants it to end.
  var isInterrupted: () -> Bool = { false }

  /// The folder for what comes from a pipe and is too much to be kept in memory.
  var temporaryFolder = "/tmp"
}

extension ReadingEnvironment {
  /// Throws when somebody wants the reading to end.
  ///
  /// - Throws: `ImportError.interrupted`.
  func goOn() throws {
    if isInterrupted() { throw ImportError.interrupted }
  }
}
