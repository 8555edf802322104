import MovieKit

/// `movies stats`: movies and viewings in numbers.
struct StatsCommand: Command {
  static let description = CommandDescription(
    name: "stats",
    summary: "movies and viewings in numbers and plots",
    synopses: ["[--year Y] [WORD…] [FILTERS] [OPTIONS]"],
    discussion: """
      Of all movies, or of those that match, as in a list; with --year the year in review: only
      the viewings of that year count, and only the movies that were seen in it. A grade without
      a score counts as whole stars; a decade is among the best with \
      \(StatisticsViewModel.gradedMinimum) graded movies or more.

      In a pipe there is a line for each number, with a measure, a key and a value: movies,
      seen, to-watch, viewings, rewatches; rating and score with a count for each; decade with
      movies, mean with stars; year and month with viewings; day is the busiest, gap the longest
      time without a viewing, in days; best and rewatched have references as keys.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "WORD", isRequired: false, isRepeatable: true, help: "a part of the title")
    ],
    options: [.review] + Option.filters.filter { $0.name != Option.years.name } + [.released]
      + [.format, .json, .header, .null, .noPager],
    examples: [
      Example(purpose: "all of it on a page", line: "movies stats"),
      Example(purpose: "what you saw in 2024", line: "movies stats --year 2024"),
      Example(
        purpose: "the number of viewings of crime movies",
        line: "movies stats --tag crime --json | grep -o '\"viewings\":[0-9]*' | head -1"),
    ])

  private let query: MovieQuery
  private let year: Year?
  private let options: OutputOptions
  private let mayPage: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    query = try MovieQuery(filtersOf: arguments, years: .released, today: today)
    year = try arguments.year(.review)
    options = try OutputOptions(arguments)
    mayPage = !arguments.has(.noPager)
  }

  func run(in environment: inout Environment) throws {
    let model = StatisticsViewModel(store: environment.store, query: query, year: year)
    let statistics = try model.statistics
    let records = StatisticsRecords(statistics: statistics, year: year)
    let format = options.format(for: environment.output)
    switch format {
    case .table:
      if mayPage { environment.pageOutput() }
      try StatisticsPage(
        statistics: statistics, months: model.months, year: year, screen: environment.screen,
        language: environment.language
      ).write(to: &environment.output)
    case .tsv, .csv:
      let writer = try options.beginRecords(
        StatisticsRecords.columns, as: format, to: &environment.output)
      for fields in records.fields { try writer.write(fields, to: &environment.output) }
    case .json, .jsonl:
      let writer = JSONWriter(isForTerminal: environment.output.isTerminal)
      try environment.output.write { records.append(to: &$0, with: writer) }
      try environment.output.write("\n")
    }
  }
}

extension Option {
  fileprivate static let review = Option(
    name: "year", letter: "y", placeholder: "Y", help: "the year in review")
  fileprivate static let released = Option(
    name: "released", placeholder: "YEARS",
    help: "that came out in 1995, 1990..1999, 1990.. or ..1999")
}
