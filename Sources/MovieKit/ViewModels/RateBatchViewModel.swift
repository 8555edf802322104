public import Observation

/// Rates a movie for each line of a text.
@MainActor
@Observable
public final class RateBatchViewModel {
  /// Whether a title that no movie has becomes a new one.
  public var addsMissing: Bool

  /// The viewings to log with each rating.
  public var viewings: [Viewing]

  private let store: MovieStore

  /// A batch of ratings for the store.
  public init(store: MovieStore, viewings: [Viewing] = [], addsMissing: Bool = false) {
    self.store = store
    self.viewings = viewings
    self.addsMissing = addsMissing
  }

  /// Rates a movie for each line, a reference, a tab and a rating; all of them or none.
  ///
  /// - Returns: the movies in the order of the lines, and which of them changed.
  /// - Throws: `BatchLinesError`, with every bad line.
  @discardableResult
  public func rate(_ lines: [BatchLine]) throws(BatchLinesError) -> [MovieStore.Outcome] {
    try lines.change { text throws(BatchLinesError.LineProblem) in
      try edit(from: text)
    } _: { edits, isRehearsal throws(BatchError) in
      try store.apply(edits, addsMissing: addsMissing, isRehearsal: isRehearsal)
    }
  }

  private func edit(
    from line: String
  ) throws(BatchLinesError.LineProblem) -> (reference: MovieReference, edit: MovieEdit) {
    guard let tab = line.lastIndex(of: "\t") else { throw .noTab(line) }
    let rating = line[line.index(after: tab)...].trimmed
    guard let assessment = Assessment(parsing: rating) else { throw .badRating(rating) }
    var edit = MovieEdit()
    edit.assessment = assessment
    edit.addedViewings = viewings
    return (MovieReference(parsing: String(line[..<tab])), edit)
  }
}
