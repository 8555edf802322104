/// A program whose files can be imported.
public enum ImportFormat: String, CaseIterable, Sendable {
  /// Letterboxd's account export, its lists, and the form in which it takes films in.
  case letterboxd
  /// IMDb's ratings and lists, and its public list of titles.
  case imdb
  /// Trakt's export.
  case trakt
  /// The Movie Database.
  case tmdb
  /// Movary.
  case movary
  /// Simkl.
  case simkl
  /// MovieLens, the site and its data sets.
  case movielens
  /// Douban, by way of browser scripts.
  case douban
  /// Any table with a title column.
  case csv
  /// Our own JSON Lines, or an array of the same objects.
  case jsonl
}
