import Testing

@testable import MovieKit

@Suite("The history")
@MainActor
struct HistoryTests {
  private let time = MovingClock()
  private let store: MovieStore

  init() {
    store = MovieStore(at: .memory, clock: time.clock)
  }

  private var movies: [Movie] {
    get throws { try store.movies(MovieQuery()) }
  }

  @Test(
    "undo takes a change back exactly, the time of the last change included, and redo repeats it")
  func undoAndRedo() throws {
    try store.add("Heat (1995)", "Up")
    let before = try movies
    time.seconds += 60
    try store.apply(to: "Heat") {
      $0.assessment = .rating(.good)
      $0.addedTags = [try Tag("crime"), try Tag("\u{301}")]
      $0.note = .set(try Note("two\nlines \"'\\"))
      $0.addedViewings = [.unknown, .unknown, try .on("2023-05")]
    }
    let after = try movies
    time.seconds += 60
    _ = try store.undo()
    #expect(try movies == before)
    _ = try store.redo()
    #expect(try movies == after)
    #expect(try movies.first?.tags.map(\.name) == ["crime", "\u{301}"])
  }

  @Test("a batch is one step, with its title and the number of its movies")
  func batch() throws {
    store.changeTitle = "add -"
    try store.add("Heat", "Up", "Ran")
    #expect(try store.history().map(\.title) == ["add -"])
    #expect(try store.undo().movies == 3)
    #expect(try movies.isEmpty)
    #expect(throws: MovieStoreError.nothingToUndo) { _ = try store.undo() }
    #expect(try store.redo().isUndone == false)
    #expect(try store.names == ["Heat", "Up", "Ran"])
    #expect(throws: MovieStoreError.nothingToRedo) { _ = try store.redo() }
  }

  @Test("what changed nothing is no step")
  func noStep() throws {
    try store.add("Heat")
    try store.apply(to: "Heat") { $0.assessment = .rating(.notSeen) }
    _ = try store.add([MovieDraft(title: "heat")], ifDuplicate: .skip)
    _ = try store.add([MovieDraft(title: "Up")], ifDuplicate: .refuse, isRehearsal: true)
    #expect(throws: BatchError.self) {
      _ = try store.add([MovieDraft(title: "Ran"), MovieDraft(title: "")], ifDuplicate: .refuse)
    }
    #expect(try store.history().count == 1)
  }

  @Test("what changed nothing after an undo is no step either, and leaves the redo as it was")
  func noStepAfterUndo() throws {
    try store.add("Heat")
    try store.add("Up")
    _ = try store.undo()
    try store.apply(to: "Heat") { $0.assessment = .rating(.notSeen) }
    _ = try store.add([MovieDraft(title: "heat")], ifDuplicate: .skip)
    #expect(try store.history().map(\.isUndone) == [true, false])
    _ = try store.redo()
    #expect(try store.names == ["Heat", "Up"])
  }

  @Test("a new change after an undo leaves nothing to redo")
  func newLine() throws {
    try store.add("Heat")
    try store.add("Up")
    _ = try store.undo()
    try store.add("Ran")
    #expect(throws: MovieStoreError.nothingToRedo) { _ = try store.redo() }
    #expect(try store.names == ["Heat", "Ran"])
    #expect(try store.history().map(\.step) == [2, 1])
  }

  @Test("the number of an undone movie is never given to another")
  func numbers() throws {
    try store.add("Heat")
    _ = try store.undo()
    #expect(try store.add("Up").map(\.number) == [2])
  }

  @Test("the last thousand steps are kept")
  func limit() throws {
    try store.add("Heat")
    for step in 1...HistoryStep.limit + 5 {
      try store.apply(to: "@1") { $0.year = .set(try #require(Year(1900 + step % 2))) }
    }
    #expect(try store.history().count == HistoryStep.limit)
    #expect(try store.history(limit: 2).count == 2)
    #expect(try store.history().last?.step == 7)
  }

  @Test("undo and redo are told to whoever reads")
  func observation() throws {
    try store.add("Heat")
    let list = MovieListViewModel(store: store)
    let history = HistoryViewModel(store: store)
    #expect(try isTold(of: { _ = try history.undo() }, toWhoReads: { _ = try list.rows }))
    #expect(try isTold(of: { _ = try history.redo() }, toWhoReads: { _ = try history.steps }))
    #expect(try list.rows.count == 1)
  }

  @Test("any course of changes can be gone back and forth", arguments: [1, 2, 3, 4] as [UInt64])
  func randomCourse(_ seed: UInt64) throws {
    var course = RandomCourse(seed: seed, store: store, time: time)
    for _ in 0..<200 { try course.goOn() }
    try course.goBackAndForth()
  }
}

/// A random course of changes, with all that the library was on the way.
@MainActor
private struct RandomCourse {
  private var random: RandomMovies
  private let store: MovieStore
  private let time: MovingClock

  /// The library after each change that counts, and where in them it is now.
  private var states: [[Movie]] = [[]]
  private var position = 0

  init(seed: UInt64, store: MovieStore, time: MovingClock) {
    random = RandomMovies(seed: seed)
    self.store = store
    self.time = time
  }

  mutating func goOn() throws {
    time.seconds += 1
    switch Int.random(in: 0..<10, using: &random.generator) {
    case 0...1: try undo()
    case 2: try redo()
    default: try change()
    }
    #expect(try store.movies(MovieQuery()) == states[position])
  }

  mutating func goBackAndForth() throws {
    while position > 0 {
      try undo()
      #expect(try store.movies(MovieQuery()) == states[position])
    }
    while position < states.count - 1 {
      try redo()
      #expect(try store.movies(MovieQuery()) == states[position])
    }
  }

  private mutating func undo() throws {
    if position == 0 {
      #expect(throws: MovieStoreError.nothingToUndo) { _ = try store.undo() }
    } else {
      _ = try store.undo()
      position -= 1
    }
  }

  private mutating func redo() throws {
    if position == states.count - 1 {
      #expect(throws: MovieStoreError.nothingToRedo) { _ = try store.redo() }
    } else {
      _ = try store.redo()
      position += 1
    }
  }

  private mutating func change() throws {
    let outcomes = try changeSome()
    guard outcomes.contains(where: { $0.action != .unchanged }) else { return }
    states.removeSubrange((position + 1)...)
    states.append(try store.movies(MovieQuery()))
    position += 1
  }

  private mutating func changeSome() throws -> [MovieStore.Outcome] {
    let numbers = states[position].map(\.number)
    let some = random.some(of: numbers).map { MovieReference.number($0) }
    switch Int.random(in: 0..<6, using: &random.generator) {
    case 0: return try store.remove(some)
    case 2: return try store.apply(some.map { ($0, MovieEdit()) })
    case 3:
      let drafts = states[position].prefix(2).map {
        MovieDraft(title: $0.title.text, year: $0.year)
      }
      return try store.add(drafts, ifDuplicate: .skip)
    case 1:
      let drafts = try (0..<Int.random(in: 1...3, using: &random.generator)).map { _ in
        try random.draft()
      }
      return try store.add(drafts, ifDuplicate: .allow)
    default:
      let movies = try store.movies(some)
      return try store.apply(
        try movies.map { (.number($0.number), try edit(of: $0)) }, allowsDuplicates: true)
    }
  }

  private mutating func edit(of movie: Movie) throws -> MovieEdit {
    let draft = try random.draft()
    var edit = MovieEdit()
    edit.title = random.flip() ? try Title(draft.title) : nil
    edit.year = draft.year.map { .set($0) } ?? .cleared
    edit.note = random.flip() ? draft.note.map { .set($0) } ?? .cleared : nil
    edit.imdb = draft.imdb.map { .set($0) }
    edit.addedTags = draft.tags
    edit.removedTags = random.some(of: movie.tags)
    edit.addedViewings = draft.viewings
    edit.assessment = random.assessment(isSeen: true)
    return edit
  }
}
