/// What keeps a draft from becoming a movie.
public enum DraftProblem: Error, Hashable, Sendable {
  /// The title is none.
  case title(TextProblem)
  /// It is rated as still to watch, and has viewings.
  case notSeenHasViewings
}

extension MovieDraft {
  /// What keeps the draft from becoming a movie; `nil` if nothing does.
  public var problem: DraftProblem? {
    do throws(TextProblem) {
      _ = try Title(title)
    } catch {
      return .title(error)
    }
    return assessment?.rating == .notSeen && !viewings.isEmpty ? .notSeenHasViewings : nil
  }
}
