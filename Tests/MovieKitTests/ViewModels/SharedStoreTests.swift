import Testing

@testable import MovieKit

@Suite("View models that share a store")
@MainActor
struct SharedStoreTests {
  private let store = MovieStore.inMemory()
  private let list: MovieListViewModel
  private let detail: MovieDetailViewModel
  private let selection: MovieSelectionViewModel

  init() throws {
    try store.add("Heat (1995)")
    list = MovieListViewModel(store: store)
    detail = MovieDetailViewModel(store: store, reference: .title("heat"))
    selection = MovieSelectionViewModel(store: store, references: [.number(1)])
  }

  /// Whether each of the other view models is told of a change.
  private func told(of change: () throws -> Void) throws -> [Bool] {
    var told: [Bool] = []
    _ = try isTold {
      told.append(
        try isTold {
          told.append(try isTold(of: change) { _ = try list.rows })
        } toWhoReads: {
          _ = try detail.movie
        })
    } toWhoReads: {
      _ = try selection.movies
    }
    return told
  }

  @Test("are told of a movie that the form saved")
  func form() throws {
    let form = AddMovieViewModel(store: store, draft: MovieDraft(title: "Ran"))
    #expect(try told { try form.save() } == [true, true])
    #expect(try list.rows.map(\.name) == ["Heat (1995)", "Ran"])
  }

  @Test("are told of a movie that was rated, seen, edited and removed")
  func details() throws {
    #expect(try told { try detail.rate(.rating(.good)) } == [true, true])
    #expect(try list.rows.map(\.rating) == [.good])
    #expect(try told { try detail.logViewings([.unknown]) } == [true, true])
    var edit = MovieEdit()
    edit.title = try Title("Ran")
    #expect(try told { try detail.edit(edit) } == [true, true])
    #expect(try list.rows.map(\.name) == ["Ran (1995)"])
    #expect(try detail.movie.name == "Ran (1995)")
    #expect(
      try isTold {
        try detail.remove()
      } toWhoReads: {
        _ = try list.count
      })
    #expect(try list.rows.isEmpty)
    #expect(throws: MovieStoreError.self) { try detail.movie }
  }

  @Test("are told of movies that were removed together")
  func removal() throws {
    #expect(
      try isTold {
        try selection.remove()
      } toWhoReads: {
        _ = try list.movies
      })
    #expect(try list.movies.isEmpty)
  }

  @Test("are told of batches")
  func batches() throws {
    let adding = AddBatchViewModel(store: store)
    #expect(try told { try adding.add([BatchLine(number: 1, text: "Ran")]) } == [true, true])
    let rating = RateBatchViewModel(store: store)
    let line = BatchLine(number: 1, text: "Ran\tgood")
    #expect(try told { try rating.rate([line]) } == [true, true])
    #expect(try list.rows.map(\.rating) == [.notSeen, .good])
  }

  @Test("are not told of what changes nothing")
  func nothing() throws {
    #expect(try told { try detail.rate(.rating(.notSeen)) }.first == false)
    #expect(
      try told {
        _ = try store.add([MovieDraft(title: "x")], ifDuplicate: .refuse, isRehearsal: true)
      }
        == [false, false])
    let form = AddMovieViewModel(store: store, draft: MovieDraft(title: "Heat"))
    #expect(
      try told { #expect(throws: MovieStoreError.self) { try form.save() } } == [false, false])
  }

  @Test("of another store are not told")
  func otherStore() throws {
    #expect(try told { try MovieStore.inMemory().add("Ran") } == [false, false])
  }
}
