import Testing

@testable import MovieKit

extension Movie {
  /// The first movie of a library, of this draft.
  init(_ draft: MovieDraft) throws {
    try self.init(
      draft, id: MovieID(high: 1, low: 1), number: 1, at: Timestamp(secondsSince1970: 1_000))
  }

  /// The first movie of a library, with nothing but a title.
  init(title: String) throws { try self.init(MovieDraft(title: title)) }
}

extension Viewing {
  /// A viewing on a date of the calendar.
  static func on(_ date: String) throws -> Viewing {
    let date: PartialDate = try #require(PartialDate(date))
    return Viewing(date)
  }
}
