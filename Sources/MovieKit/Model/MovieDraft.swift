/// A movie that is not in the library yet.
public struct MovieDraft: Hashable, Sendable {
  /// The title as typed so far.
  public var title: String

  /// The year in which it came out.
  public var year: Year?

  /// How it was liked; `nil` is still to watch, or seen without a grade where there are viewings.
  public var assessment: Assessment?

  /// The tags, in any order.
  public var tags: [Tag]

  /// A free text.
  public var note: Note?

  /// The identifier at IMDb.
  public var imdb: IMDbID?

  /// When it was watched, in any order.
  public var viewings: [Viewing]

  /// A draft with what is known so far.
  public init(
    title: String = "", year: Year? = nil, assessment: Assessment? = nil, tags: [Tag] = [],
    note: Note? = nil, imdb: IMDbID? = nil, viewings: [Viewing] = []
  ) {
    self.title = title
    self.year = year
    self.assessment = assessment
    self.tags = tags
    self.note = note
    self.imdb = imdb
    self.viewings = viewings
  }
}

extension MovieDraft {
  /// Takes a title as people type it, which may carry the year, as in `Heat (1995)`.
  ///
  /// A draft that has a year already takes the text as it stands.
  public mutating func read(title text: String) {
    if year == nil, let (title, year) = text.splitFromYear {
      self.title = title
      self.year = year
    } else {
      title = text
    }
  }
}

extension MovieDraft {
  /// The title, with the year in parentheses where it is known.
  var name: String {
    if let year { title + " (" + year.description + ")" } else { title }
  }
}
