/// What came of two movies that were made one.
public struct MergedMovie: Hashable, Sendable {
  /// The movie as it is in the library now.
  public let movie: Movie

  /// The movie that became a part of it, as it was.
  public let merged: Movie

  /// What that one said otherwise, and what is therefore not kept.
  public let conflicts: [MergeConflict]
}

extension MergedMovie {
  /// What became of the movie that is left.
  public var outcome: MovieStore.Outcome { MovieStore.Outcome(movie: movie, action: .changed) }
}
