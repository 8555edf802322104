import Testing

@testable import MovieKit

@Suite("The trigrams of titles")
struct TitleTrigramsTests {
  @Test(
    "are each three scalars in a row, once",
    arguments: [
      ("", []), ("ab", []), ("abc", ["abc"]), ("abab ab", ["aba", "bab", "ab ", "b a", " ab"]),
      ("千と千尋", ["千と千", "と千尋"]), ("e\u{301}e\u{301}e", ["e\u{301}e", "\u{301}e\u{301}"]),
      // SQLite reads no others.
      ("\u{FFFE}\u{FFFF}a", ["\u{FFFD}\u{FFFD}a"]),
    ])
  func within(text: String, trigrams: [String]) {
    #expect(TitleTrigrams(within: text).all == trigrams)
  }

  @Test("of a title have its ends among them")
  func ends() {
    #expect(TitleTrigrams(ofTitleKey: "up").all == ["  u", " up", "up ", "p  "])
  }

  @Test("find the same titles as a look at all of them", arguments: [UInt64](1...3))
  func property(seed: UInt64) throws {
    var random = RandomMovies(seed: seed)
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    for number in 1...300 { try connection.insert(random.movie(number: number)) }
    let present = connection.header
    let past = Schema.Header(applicationID: present.applicationID, version: 2)
    var found = 0
    for _ in 0..<100 {
      var query = MovieQuery()
      query.words = try [random.part(), random.part()].filter { _ in random.flip() }
      query.order = random.generator.pick(MovieQuery.Order.allCases)
      query.isReversed = random.flip()
      query.limit = random.flip() ? 7 : nil
      let title = try random.part()
      connection.header = present
      let movies = try connection.summaries(query)
      let near = try connection.summaries(near: title, limit: 3)
      connection.header = past
      #expect(try connection.summaries(query) == movies, "\(query)")
      #expect(try connection.summaries(near: title, limit: 3) == near, "\(title)")
      found += movies.count + near.count
    }
    #expect(found > 250)
  }

  @Test("follow every change of a title, and its undoing")
  func changes() throws {
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    func numbers(_ word: String) throws -> [Int] {
      var query = MovieQuery()
      query.words = [word]
      return try connection.summaries(query).map(\.number)
    }
    let heat = try Movie(title: "Heat")
    try connection.insert(heat)
    #expect(try numbers("eat") == [1])
    var ran = heat
    ran.title = try Title("Ran")
    try connection.update(heat, to: ran)
    #expect(try numbers("eat").isEmpty)
    #expect(try numbers("ra") == [1])
    try connection.delete(ran)
    #expect(try numbers("ra").isEmpty)
    #expect(try connection.integer("SELECT count(*) FROM title_trigram('ran')") == 0)
  }
}

extension RandomMovies {
  /// A piece of a title of one to twelve letters, some of them wrong.
  fileprivate mutating func part() throws -> String {
    var letters = Array(try draft().title)
    let start = Int.random(in: 0..<letters.count, using: &generator)
    letters = Array(letters[start...].prefix(Int.random(in: 1...12, using: &generator)))
    if flip(), flip() { letters[letters.count / 2] = "q" }
    return String(letters)
  }
}
