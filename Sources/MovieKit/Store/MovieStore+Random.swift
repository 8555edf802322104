extension MovieStore {
  /// One of the movies that a query finds, each as likely as any other; `nil` where it finds none. The
  /// order and the limit of the query don't matter.
  ///
  /// - Throws: `MovieStoreError.library`.
  func randomMovie(
    _ query: MovieQuery, using generator: inout some RandomNumberGenerator
  ) throws(MovieStoreError) -> Movie? {
    try read { try $0.randomMovie(query, using: &generator) }
  }
}
