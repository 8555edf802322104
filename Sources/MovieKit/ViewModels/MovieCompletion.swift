/// A movie as the completion of a reference that is being typed.
public struct MovieCompletion: Hashable, Sendable {
  /// The movie.
  public let movie: MovieSummary

  /// A whole reference that means this movie and no other.
  public let reference: String
}
