/// What a title is, by the word that a program has for it.
enum TitleKind: Equatable {
  case film
  case skipped(SkipReason)
  /// A word that isn't known, or is of a language that isn't.
  case unknown(String)
}

extension TitleKind {
  /// Reads IMDb's word, in its spellings of all years, and the identifier, of which those of people
  /// begin with `nm`.
  init(imdb word: String, id: String = "") {
    guard !id.hasPrefix("nm") else {
      self = .skipped(.person)
      return
    }
    switch word.lowercased().filter(\.isLetter) {
    case "", "movie", "featurefilm", "documentary", "short", "shortfilm", "tvmovie", "tvspecial",
      "tvshort", "video", "musicvideo":
      self = .film
    case "tvseries", "tvminiseries", "miniseries", "tvepisode", "podcastseries", "podcastepisode",
      "tvpilot":
      self = .skipped(.series)
    case "videogame": self = .skipped(.game)
    default: self = .unknown(word)
    }
  }

  /// Reads the word of TMDB, Trakt and Simkl.
  init(word: String) {
    switch word.lowercased() {
    case "", "movie", "movies", "film": self = .film
    case "tv", "show", "shows", "series", "season", "episode", "anime": self = .skipped(.series)
    case "person": self = .skipped(.person)
    default: self = .unknown(word)
    }
  }
}

extension ImportSink {
  /// Whether a title of this kind is to be imported; one that isn't is counted.
  mutating func accepts(_ kind: TitleKind) -> Bool {
    switch kind {
    case .film: return true
    case .unknown(let word):
      note(unknownType: word)
      return true
    case .skipped(.person):
      skip(.person)
      return false
    case .skipped(let reason):
      if !options.takesAllTypes { skip(reason) }
      return options.takesAllTypes
    }
  }
}
