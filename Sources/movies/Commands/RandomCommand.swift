import MovieKit

/// `movies random`: one movie for tonight.
struct RandomCommand: Command {
  static let description = CommandDescription(
    name: "random",
    summary: "pick one movie for tonight",
    synopses: ["[WORD…] [FILTERS] [OPTIONS]"],
    discussion: """
      One of the movies that match is picked, each as likely as any other; --unseen leaves
      those that are still to watch. On a terminal, or with --format table, it is a page,
      unless columns are chosen.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "WORD", isRequired: false, isRepeatable: true, help: "a part of the title")
    ],
    options: Option.filters + [.seed] + Option.output,
    examples: [
      Example(purpose: "something still to watch", line: "movies random --unseen"),
      Example(
        purpose: "something of the nineties to see again",
        line: "movies random --seen --year 1990..1999"),
      Example(
        purpose: "the same one all day, for a script",
        line: "movies random --unseen --seed 20240501 --json"),
    ])

  private let query: MovieQuery
  private let seed: UInt64?
  private let printer: MoviePrinter

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    query = try MovieQuery(filtersOf: arguments, years: .years, today: today)
    seed = try arguments.seed(.seed)
    printer = try MoviePrinter(arguments)
  }

  func run(in environment: inout Environment) throws {
    let random = RandomMovieViewModel(store: environment.store, query: query, seed: seed)
    guard let movie = try random.pick() else { throw NoMovieMatches() }
    try printer.printPages(of: [movie], in: &environment)
  }
}

/// No movie is there to be picked.
struct NoMovieMatches: Error {}

extension ParsedArguments {
  /// The seed of random numbers that an option gives.
  fileprivate func seed(_ option: Option) throws(UsageError) -> UInt64? {
    guard let text = value(option) else { return nil }
    guard let seed = UInt64(text), !text.hasPrefix("+") else {
      throw .badValue(text, of: option.spelling, .seed)
    }
    return seed
  }
}

extension Option {
  fileprivate static let seed = Option(
    name: "seed", placeholder: "N", help: "pick the same movie whenever N is the same")
}
