import Testing

@testable import MovieKit

/// Random queries of random libraries, against the same done with arrays.
@Suite("A query")
struct MovieSelectionTests {
  @Test("finds what a plain filter and sort find", arguments: [UInt64](1...8))
  func property(seed: UInt64) throws {
    var random = RandomMovies(seed: seed)
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    var movies: [Movie] = []
    for number in 1...40 { movies.append(try random.movie(number: number)) }
    for movie in movies.shuffled(using: &random.generator) { try connection.insert(movie) }
    for _ in 0..<150 {
      var query = try random.query()
      if random.flip() && random.flip() { query.ids = Set(random.some(of: movies.map(\.id))) }
      let expected = PlainSelection(query: query).movies(of: movies)
      let found = try connection.movies(query)
      if found != expected {
        Issue.record("\(query): \(found.map(\.number)), not \(expected.map(\.number))")
      }
      #expect(try connection.summaries(query) == expected.map(\.summary))
      #expect(try connection.count(query) == expected.count)
    }
  }

  @Test("with a limit of nothing finds nothing")
  func noLimit() throws {
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    try connection.insert(try Movie(title: "Heat"))
    var query = MovieQuery()
    query.limit = 0
    #expect(try connection.movies(query).isEmpty)
    #expect(try connection.count(query) == 0)
  }

  @Test(
    "finds a word anywhere in a title, folded",
    arguments: [
      ("mel", ["Amélie"]), ("MELI", ["Amélie"]), ("é", ["Amélie", "WALL·E", "What? Where???"]),
      ("wall-e", ["WALL·E"]), ("l e", ["WALL·E"]), ("???", ["???", "What? Where???"]),
      ("?", ["???", "What? Where???"]), ("%", []), ("_", []), ("*", []), ("'", []),
      ("walle", []), ("", ["Amélie", "WALL·E", "???", "What? Where???"]),
    ])
  func words(word: String, titles: [String]) throws {
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    for (index, title) in ["Amélie", "WALL·E", "???", "What? Where???"].enumerated() {
      try connection.insert(
        try Movie(
          MovieDraft(title: title), id: MovieID(high: 0, low: UInt64(index)), number: index + 1,
          at: Timestamp(secondsSince1970: 0)))
    }
    var query = MovieQuery()
    query.words = [word]
    #expect(try connection.summaries(query).map(\.title.text) == titles)
  }
}

extension RandomMovies {
  private var scores: [Assessment] {
    (1...10).compactMap { Score(halfStars: $0).map { .score($0) } }
  }

  private mutating func grade() -> Assessment {
    generator.pick(Rating.grades.map { .rating($0) } + scores)
  }

  fileprivate mutating func query() throws -> MovieQuery {
    var query = MovieQuery()
    if flip() { query.words = some(of: RandomMovies.words.map(\.0)) }
    if flip() { query.ratings = Set(some(of: Rating.allCases).map { .rating($0) }) }
    if flip() { query.ratings.formUnion(some(of: scores)) }
    if flip() && flip() { query.lowestGrade = grade() }
    if flip() && flip() { query.highestGrade = grade() }
    if flip() && flip() { query.numbers = Set(some(of: Array(1...20))) }
    if flip() && flip() { query.isSeen = flip() }
    if flip() && flip(), let first = Year(1995), let last = Year(1997) {
      query.years = first...last
    }
    if flip() { query.tags = try some(of: RandomMovies.tags).map { try Tag($0.uppercased()) } }
    if flip() && flip() { query.seenOn = try viewings() }
    query.order = generator.pick(MovieQuery.Order.allCases)
    query.isReversed = flip()
    if flip() && flip() { query.limit = Int.random(in: 0...10, using: &generator) }
    return query
  }
}
