import MovieKit

/// `movies list`: the movies that match.
struct ListCommand: Command {
  static let description = CommandDescription(
    name: "list",
    summary: "list movies, all or those that match",
    synopses: ["[WORD…] [FILTERS] [OPTIONS]"],
    discussion: """
      A movie is listed if every word stands somewhere in its title, in any case and without
      accents or punctuation, and every filter holds. On a terminal a list that doesn't fit
      on the screen goes through the program in $PAGER, less unless told.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "WORD", isRequired: false, isRepeatable: true, help: "a part of the title")
    ],
    options: Option.filters + [.sort, .reverse, .limit, .count] + Option.output + [.noPager],
    examples: [
      Example(
        purpose: "the best ones first",
        line: "movies list --at-least good --sort rating --reverse"),
      Example(
        purpose: "what is still to watch of the nineties",
        line: "movies list --unseen --year 1990..1999"),
      Example(
        purpose: "the number of movies seen in May", line: "movies list --seen-on 2024-05 --count"),
    ])

  private let query: MovieQuery
  private let printsCount: Bool
  private let printer: MoviePrinter
  private let mayPage: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    query = try MovieQuery(arguments, today: today)
    printsCount = arguments.has(.count)
    printer = try MoviePrinter(arguments)
    mayPage = !arguments.has(.noPager)
  }

  func run(in environment: inout Environment) throws {
    let list = MovieListViewModel(store: environment.store, query: query)
    if printsCount {
      try environment.output.write(String(try list.count) + "\n")
    } else {
      if mayPage { environment.pageOutput() }
      try printer.print(list, in: &environment)
    }
  }
}

extension MovieQuery {
  /// Reads words, filters, order and limit.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    try self.init(filtersOf: arguments, years: .years, today: today)
    order = try arguments.choice(.sort).flatMap(Order.init) ?? .number
    isReversed = arguments.has(.reverse)
    limit = try arguments.count(.limit)
  }

  /// Reads words and filters, with the option that gives the years in which a movie came out.
  ///
  /// - Throws: `UsageError`.
  init(
    filtersOf arguments: ParsedArguments, years option: Option, today: PartialDate
  ) throws(UsageError) {
    self.init()
    for text in arguments.operands.map(\.text) {
      switch MovieReference(parsing: text) {
      case .number(let number): numbers.insert(number)
      // One that no movie has.
      case .numberOutOfRange: numbers.insert(0)
      case .id(let id): ids.insert(id)
      case .title: words.append(text)
      }
    }
    ratings = try arguments.ratings(.ratings)
    lowestGrade = try arguments.grade(.atLeast)
    highestGrade = try arguments.grade(.atMost)
    try arguments.exclude(.seen, .unseen)
    if arguments.has(.seen) { isSeen = true }
    if arguments.has(.unseen) { isSeen = false }
    years = try arguments.years(option)
    tags = try arguments.tags(.withTag)
    seenOn = try arguments.viewings(.seenDuring, today: today)
  }
}

extension Option {
  fileprivate static let sort = Option(
    name: "sort", letter: "s", placeholder: "KEY",
    choices: MovieQuery.Order.allCases.map(\.rawValue),
    help: "number, title, year, rating, seen or added")
  fileprivate static let reverse = Option(name: "reverse", help: "from the highest to the lowest")
  fileprivate static let limit = Option(
    name: "limit", letter: "n", placeholder: "N", help: "no more than N movies")
  fileprivate static let count = Option(name: "count", help: "print only how many there are")
}
