import Testing

@testable import MovieKit

@Suite("The form for a new movie")
@MainActor
struct AddMovieViewModelTests {
  private let store = MovieStore.inMemory()

  @Test("can be saved as soon as it has a title")
  func canSave() throws {
    let form = AddMovieViewModel(store: store)
    #expect(!form.canSave)
    #expect(form.problem == .title(.blank))
    #expect(
      try isTold {
        form.draft.title = "Heat"
      } toWhoReads: {
        _ = form.canSave
      })
    #expect(form.canSave)
    #expect(form.problem == nil)
    form.draft.title = "a\tb"
    #expect(!form.canSave)
    #expect(form.problem == .title(.forbidden("\t")))
  }

  @Test("becomes a movie when it is saved, once")
  func saving() throws {
    let form = AddMovieViewModel(store: store)
    form.draft.read(title: "Heat (1995)")
    form.select(.good)
    let outcome = try form.save()
    #expect(outcome.action == .added)
    #expect(form.saved == outcome)
    #expect(!form.canSave)
    #expect(outcome.movie.name == "Heat (1995)")
    #expect(outcome.movie.rating == .good)
    #expect(try store.movies(MovieQuery()) == [outcome.movie])
  }

  @Test("that is refused stays as it is, and can be saved when it was corrected")
  func refused() throws {
    try store.add("Heat")
    let form = AddMovieViewModel(store: store, draft: MovieDraft(title: "heat"))
    let there = try #require(try store.summaries(MovieQuery()).first)
    #expect(throws: MovieStoreError.duplicate(name: "heat", existing: there)) { try form.save() }
    #expect(form.saved == nil)
    #expect(form.canSave)
    #expect(form.draft.title == "heat")
    form.duplicatePolicy = .skip
    #expect(try form.save().action == .unchanged)
    #expect(throws: MovieStoreError.badTitle(" ", .blank)) {
      try AddMovieViewModel(store: store, draft: MovieDraft(title: " ")).save()
    }
  }

  @Test("shows a rating, which goes up and down and stays within the seven")
  func rating() {
    let form = AddMovieViewModel(store: store)
    #expect(form.rating == .notSeen)
    form.selectNeighbour(higher: false)
    #expect(form.rating == .notSeen)
    var ratings: [Rating] = []
    for _ in 0..<7 {
      form.selectNeighbour(higher: true)
      ratings.append(form.rating)
    }
    #expect(
      ratings == [.unrated, .terrible, .poor, .decent, .good, .excellent, .excellent])
    form.selectNeighbour(higher: false)
    #expect(form.rating == .good)
  }

  @Test("shows the rating that a score or a viewing comes to")
  func ratingOfDraft() {
    let seen = AddMovieViewModel(store: store, draft: MovieDraft(viewings: [.unknown]))
    #expect(seen.rating == .unrated)
    let scored = AddMovieViewModel(
      store: store, draft: MovieDraft(assessment: Score(halfStars: 9).map { .score($0) }))
    #expect(scored.rating == .excellent)
  }

  @Test("can't be saved when it is refused whatever the library holds")
  func notSeenWithViewing() {
    let form = AddMovieViewModel(
      store: store, draft: MovieDraft(title: "Heat", viewings: [.unknown]))
    form.select(.notSeen)
    #expect(!form.canSave)
    #expect(form.problem == .notSeenHasViewings)
  }

  @Test("becomes one movie, however often it is saved")
  func savedTwice() throws {
    let form = AddMovieViewModel(
      store: store, draft: MovieDraft(title: "Heat"), duplicatePolicy: .allow)
    let first = try form.save()
    #expect(try form.save() == first)
    #expect(try store.count(MovieQuery()) == 1)
  }
}
