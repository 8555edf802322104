extension MovieStore {
  /// What the movies that a query finds come to in numbers, all of one state of the library; in a year
  /// in review only what was seen in that year.
  ///
  /// - Throws: `MovieStoreError.library`.
  public func statistics(
    of query: MovieQuery, in year: Year? = nil
  ) throws(MovieStoreError) -> Statistics {
    try read { try $0.statistics(of: query, in: year) }
  }
}
