import Foundation
import Testing

@testable import MovieKit

@Suite("Adding movies")
@MainActor
struct MovieStoreAddTests {
  private let store = MovieStore.inMemory()

  private static func heat(_ year: Int? = nil) -> MovieDraft {
    MovieDraft(title: "Heat", year: year.flatMap { Year($0) })
  }

  @Test("gives each a number, an identifier and the moment")
  func adding() throws {
    let outcomes = try store.add(
      [MovieStoreAddTests.heat(1995), MovieDraft(title: "Ran")], ifDuplicate: .refuse)
    #expect(outcomes.map(\.action) == [.added, .added])
    #expect(outcomes.map(\.movie.number) == [1, 2])
    #expect(Set(outcomes.map(\.movie.id)).count == 2)
    for movie in outcomes.map(\.movie) {
      #expect(movie.added.secondsSince1970 == 1_700_000_000)
      #expect(movie.changed == movie.added)
    }
    #expect(try store.movies(MovieQuery()) == outcomes.map(\.movie))
    #expect(store.revision == 1)
  }

  @Test("of none changes nothing")
  func none() throws {
    #expect(try store.add([], ifDuplicate: .refuse).isEmpty)
    #expect(store.revision == 0)
  }

  @Test("is done wholly or not at all, and names each refusal with its place")
  func allOrNothing() throws {
    try store.add("Ran (1985)")
    let ran = try #require(try store.summaries(MovieQuery()).first)
    let error = #expect(throws: BatchError.self) {
      try store.add(
        [
          MovieDraft(title: "Alien"), MovieDraft(title: " "), MovieDraft(title: "RAN"),
          MovieDraft(title: "a\nb"), MovieDraft(title: "Stalker"),
          MovieDraft(title: "Heat", assessment: .rating(.notSeen), viewings: [.unknown]),
        ], ifDuplicate: .refuse)
    }
    #expect(
      error
        == .items([
          .init(index: 1, error: .badTitle(" ", .blank)),
          .init(index: 2, error: .duplicate(name: "RAN", existing: ran)),
          .init(index: 3, error: .badTitle("a\nb", .forbidden("\n"))),
          .init(index: 5, error: .refusedNew(.notSeenHasViewings, title: "Heat")),
        ]))
    #expect(try store.names == ["Ran (1985)"])
    #expect(store.revision == 1)
    #expect(try store.add("Alien").map(\.number) == [2])
  }

  struct Duplicate: CustomTestStringConvertible {
    let there: Int?
    let new: Int?
    let isDuplicate: Bool

    var testDescription: String { "\(there ?? 0) and \(new ?? 0)" }
  }

  @Test(
    "refuses one of the same title whose year is the same, or not known of one of them",
    arguments: [
      Duplicate(there: 1995, new: 1995, isDuplicate: true),
      Duplicate(there: 1995, new: nil, isDuplicate: true),
      Duplicate(there: nil, new: 1995, isDuplicate: true),
      Duplicate(there: nil, new: nil, isDuplicate: true),
      Duplicate(there: 1995, new: 1986, isDuplicate: false),
    ])
  func duplicates(_ each: Duplicate) throws {
    _ = try store.add([MovieStoreAddTests.heat(each.there)], ifDuplicate: .refuse)
    let new = MovieDraft(title: "HÉAT!", year: each.new.flatMap { Year($0) })
    if each.isDuplicate {
      #expect(throws: BatchError.self) { try store.add([new], ifDuplicate: .refuse) }
      #expect(try store.count(MovieQuery()) == 1)
    } else {
      #expect(try store.add([new], ifDuplicate: .refuse).first?.movie.number == 2)
    }
  }

  @Test("finds duplicates within the batch itself")
  func withinBatch() throws {
    let error = #expect(throws: BatchError.self) {
      try store.add([MovieStoreAddTests.heat(), MovieStoreAddTests.heat()], ifDuplicate: .refuse)
    }
    #expect(error?.places == [1])
    #expect(try store.names == [])
  }

  @Test("has the movie that is there stand for a skipped one, unchanged")
  func skipping() throws {
    let there = try store.add("Heat (1995)")
    let outcomes = try store.add(
      [MovieStoreAddTests.heat(), MovieDraft(title: "Ran")], ifDuplicate: .skip)
    #expect(outcomes.map(\.action) == [.unchanged, .added])
    #expect(outcomes.map(\.movie.number) == [1, 2])
    #expect(outcomes.first?.movie == there.first)
    let revision = store.revision
    #expect(
      try store.add([MovieStoreAddTests.heat()], ifDuplicate: .skip).map(\.action) == [.unchanged])
    #expect(store.revision == revision)
  }

  @Test("adds the same movie again where that is allowed")
  func allowing() throws {
    try store.add("Heat", "Heat")
    #expect(try store.names == ["Heat", "Heat"])
  }

  @Test("never gives the number of a removed movie again")
  func numbers() throws {
    try store.add("Heat", "Ran", "Alien")
    #expect(try store.remove([.number(3), .number(1)]).map(\.action) == [.removed, .removed])
    #expect(try store.add("Stalker").map(\.number) == [4])
    #expect(try store.remove([.number(2), .number(4)]).count == 2)
    #expect(try store.add("Solaris").map(\.number) == [5])
  }

  @Test("only rehearsed tells what would be done, and does nothing")
  func rehearsal() throws {
    try store.add("Ran")
    let outcomes = try store.add(
      [MovieStoreAddTests.heat(), MovieDraft(title: "ran")], ifDuplicate: .skip, isRehearsal: true)
    #expect(outcomes.map(\.action) == [.added, .unchanged])
    #expect(throws: BatchError.self) {
      try store.add([MovieDraft(title: "ran")], ifDuplicate: .refuse, isRehearsal: true)
    }
    #expect(try store.names == ["Ran"])
    #expect(store.revision == 1)
    #expect(try store.add("Alien").map(\.number) == [2])
  }

  @Test("only rehearsed makes no file")
  func rehearsalWithoutFile() throws {
    let folder = try TemporaryFolder()
    let store = MovieStore(at: .file(path: folder.path + "/a/library.db", isNamed: false))
    let outcomes = try store.add(
      [MovieStoreAddTests.heat()], ifDuplicate: .refuse, isRehearsal: true)
    #expect(outcomes.map(\.movie.number) == [1])
    #expect(try folder.names == [])
  }

  @Test("only rehearsed leaves the file as it is")
  func rehearsalWithFile() throws {
    let folder = try TemporaryFolder()
    let store = MovieStore(at: .file(path: folder.library, isNamed: false))
    try store.add("Heat")
    let before = try folder.bytes()
    let drafts = (1...100).map { MovieDraft(title: "Ran \($0)") }
    #expect(try store.add(drafts, ifDuplicate: .refuse, isRehearsal: true).count == 100)
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["library.db"])
  }

  @Test("that is refused makes an empty file at the most, which is no library yet")
  func refusedMakesNoLibrary() throws {
    let folder = try TemporaryFolder()
    let store = MovieStore(at: .file(path: folder.path + "/a/library.db", isNamed: false))
    #expect(throws: BatchError.self) {
      try store.add([MovieDraft(title: "Heat"), MovieDraft(title: "heat")], ifDuplicate: .refuse)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a") == ["library.db"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a/library.db")).isEmpty)
    #expect(try store.count(MovieQuery()) == 0)
  }

  @Test("that is there already is the one of the same year, if there is one")
  func duplicateOfSameYear() throws {
    let store = MovieStore.inMemory()
    try store.add("Heat", "Heat (1995)")
    let draft = MovieDraft(title: "Heat", year: Year(1995))
    #expect(try store.add([draft], ifDuplicate: .skip).map(\.movie.number) == [2])
  }

  @Test("can't be numbered after the last number there is, which damages nothing")
  func lastNumber() throws {
    let connection = try Connection.inMemory()
    try connection.migrate(from: 0)
    for last in [Int.max, -2] {
      try connection.run("DELETE FROM sqlite_sequence")
      try connection.run("INSERT INTO sqlite_sequence VALUES ('movie', ?)", [.integer(last)])
      #expect(throws: Damage.self) { try connection.nextNumber() }
    }
  }
}
