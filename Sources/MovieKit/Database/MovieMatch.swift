/// A movie whose reference begins like a text.
struct MovieMatch {
  let movie: MovieSummary

  /// By what the text means it.
  let form: Form

  /// The forms of a reference.
  enum Form {
    case number
    case title
    /// The text goes into the year behind the title, as in `Heat (19`.
    case titleAndYear
  }
}
