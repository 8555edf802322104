import Testing

@testable import MovieKit

@Suite("The numbers of a library")
@MainActor
struct StatisticsTests {
  /// Numbers of random libraries against the same counted with arrays.
  @Test("are those that a plain count gives", arguments: [UInt64](1...6))
  func property(seed: UInt64) throws {
    var random = RandomMovies(seed: seed)
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    var movies: [Movie] = []
    for number in 1...60 { movies.append(try random.movie(number: number)) }
    for movie in movies { try connection.insert(movie) }
    for _ in 0..<30 {
      var query = MovieQuery()
      if random.flip() { query.words = random.some(of: ["Heat", "the", "WALL·E"]) }
      if random.flip(), random.flip() { query.isSeen = random.flip() }
      if random.flip(), random.flip() { query.tags = [try Tag("crime")] }
      if random.flip(), random.flip() { query.seenOn = try random.viewings() }
      let year = random.flip() ? nil : Year(random.generator.pick([1999, 2022, 2023, 2024]))
      let plain = PlainStatistics(
        movies: PlainSelection(query: query).movies(of: movies), year: year)
      let found = try connection.statistics(of: query, in: year)
      #expect(found == plain.statistics, "\(query) \(year?.description ?? "")")
    }
  }

  private let store = MovieStore(at: .memory, clock: .system)

  @Test("of nothing are nothing")
  func nothing() throws {
    #expect(try StatisticsViewModel(store: store).statistics == Statistics())
  }

  @Test("tell the longest gap between full dates, and the busiest day")
  func gap() throws {
    for dates in [["2024-02-28", "2024-03-01"], ["2020", "2024-03", "2024-03-01", "2020-12-31"]] {
      let draft = MovieDraft(title: "A", viewings: try dates.map { try .on($0) })
      _ = try store.add([draft], ifDuplicate: .allow)
    }
    let statistics = try StatisticsViewModel(store: store).statistics
    // 2021, 2022 and 2023 have 365 days each; January and February 28 of 2024 are 59.
    let gap = try #require(statistics.longestGap)
    #expect(gap.from.description == "2020-12-31" && gap.to.description == "2024-02-28")
    #expect(gap.days == 3 * 365 + 59)
    #expect(statistics.busiestDay?.date.description == "2024-03-01")
    #expect(statistics.busiestDay?.viewings == 2)
    #expect(statistics.viewings == 6 && statistics.rewatches == 4)
  }

  @Test(
    "know of no gap where a viewing of a month or year may lie within",
    arguments: [
      ("2022-06", 60), ("2021", 60), ("2020", 1154), ("2020-12", 1154), ("2024", nil),
      ("2024-02", nil), ("2024-04", 1154),
    ] as [(String, Int?)])
  func doubtfulGap(coarse: String, days: Int?) throws {
    let dates = ["2020-12-31", "2024-02-28", "2024-04-28", coarse]
    let draft = MovieDraft(title: "A", viewings: try dates.map { try .on($0) })
    _ = try store.add([draft], ifDuplicate: .allow)
    #expect(try StatisticsViewModel(store: store).statistics.longestGap?.days == days)
  }

  @Test("show the last two years by month, or the year in review")
  func months() throws {
    let clock = Clock(
      nanosecondsSince1970: { 0 }, today: { PartialDate(packing: 2024, month: 2, day: 29) })
    let model = StatisticsViewModel(store: MovieStore(at: .memory, clock: clock))
    #expect(model.months.count == 24)
    #expect(model.months.first?.description == "2022-03")
    #expect(model.months.last?.description == "2024-02")
    model.year = Year(2023)
    #expect(model.months.map(\.description).first == "2023-01")
    #expect(model.months.map(\.description).last == "2023-12")
    #expect(model.months.count == 12)
  }

  @Test("rank decades by their mean grades, those with enough graded movies")
  func decades() throws {
    func add(_ count: Int, in year: Int, _ score: Int) throws {
      let drafts = try (0..<count).map { _ in
        MovieDraft(
          title: "A", year: Year(year),
          assessment: .score(try #require(Score(halfStars: score))))
      }
      _ = try store.add(drafts, ifDuplicate: .allow)
    }
    try add(4, in: 1959, 10)
    try add(5, in: 1960, 7)
    try add(3, in: 1970, 8)
    try add(2, in: 1979, 7)
    let statistics = try StatisticsViewModel(store: store).statistics
    #expect(statistics.decades.map(\.start) == [1950, 1960, 1970])
    #expect(statistics.bestDecades.map(\.start) == [1970, 1960])
    #expect(statistics.bestDecades.first?.meanStars == 3.8)
  }

  @Test(
    "count days as the calendar does",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2024-03-01", 19783),
      ("1900-03-01", -25508), ("2100-01-01", 47482),
    ])
  func days(date: String, days: Int) throws {
    #expect(try #require(PartialDate(date)).daysSinceEpoch == days)
  }
}
