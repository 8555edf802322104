extension MovieStore {
  /// Makes one of two movies, in one step: the movie that the second reference means becomes a part of
  /// the other one, which keeps its number. Movies that came out more than a year apart are hardly one film,
  /// which has to be allowed.
  ///
  /// - Throws: `MovieStoreError` when a reference means no movie or several, when both mean the same, or
  ///   when the notes are too long together; nothing has changed then.
  func merge(
    _ reference: MovieReference, into target: MovieReference, allowsYearsApart: Bool = false
  ) throws(MovieStoreError) -> MergedMovie {
    do {
      return try transaction(ifAbsent: .isRefused) {
        try $0.merge(reference, into: target, allowsYearsApart: allowsYearsApart)
      }
    } catch {
      throw MovieStoreError(error)
    }
  }
}

extension LibraryEditor {
  fileprivate func merge(
    _ reference: MovieReference, into target: MovieReference, allowsYearsApart: Bool
  ) throws -> MergedMovie {
    let (old, merged) = (try movie(target), try movie(reference))
    guard old.number != merged.number else {
      throw MovieStoreError.refused(.isSameMovie, old.summary)
    }
    if !allowsYearsApart, let year = old.year, let other = merged.year,
      abs(year.number - other.number) > 1
    {
      throw MovieStoreError.refused(.yearsApart(merged.summary), old.summary)
    }
    var new = old
    do {
      try new.merge(merged)
    } catch {
      throw MovieStoreError.refused(.notesTooLong(with: merged.summary), old.summary)
    }
    try delete(merged)
    if new != old {
      new.changed = clock.now
      try update(old, to: new)
    }
    return MergedMovie(movie: new, merged: merged, conflicts: new.conflicts(with: merged))
  }
}
