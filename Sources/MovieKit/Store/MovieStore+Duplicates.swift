extension MovieStore {
  /// The pairs of movies that are likely to be one film, by their numbers.
  ///
  /// - Throws: `MovieStoreError.library`.
  func duplicates(limit: Int? = nil) throws(MovieStoreError) -> [DuplicatePair] {
    let candidates = try read { try $0.duplicateCandidates() }
    // While movies are compared the library is nobody's; those that are gone by then make no pair.
    let pairs = DuplicateSearch(candidates).pairs
    return try read { connection in
      try pairs.prefix(limit ?? pairs.count).compactMap { pair in
        guard let first = try connection.movie(number: pair.first),
          let second = try connection.movie(number: pair.second)
        else { return nil }
        return DuplicatePair(first: first.summary, second: second.summary, reason: pair.reason)
      }
    }
  }
}
