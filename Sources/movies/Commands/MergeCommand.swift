import MovieKit

/// `movies merge`: make one movie of two.
struct MergeCommand: Command {
  static let description = CommandDescription(
    name: "merge",
    summary: "make one movie of two that are the same film",
    synopses: ["REF REF [OPTIONS]"],
    discussion: """
      The first one keeps its number and all that it knows. What only the other knows comes to
      it: viewings (a date that both have counts once), tags, the note, the year, the IMDb id,
      a grade, the earlier time of adding. Then the other is gone; "movies undo" brings it back.
      What both know differently is kept of the first, and told on standard error. Two that
      came out more than a year apart are merged only with --force.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", help: "the movie that stays: @12, a title, \"Title (year)\" or a UUID"),
      ArgumentDescription(placeholder: "REF", help: "the movie that becomes a part of it"),
    ],
    options: [.force] + Option.output,
    examples: [
      Example(purpose: "a film that you entered twice", line: "movies merge @1 @2"),
      Example(
        purpose: "the movie that stays by its title, without a word",
        line: "movies merge \"Heat (1995)\" @2 --quiet"),
    ])

  private let references: [MovieReference]
  private let allowsYearsApart: Bool
  private let report: ChangeReport

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    references = arguments.references
    allowsYearsApart = arguments.has(.force)
    report = try ChangeReport(arguments)
  }

  func run(in environment: inout Environment) throws {
    let merge = MergeViewModel(
      store: environment.store, target: references[0], reference: references[1])
    let result = try merge.merge(allowsYearsApart: allowsYearsApart)
    let other = "\(result.merged.reference) \(result.merged.name)"
    try report.print([result.outcome], verb: "Merged \(other) into", in: &environment)
    if !report.isQuiet { try tell(result, in: &environment) }
  }

  private func tell(_ result: MergedMovie, in environment: inout Environment) throws {
    // The result comes first where both streams are one terminal.
    try environment.output.flush()
    for conflict in result.conflicts {
      let line = conflict.words(for: result.movie, and: result.merged)
      try environment.messages.write(line.text(in: environment.language).printableLine + "\n")
    }
    try environment.messages.flush()
  }
}

extension Option {
  fileprivate static let force = Option(
    name: "force", help: "merge also what came out more than a year apart")
}

nonisolated extension MergeConflict {
  /// What is kept, and what isn't.
  fileprivate func words(for movie: Movie, and merged: Movie) -> Phrase {
    let (one, other) = (movie.reference, merged.reference)
    return switch self {
    case .title(let title):
      "\(one) keeps the title \(movie.title.text.quoted); \(other) had \(title.text.quoted)"
    case .year(let year):
      "\(one) keeps the year \(movie.year?.description ?? ""); \(other) had \(year.description)"
    case .imdb(let id):
      "\(one) keeps the IMDb id \(movie.imdb?.text ?? ""); \(other) had \(id.text)"
    case .grade(let rating, let score):
      """
      \(one) keeps the rating \(RatingText.name(movie.rating, movie.score)); \
      \(other) had \(RatingText.name(rating, score))
      """
    }
  }
}
