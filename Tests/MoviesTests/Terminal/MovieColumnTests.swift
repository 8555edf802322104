import MovieKit
import Testing

@testable import movies

/// The columns of a list.
struct MovieColumnTests {
  @Test("the names are those of the contract, in its order")
  func names() {
    #expect(
      MovieColumn.all.map(\.name) == [
        "ref", "title", "year", "rating", "score", "seen", "viewings", "tags", "note", "imdb",
        "added", "changed", "id",
      ])
  }

  @Test("names are read with commas between them, in any order")
  func parsing() throws {
    #expect(try [MovieColumn](parsing: "year, ref").map(\.name) == ["year", "ref"])
    for text in ["", "title,", "colour", "Title"] {
      #expect(throws: UsageError.self) { try [MovieColumn](parsing: text) }
    }
  }

  @Test("a summary is enough for some columns, and shows the same as the movie")
  func summaries() throws {
    let movie = try #require(
      try MovieStore(at: .memory).add(
        [MovieDraft(title: "Heat", year: Year(1995), viewings: [Viewing(PartialDate("2024"))])],
        ifDuplicate: .refuse
      ).first?.movie)
    let columns = MovieColumn.standard + [.score, .seen]
    let cells = try #require(columns.summaryCells)
    #expect(cells.map { $0(movie.summary) } == ["@1", "Heat", "1995", "unrated", "", "2024"])
    #expect(columns.movieCells.map { $0(movie) } == cells.map { $0(movie.summary) })
    #expect((columns + [.note]).summaryCells == nil)
  }
}
