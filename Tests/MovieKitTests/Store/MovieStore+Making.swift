import Testing

@testable import MovieKit

extension MovieStore {
  /// A store in memory with a clock that stands still.
  static func inMemory() -> MovieStore { MovieStore(at: .memory, clock: .set(to: 1_700_000_000)) }

  /// Adds movies of titles with or without a year, as in `Heat (1995)`.
  @discardableResult
  func add(_ names: String...) throws -> [Movie] {
    let drafts = names.map { name in
      var draft = MovieDraft()
      draft.read(title: name)
      return draft
    }
    return try add(drafts, ifDuplicate: .allow).map(\.movie)
  }

  /// The names of all movies by number.
  var names: [String] {
    get throws { try summaries(MovieQuery()).map(\.name) }
  }

  /// Changes one movie.
  @discardableResult
  func apply(to reference: String, _ change: (inout MovieEdit) throws -> Void) throws -> Outcome {
    var edit = MovieEdit()
    try change(&edit)
    return try #require(try apply([(MovieReference(parsing: reference), edit)]).first)
  }
}

extension BatchError {
  /// The places of the changes that were refused.
  var places: [Int]? {
    if case .items(let failures) = self { failures.map(\.index) } else { nil }
  }
}

extension MovieStoreError {
  /// The numbers of the movies that are suggested where a reference means none.
  var suggestions: [Int]? {
    if case .noMatch(_, let near) = self { near.map(\.number) } else { nil }
  }
}
