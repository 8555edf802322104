/// Why the store could not do what it was asked for. Nothing has changed then.
public enum MovieStoreError: Error, Hashable, Sendable {
  /// No movie matches the reference; these have titles near to it.
  case noMatch(MovieReference, near: [MovieSummary])
  /// Several movies match the reference.
  case ambiguous(MovieReference, candidates: [MovieSummary])
  /// A new movie with this title, and year if it has one, or with this IMDb identifier, is in the library
  /// already.
  case duplicate(name: String, existing: MovieSummary)
  /// By a change the movie would come to have the title and year, or the IMDb identifier, of another one.
  case becomesDuplicate(name: String, MovieSummary, existing: MovieSummary)
  /// The title of a new movie is none.
  case badTitle(String, TextProblem)
  /// A rule of the model forbids the change of this movie.
  case refused(MovieRule, MovieSummary)
  /// A rule of the model forbids the new movie of this title.
  case refusedNew(MovieRule, title: String)
  /// There is no change to take back.
  case nothingToUndo
  /// There is no change to repeat.
  case nothingToRedo
  /// The library itself can't be used.
  case library(LibraryProblem)
}

/// Why several changes at once were refused. Nothing has changed then.
public enum BatchError: Error, Hashable, Sendable {
  /// The changes at these places in the batch, counted from zero, were refused.
  case items([Failure])
  /// The library itself can't be used.
  case library(LibraryProblem)

  /// One change of the batch that was refused.
  public struct Failure: Hashable, Sendable {
    /// The place in the batch, counted from zero.
    public let index: Int
    /// Why it was refused.
    public let error: MovieStoreError
  }
}
