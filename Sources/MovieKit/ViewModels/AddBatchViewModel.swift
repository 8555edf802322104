public import Observation

/// Adds a movie for each line of a text.
@MainActor
@Observable
public final class AddBatchViewModel {
  /// What all the new movies have, but for the title.
  public var template: MovieDraft

  /// What becomes of a movie that is in the library already.
  public var duplicatePolicy: MovieStore.DuplicatePolicy

  /// Whether `(1995)` at the end of a title is a part of it, and not the year.
  public var isVerbatim: Bool

  private let store: MovieStore

  /// A batch of movies for the store.
  public init(
    store: MovieStore, template: MovieDraft = MovieDraft(),
    duplicatePolicy: MovieStore.DuplicatePolicy = .refuse, isVerbatim: Bool = false
  ) {
    self.store = store
    self.template = template
    self.duplicatePolicy = duplicatePolicy
    self.isVerbatim = isVerbatim
  }

  /// Adds a movie for each line that isn't blank, all of them or none.
  ///
  /// - Returns: the movies in the order of the lines, and which of them are new.
  /// - Throws: `BatchLinesError`, with every bad line.
  @discardableResult
  public func add(_ lines: [BatchLine]) throws(BatchLinesError) -> [MovieStore.Outcome] {
    try lines.change { text throws(BatchLinesError.LineProblem) in
      draft(titled: text)
    } _: { drafts, isRehearsal throws(BatchError) in
      try store.add(drafts, ifDuplicate: duplicatePolicy, isRehearsal: isRehearsal)
    }
  }

  private func draft(titled text: String) -> MovieDraft {
    var draft = template
    if isVerbatim { draft.title = text } else { draft.read(title: text) }
    return draft
  }
}
