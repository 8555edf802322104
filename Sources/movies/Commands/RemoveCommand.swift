import MovieKit

/// `movies remove`: take movies out of the library.
struct RemoveCommand: Command {
  static let description = CommandDescription(
    name: "remove",
    summary: "take movies out of the library",
    synopses: ["REF… [--yes] [OPTIONS]"],
    discussion: """
      All the movies are taken out or none. On a terminal you are asked before; elsewhere
      --yes must be given.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", isRepeatable: true,
        help: "a movie: @12, a title, \"Title (year)\" or a UUID")
    ],
    options: [.yes] + Option.output,
    examples: [
      Example(purpose: "a movie that you added by mistake", line: "movies remove @1 --yes"),
      Example(
        purpose: "all that you found terrible",
        line: "movies list --rating terrible --columns ref | xargs movies remove --yes"),
    ])

  private let references: [MovieReference]
  private let isConfirmed: Bool
  private let report: ChangeReport

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    references = arguments.references
    isConfirmed = arguments.has(.yes)
    report = try ChangeReport(arguments)
  }

  func run(in environment: inout Environment) throws {
    var selection = MovieSelectionViewModel(store: environment.store, references: references)
    if !isConfirmed {
      guard environment.canAsk else { throw UsageError.needsConfirmation }
      let movies = try selection.movies
      try confirm(removing: movies, in: &environment)
      // What was shown is removed, whatever the references mean by now.
      selection = MovieSelectionViewModel(
        store: environment.store, references: movies.map { .id($0.id) })
    }
    try report.print(try selection.remove(), verb: "Removed", in: &environment)
  }

  private func confirm(removing movies: [Movie], in environment: inout Environment) throws {
    for movie in movies {
      try environment.messages.write("\(movie.reference) \(movie.name)".printableLine + "\n")
    }
    let what: Phrase = movies.count == 1 ? "this movie" : "these \(movies.count) movies"
    let question = Question(text: "Remove \(what) with all viewings and notes? [y/N]")
    guard try question.isAnsweredYes(in: &environment) else { throw Declined() }
  }
}
