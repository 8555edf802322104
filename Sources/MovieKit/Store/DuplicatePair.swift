/// Two movies that are likely to be one film that was entered twice.
public struct DuplicatePair: Hashable, Sendable {
  /// The one with the lower number.
  public let first: MovieSummary

  /// The other one.
  public let second: MovieSummary

  /// Why they are likely to be one film.
  public let reason: DuplicateReason
}
