import MovieKit

/// Tells what a command changed: in sentences on a terminal, else as a list of the movies.
struct ChangeReport {
  let printer: MoviePrinter
  let isQuiet: Bool

  /// Reports of more movies than this are one sentence.
  private static let sentenceLimit = 10

  /// Reads the options of output.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    printer = try MoviePrinter(arguments)
    isQuiet = arguments.has(.quiet)
  }
}

extension ChangeReport {
  /// Prints what became of movies; the verb is what a sentence says of one that was there and has
  /// changed.
  ///
  /// - Throws: `OutputError`.
  func print(
    _ outcomes: [MovieStore.Outcome], verb: Phrase, in environment: inout Environment
  ) throws(OutputError) {
    guard !isQuiet else { return }
    guard environment.output.isTerminal, printer.options.chosenFormat == nil,
      printer.chosenColumns == nil, !printer.options.endsWithNUL
    else { return try printer.print(outcomes.map(\.movie), in: &environment) }
    if outcomes.count > ChangeReport.sentenceLimit {
      try environment.writeLine(summary(of: outcomes, verb: verb))
    } else {
      for outcome in outcomes {
        try environment.writeLine(sentence(for: outcome, verb: verb))
      }
    }
  }

  private func sentence(for outcome: MovieStore.Outcome, verb: Phrase) -> Phrase {
    let movie = outcome.movie
    let what = "\(movie.reference) \(movie.name)" as Phrase
    let rating = RatingText.name(movie.rating, movie.score)
    return switch outcome.action {
    case .added: "Added \(what), \(rating)"
    case .changed: "\(verb) \(what), \(rating)"
    case .unchanged: "Nothing to change: \(what), \(rating)"
    case .removed: "Removed \(what)"
    }
  }

  private func summary(of outcomes: [MovieStore.Outcome], verb: Phrase) -> Phrase {
    let actions: [(MovieStore.Outcome.Action, Phrase)] = [
      (.added, "Added"), (.changed, verb), (.removed, "Removed"), (.unchanged, "Left as they were"),
    ]
    let counts = actions.compactMap { action, word -> Phrase? in
      let count = outcomes.count { $0.action == action }
      return count > 0 ? "\(word) \(Phrase(movies: count))" : nil
    }
    return Phrase(joining: counts, with: "; ")
  }
}
