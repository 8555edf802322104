import MovieKit

/// `movies seen`: log a viewing.
struct SeenCommand: Command {
  static let description = CommandDescription(
    name: "seen",
    summary: "log that you watched a movie",
    synopses: ["REF [--on DATE] [--rating R] [OPTIONS]"],
    discussion: """
      Every call logs one more viewing. A date is a day (2024-05-01), a month (2024-05), a
      year (2024), today, yesterday or unknown. A movie that was still to watch becomes
      unrated, unless a rating is given.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", help: "the movie: @12, a title, \"Title (year)\" or a UUID")
    ],
    options: [.on, .rating] + Option.output,
    examples: [
      Example(purpose: "just now", line: "movies seen Heat"),
      Example(
        purpose: "last month, and liked", line: "movies seen \"Ran (1985)\" --on 2024-05 -r good"),
    ])

  private let reference: MovieReference
  private let viewings: [Viewing]
  private let assessment: Assessment?
  private let report: ChangeReport

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    reference = arguments.references[0]
    let dates = try arguments.viewings(.on, today: today)
    viewings = dates.isEmpty ? [Viewing(today)] : dates
    assessment = try arguments.assessment(.rating)
    report = try ChangeReport(arguments)
    if assessment?.rating == .notSeen { throw .notSeenWithViewing("seen") }
  }

  func run(in environment: inout Environment) throws {
    let detail = MovieDetailViewModel(store: environment.store, reference: reference)
    let outcome = try detail.logViewings(viewings, rating: assessment)
    let dates = Phrase(joining: viewings.map(\.verbPhrase), with: ", ")
    try report.print([outcome], verb: "Logged a viewing \(dates):", in: &environment)
  }
}

nonisolated extension Viewing {
  /// When it was, as it fits into a sentence.
  fileprivate var verbPhrase: Phrase {
    guard let date else { return "on an unknown date" }
    return date.day == nil ? "in \(date.description)" : "on \(date.description)"
  }
}

extension Option {
  fileprivate static let on = Option(
    name: "on", placeholder: "DATE", isRepeatable: true,
    help: "when, today unless told; may be repeated")
}
