import Testing

@testable import MovieKit

@Suite("Merging two movies of the library")
@MainActor
struct MovieMergeTests {
  private let time = MovingClock()
  private let store: MovieStore

  init() {
    store = MovieStore(at: .memory, clock: time.clock)
  }

  /// What is known of one movie or of what two came to.
  struct Known: Sendable {
    var year: Int?
    var rating = "not-seen"
    var tags: [String] = []
    var note: String?
    var imdb: String?
    var viewings: [String] = []

    var draft: MovieDraft {
      get throws {
        MovieDraft(
          title: "Heat", year: year.flatMap { Year($0) },
          assessment: Assessment(parsing: rating), tags: try tags.map { try Tag($0) },
          note: try note.map { try Note($0) }, imdb: imdb.flatMap { IMDbID(parsing: $0) },
          viewings: try viewings.map { $0 == "unknown" ? .unknown : try .on($0) })
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let one: Known
    let other: Known
    let result: Known
    var conflicts: [MergeConflict] = []

    init(
      _ what: String, _ one: Known, _ other: Known, gives result: Known,
      conflicts: MergeConflict?...
    ) {
      testDescription = what
      (self.one, self.other, self.result) = (one, other, result)
      self.conflicts = conflicts.compactMap { $0 }
    }
  }

  nonisolated static let cases = [
    Case("of nothing comes nothing", Known(), Known(), gives: Known()),
    Case(
      "what only the other knows is taken", Known(),
      Known(
        year: 1995, rating: "9/10", tags: ["crime"], note: "long", imdb: "tt0113277",
        viewings: ["2024"]),
      gives: Known(
        year: 1995, rating: "9/10", tags: ["crime"], note: "long", imdb: "tt0113277",
        viewings: ["2024"])),
    Case(
      "what only the first knows stays",
      Known(year: 1995, rating: "good", tags: ["crime"], note: "long", viewings: ["unknown"]),
      Known(),
      gives: Known(
        year: 1995, rating: "good", tags: ["crime"], note: "long", viewings: ["unknown"])),
    Case(
      "a date that both have counts once, a month is not its day",
      Known(rating: "unrated", viewings: ["2024-05-01", "2024-05", "unknown"]),
      Known(rating: "unrated", viewings: ["2024-05-01", "2024", "unknown", "2023-01-01"]),
      gives: Known(
        rating: "unrated",
        viewings: ["unknown", "2023-01-01", "2024", "2024-05", "2024-05-01"])),
    Case(
      "two viewings of one day stay two", Known(rating: "unrated", viewings: ["2024-05-01"]),
      Known(rating: "unrated", viewings: ["2024-05-01", "2024-05-01"]),
      gives: Known(rating: "unrated", viewings: ["2024-05-01", "2024-05-01"])),
    Case(
      "tags are one but for case", Known(tags: ["Crime", "a"]), Known(tags: ["crime", "b"]),
      gives: Known(tags: ["a", "b", "Crime"])),
    Case(
      "notes are joined", Known(note: "one"), Known(note: "two"), gives: Known(note: "one\n\ntwo")),
    Case(
      "an equal note is there already", Known(note: "a"), Known(note: "a"), gives: Known(note: "a")),
    Case(
      "a note is kept that stands in the other one too", Known(note: "not good"),
      Known(note: "good"), gives: Known(note: "not good\n\ngood")),
    Case(
      "seen beats still to watch", Known(), Known(rating: "unrated"),
      gives: Known(rating: "unrated")),
    Case(
      "a grade beats seen", Known(rating: "unrated", viewings: ["2024"]), Known(rating: "poor"),
      gives: Known(rating: "poor", viewings: ["2024"])),
    Case(
      "a viewing makes a movie seen", Known(), Known(rating: "unrated", viewings: ["2024"]),
      gives: Known(rating: "unrated", viewings: ["2024"])),
    Case(
      "an exact grade says the same more exactly", Known(rating: "good"), Known(rating: "7/10"),
      gives: Known(rating: "7/10")),
    Case(
      "a word says the same less exactly", Known(rating: "8/10"), Known(rating: "good"),
      gives: Known(rating: "8/10")),
    Case(
      "of two grades the first stays", Known(rating: "good"), Known(rating: "1/10"),
      gives: Known(rating: "good"),
      conflicts: Score(halfStars: 1).map { .grade(.terrible, $0) }),
    Case(
      "two exact grades of one word are two", Known(rating: "8/10"), Known(rating: "7/10"),
      gives: Known(rating: "8/10"), conflicts: Score(halfStars: 7).map { .grade(.good, $0) }),
    Case(
      "of two years and two identifiers the first stay",
      Known(year: 1995, imdb: "tt0113277"), Known(year: 1996, imdb: "tt0000001"),
      gives: Known(year: 1995, imdb: "tt0113277"), conflicts: Year(1996).map { .year($0) },
      IMDbID(parsing: "tt0000001").map { .imdb($0) }),
  ]

  @Test("loses nothing", arguments: cases)
  func table(_ each: Case) throws {
    _ = try store.add([try each.one.draft, try each.other.draft], ifDuplicate: .allow)
    let before = try store.movies(MovieQuery())
    time.seconds += 60
    let result = try store.merge(.number(2), into: .number(1))
    let expected = try Movie(
      each.result.draft, id: before[0].id, number: 1, at: before[0].added)
    var movie = result.movie
    #expect(movie.changed == (movie == before[0] ? before[0].changed : store.clock.now))
    movie.changed = before[0].changed
    #expect(movie == expected)
    #expect(movie.tags.map(\.name) == expected.tags.map(\.name))
    #expect(result.conflicts == each.conflicts)
    #expect(result.merged == before[1])
    #expect(try store.movies(MovieQuery()) == [result.movie])
    #expect(try store.check().findings.isEmpty)
    _ = try store.undo()
    #expect(try store.movies(MovieQuery()) == before)
    _ = try store.redo()
    #expect(try store.movies(MovieQuery()) == [result.movie])
  }

  @Test("keeps the earlier time of adding, in the file too, and undo gives it back")
  func added() throws {
    try store.add("Heat")
    time.seconds += 60
    try store.add("Heat (1995)")
    let before = try store.movies(MovieQuery())
    let merged = try store.merge(.number(1), into: .number(2)).movie
    #expect(merged.added == before[0].added && merged.number == 2)
    #expect(try store.movies(MovieQuery()) == [merged])
    _ = try store.undo()
    #expect(try store.movies(MovieQuery()) == before)
  }

  @Test("is refused for one movie, and for notes that are too long together")
  func refusals() throws {
    let note = try Note(String(repeating: "a", count: Note.maximumLength))
    let drafts = [
      MovieDraft(title: "Heat", note: note), MovieDraft(title: "Up", note: try Note("b")),
    ]
    _ = try store.add(drafts, ifDuplicate: .refuse)
    let before = try store.movies(MovieQuery())
    let (heat, ran) = (before[0].summary, before[1].summary)
    #expect(throws: MovieStoreError.refused(.isSameMovie, heat)) {
      _ = try store.merge(.title("heat"), into: .number(1))
    }
    #expect(throws: MovieStoreError.refused(.notesTooLong(with: ran), heat)) {
      _ = try store.merge(.title("up"), into: .number(1))
    }
    #expect(throws: MovieStoreError.noMatch(.number(9), near: [])) {
      _ = try store.merge(.number(9), into: .number(1))
    }
    #expect(try store.movies(MovieQuery()) == before)
    #expect(try store.history().count == 1)
  }

  @Test("of movies that came out more than a year apart has to be allowed")
  func yearsApart() throws {
    try store.add("Crash (1996)", "Crash (2004)", "Crash (1997)")
    let movies = try store.summaries(MovieQuery())
    #expect(throws: MovieStoreError.refused(.yearsApart(movies[1]), movies[0])) {
      try store.merge(.number(2), into: .number(1))
    }
    _ = try store.merge(.number(3), into: .number(1))
    _ = try store.merge(.number(2), into: .number(1), allowsYearsApart: true)
    #expect(try store.names == ["Crash (1996)"])
  }

  @Test("is told to whoever reads, and shown by its view model")
  func viewModel() throws {
    try store.add("Heat", "Heat (1995)")
    let merge = MergeViewModel(store: store, target: .number(1), reference: .number(2))
    #expect(merge.result == nil)
    #expect(
      try isTold {
        try merge.merge()
      } toWhoReads: {
        _ = merge.result
      })
    #expect(merge.result?.movie.name == "Heat (1995)")
    #expect(try store.names == ["Heat (1995)"])
  }
}
