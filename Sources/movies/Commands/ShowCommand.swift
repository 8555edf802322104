import MovieKit

/// `movies show`: everything about some movies.
struct ShowCommand: Command {
  static let description = CommandDescription(
    name: "show",
    summary: "show everything about movies",
    synopses: ["REF… [OPTIONS]"],
    discussion: """
      On a terminal, or with --format table, each movie is a page of its own, unless columns
      are chosen.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", isRepeatable: true,
        help: "a movie: @12, a title, \"Title (year)\" or a UUID")
    ],
    options: Option.output + [.noPager],
    examples: [
      Example(purpose: "one movie", line: "movies show Heat"),
      Example(purpose: "two of them, for a script", line: "movies show @1 @2 --json"),
    ])

  private let references: [MovieReference]
  private let printer: MoviePrinter
  private let mayPage: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    references = arguments.references
    printer = try MoviePrinter(arguments)
    mayPage = !arguments.has(.noPager)
  }

  func run(in environment: inout Environment) throws {
    let selection = MovieSelectionViewModel(store: environment.store, references: references)
    if mayPage { environment.pageOutput() }
    try printer.printPages(of: try selection.movies, in: &environment)
  }
}
