import Testing

@testable import MovieKit

@Suite("The details of a movie")
@MainActor
struct MovieDetailViewModelTests {
  private let store = MovieStore.inMemory()

  @Test("are rated and logged in one change")
  func rating() throws {
    try store.add("Heat")
    let detail = MovieDetailViewModel(store: store, reference: .title("heat"))
    let outcome = try detail.rate(.rating(.good), seenOn: [try .on("2024")])
    #expect(outcome.action == .changed)
    #expect(outcome.movie.viewings.map(\.description) == ["2024"])
    #expect(try detail.movie == outcome.movie)
    try detail.logViewings([.unknown], rating: .rating(.poor))
    #expect(try detail.movie.rating == .poor)
    #expect(try detail.movie.viewings.map(\.description) == ["unknown", "2024"])
    #expect(store.revision == 3)
  }

  @Test("follow the movie to its new title")
  func newTitle() throws {
    try store.add("Heat")
    let detail = MovieDetailViewModel(store: store, reference: .title("heat"))
    var edit = MovieEdit()
    edit.title = try Title("Ran")
    try detail.edit(edit)
    #expect(try detail.movie.name == "Ran")
    #expect(try detail.rate(.rating(.good)).movie.number == 1)
  }

  @Test("are of a new movie where missing ones are to be added")
  func adding() throws {
    let detail = MovieDetailViewModel(store: store, reference: .title("Heat (1995)"))
    #expect(throws: MovieStoreError.noMatch(.title("Heat (1995)"), near: [])) {
      try detail.rate(.rating(.good))
    }
    let outcome = try detail.rate(.rating(.good), addsMissing: true)
    #expect(outcome.action == .added)
    #expect(try detail.movie.name == "Heat (1995)")
  }

  @Test("tell why a change is refused, and stay as they are")
  func refused() throws {
    _ = try store.add([MovieDraft(title: "Heat", viewings: [.unknown])], ifDuplicate: .refuse)
    let detail = MovieDetailViewModel(store: store, reference: .number(1))
    let before = try detail.movie
    #expect(throws: MovieStoreError.refused(.notSeenHasViewings, before.summary)) {
      try detail.rate(.rating(.notSeen))
    }
    #expect(try detail.movie == before)
  }

  @Test("tell that several are meant")
  func ambiguous() throws {
    let movies = try store.add("Heat (1995)", "Heat (1986)")
    let detail = MovieDetailViewModel(store: store, reference: .title("heat"))
    let error = MovieStoreError.ambiguous(.title("heat"), candidates: movies.map(\.summary))
    #expect(throws: error) { try detail.movie }
    #expect(throws: error) { try detail.rate(.rating(.good)) }
    #expect(throws: error) { try detail.remove() }
    #expect(detail.reference == .title("heat"))
  }

  @Test("stays with the movie that it found, whoever changes the title")
  func keepsMovie() throws {
    let store = MovieStore.inMemory()
    try store.add("Heat")
    let detail = MovieDetailViewModel(store: store, reference: .title("heat"))
    _ = try detail.movie
    try store.apply(to: "@1") { $0.title = try Title("Ran") }
    #expect(try detail.movie.name == "Ran")
  }
}
