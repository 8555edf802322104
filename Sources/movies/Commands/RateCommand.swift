import MovieKit

/// `movies rate`: give a movie a rating, or many from standard input.
struct RateCommand: Command {
  static let description = CommandDescription(
    name: "rate",
    summary: "say how you liked a movie",
    synopses: ["REF RATING [OPTIONS]", "- [OPTIONS]"],
    discussion: """
      A rating is one of \(Rating.allCases.map(\.word).joined(separator: ", ")),
      in any case; or 1 to 5 for terrible to excellent; or 4.5/5, 9/10, 85%, which keep the
      exact score. With - a reference, a tab and a rating are read from each line of standard
      input, and all of them are given or none.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", help: "the movie: @12, a title, \"Title (year)\" or a UUID; or -"),
      ArgumentDescription(
        placeholder: "RATING", choices: Rating.allCases.map(\.word), help: "the rating"),
    ],
    readsStandardInput: true,
    options: [.seenOn, .add] + Option.output,
    examples: [
      Example(purpose: "a grade", line: "movies rate Heat good"),
      Example(
        purpose: "an exact one, for a movie that may be new, seen today",
        line: "movies rate \"Ran (1985)\" 9/10 --add --seen-on today"),
      Example(
        purpose: "many at once", line: "printf '@1\\tgood\\nRan\\t4.5/5\\n' | movies rate -"),
    ])

  private let target: Target
  private let viewings: [Viewing]
  private let addsMissing: Bool
  private let report: ChangeReport

  private enum Target {
    case one(MovieReference, Assessment)
    case lines
  }

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    viewings = try arguments.viewings(.seenOn, today: today)
    addsMissing = arguments.has(.add)
    report = try ChangeReport(arguments)
    guard !arguments.readsStandardInput else {
      target = .lines
      return
    }
    let assessment = try Assessment.read(arguments.operands[1].text, of: "rating")
    if assessment.rating == .notSeen, !viewings.isEmpty {
      throw .notSeenWithViewing(Option.seenOn.spelling)
    }
    target = .one(arguments.references[0], assessment)
  }

  func run(in environment: inout Environment) throws {
    let outcomes: [MovieStore.Outcome]
    switch target {
    case .one(let reference, let assessment):
      let detail = MovieDetailViewModel(store: environment.store, reference: reference)
      outcomes = [try detail.rate(assessment, seenOn: viewings, addsMissing: addsMissing)]
    case .lines:
      let batch = RateBatchViewModel(
        store: environment.store, viewings: viewings, addsMissing: addsMissing)
      let lines = try environment.input.readLines(
        endingWithNUL: report.printer.options.endsWithNUL)
      outcomes = try Interruption.deferred { try batch.rate(lines) }
    }
    try report.print(outcomes, verb: "Rated", in: &environment)
  }
}

extension Option {
  fileprivate static let add = Option(name: "add", help: "add the movie when there is none")
}
