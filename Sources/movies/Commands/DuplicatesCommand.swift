import MovieKit

/// `movies duplicates`: pairs that are likely one film entered twice.
struct DuplicatesCommand: Command {
  static let description = CommandDescription(
    name: "duplicates",
    summary: "list pairs that are likely one film entered twice",
    synopses: ["[--limit N] [OPTIONS]"],
    discussion: """
      A pair is two movies with one IMDb id; or with one title, and years that are equal, one
      apart or missing on one side; or titles that differ by an article, moved or left out; or
      by one wrong letter in eight or more. Titles with other numbers in them, such as
      Rocky II and Rocky III, and movies with other IMDb ids are never a pair.

      The columns are the two references, the reason, and the two titles.
      """,
    options: [.limit] + DuplicatePrinter.options + [.noPager],
    examples: [
      Example(purpose: "look at them", line: "movies duplicates"),
      Example(
        purpose: "the references of the surest pairs, two a line",
        line: "movies duplicates | awk -F '\\t' '$3 ~ /^same-/ { print $1, $2 }'"),
    ])

  private let limit: Int?
  private let printer: DuplicatePrinter
  private let mayPage: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    limit = try arguments.count(.limit)
    printer = try DuplicatePrinter(arguments)
    mayPage = !arguments.has(.noPager)
  }

  func run(in environment: inout Environment) throws {
    let duplicates = DuplicatesViewModel(store: environment.store, limit: limit)
    let pairs = try duplicates.pairs
    if mayPage { environment.pageOutput() }
    try printer.print(pairs, in: &environment)
  }
}

extension Option {
  fileprivate static let limit = Option(
    name: "limit", letter: "n", placeholder: "N", help: "no more than N pairs")
}
