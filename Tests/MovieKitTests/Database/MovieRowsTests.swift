import Testing

@testable import MovieKit

@Suite("A row")
struct MovieRowsTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.migrate(from: 0)
  }

  private func spellings(_ movie: Movie?) -> [String]? { movie?.tags.map(\.name) }

  @Test("holds all of a movie, new, changed and gone")
  func roundTrip() throws {
    var random = RandomMovies(seed: 20)
    var movies: [Movie] = []
    for number in 1...150 { movies.append(try random.movie(number: number)) }
    for movie in movies { try connection.insert(movie) }
    #expect(try connection.movies(MovieQuery()) == movies)
    #expect(try connection.summaries(MovieQuery()) == movies.map(\.summary))
    #expect(try connection.nextNumber() == 151)

    for index in movies.indices {
      let old = movies[index]
      var new = try random.movie(number: old.number)
      new = Movie(
        id: old.id, number: old.number, title: new.title, year: new.year, rating: new.rating,
        score: new.score, tags: new.tags, note: new.note, imdb: new.imdb, viewings: new.viewings,
        added: old.added, changed: new.changed)
      try connection.update(old, to: new)
      movies[index] = new
    }
    #expect(try connection.movies(MovieQuery()) == movies)
    for movie in movies.prefix(20) {
      #expect(try connection.movie(number: movie.number) == movie)
      #expect(try connection.movie(id: movie.id) == movie)
      #expect(try spellings(connection.movie(id: movie.id)) == spellings(movie))
    }

    try connection.delete(movies[0])
    #expect(try connection.movie(number: 1) == nil)
    #expect(try connection.movies(MovieQuery()) == Array(movies.dropFirst()))
    for movie in movies { try connection.delete(movie) }
    #expect(try connection.count(MovieQuery()) == 0)
    #expect(try connection.integer("SELECT count(*) FROM tag") == 0)
    #expect(try connection.integer("SELECT count(*) FROM viewing") == 0)
    #expect(try connection.nextNumber() == 151)
  }

  @Test("takes a tag that is spelt anew")
  func tagSpelling() throws {
    var movie = try Movie(MovieDraft(title: "Heat", tags: [Tag("crime")]))
    try connection.insert(movie)
    let old = movie
    try movie.remove([try Tag("crime")])
    movie.add([try Tag("CRIME")])
    try connection.update(old, to: movie)
    #expect(try spellings(connection.movie(number: 1)) == ["CRIME"])
  }

  @Test("holds the longest title and note")
  func longest() throws {
    let movie = try Movie(
      MovieDraft(
        title: String(repeating: "é", count: 1_000),
        note: Note(String(repeating: "x\n", count: 50_000)),
        viewings: Array(repeating: .unknown, count: 500)))
    try connection.insert(movie)
    #expect(try connection.movie(number: 1) == movie)
  }

  @Test(
    "that no library can hold is told with its movie and column",
    arguments: [
      ("year", "year = 1"), ("rating", "rating = 'seen'"), ("score", "score = 11"),
      ("seen", "seen = 'May'"), ("id", "id = x'00'"), ("imdb", "imdb = 'x'"),
    ])
  func malformed(column: String, change: String) throws {
    try connection.insert(try Movie(title: "Heat"))
    try connection.run("PRAGMA ignore_check_constraints = ON")
    try connection.run("UPDATE movie SET " + change)
    #expect(throws: Damage(.malformed(number: 1, column: column))) {
      try connection.movies(MovieQuery())
    }
  }

  @Test("with a date of a viewing that the calendar has not is told")
  func malformedViewing() throws {
    try connection.insert(try Movie(title: "Heat"))
    try connection.run("INSERT INTO viewing (movie, date) VALUES (1, '2023-02-30')")
    #expect(throws: Damage(.malformed(number: 1, column: "viewing"))) {
      try connection.movies(MovieQuery())
    }
  }
}
