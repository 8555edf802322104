/// What a movie says otherwise than the movie that it became a part of, and what is therefore not kept.
public enum MergeConflict: Hashable, Sendable {
  /// It had this title.
  case title(Title)
  /// It came out in this year.
  case year(Year)
  /// This is its identifier at IMDb.
  case imdb(IMDbID)
  /// It was given this grade, with an exact one where there was any.
  case grade(Rating, Score?)
}

extension Movie {
  /// What another movie, which was merged into this one, says otherwise.
  func conflicts(with other: Movie) -> [MergeConflict] {
    var conflicts: [MergeConflict] = []
    if other.title != title { conflicts.append(.title(other.title)) }
    if let year = other.year, year != self.year { conflicts.append(.year(year)) }
    if let imdb = other.imdb, imdb != self.imdb { conflicts.append(.imdb(imdb)) }
    if other.rating.isGrade, other.rating != rating || other.score.map({ $0 != score }) ?? false {
      conflicts.append(.grade(other.rating, other.score))
    }
    return conflicts
  }
}
