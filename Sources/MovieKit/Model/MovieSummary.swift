/// What a line of a list shows of a movie.
public struct MovieSummary: Hashable, Sendable {
  /// The short handle of the movie in its library, 1 and up.
  public let number: Int

  /// The title.
  public let title: Title

  /// The year in which it came out, where that is known.
  public let year: Year?

  /// How it was liked, or that it is still to watch.
  public let rating: Rating

  /// The exact grade, where someone gave one.
  public let score: Score?

  /// The date of the last viewing, where one has a date.
  public let lastSeen: PartialDate?
}

extension MovieSummary: Identifiable {
  /// The number.
  public var id: Int { number }
}

extension MovieSummary {
  /// The reference that always means this movie, such as `@12`.
  public var reference: String { "@" + String(number) }

  /// The title, with the year in parentheses where it is known.
  public var name: String {
    if let year { title.text + " (" + year.description + ")" } else { title.text }
  }
}
