import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("Own JSON Lines")
struct OwnLinesTests {
  /// A library with everything in it that a movie can have.
  private func everything() throws -> ImportBench {
    let bench = try ImportBench()
    let titles = [
      "Heat", "???", "映画", "🎬👨‍👩‍👧", "A \"quoted\" \\ one", "NBSP\u{A0}inside", "&amp; stays", "  x  ",
      "'; DROP TABLE movie; --", "مرحبا", "e\u{301}", "<b>bold</b>",
    ]
    for (index, title) in titles.enumerated() {
      var draft = MovieDraft(title: title, year: Year(1900 + index))
      draft.tags = try ["a", "Two Words"].map { try Tag($0) }
      draft.note = try Note("  first\nsecond\r\n\tthird \"quoted\"\n")
      draft.viewings = [
        .unknown, .unknown, Viewing(PartialDate("2024")), Viewing(PartialDate("2024-05")),
        Viewing(PartialDate("2024-05-01")), Viewing(PartialDate("2024-05-01")),
      ]
      draft.imdb = IMDbID(parsing: "tt00000" + String(10 + index))
      _ = try bench.store.add([draft], ifDuplicate: .allow)
    }
    for rating in Rating.allCases {
      let draft = MovieDraft(title: "Word \(rating.word)", assessment: .rating(rating))
      _ = try bench.store.add([draft], ifDuplicate: .allow)
    }
    for halfStars in 1...10 {
      let score = try #require(Score(halfStars: halfStars))
      let draft = MovieDraft(title: "Twin", assessment: .score(score))
      _ = try bench.store.add([draft], ifDuplicate: .allow)
    }
    _ = try bench.store.remove([.number(2), .number(15)])
    return bench
  }

  @Test("a library with everything in it comes back exactly, into an empty one and into itself")
  func roundTrip() throws {
    let bench = try everything()
    defer { bench.remove() }
    let movies = try bench.store.movies(MovieQuery())
    #expect(movies.count == 27)
    try bench.write(Data(OwnLine.text(of: movies).utf8), to: "own.jsonl")

    let copy = try ImportBench()
    defer { copy.remove() }
    try copy.importing([bench.path("own.jsonl").replacing(copy.folder.path(), with: "")], at: bench)
    let copies = try copy.store.movies(MovieQuery())
    #expect(copies == movies)
    #expect(copies.map { $0.tags.map(\.name) } == movies.map { $0.tags.map(\.name) })

    let report = try bench.importing(["own.jsonl"])
    #expect(report.unchanged == 27)
    #expect(report.added + report.updated + report.viewings == 0)
    #expect(try bench.store.movies(MovieQuery()) == movies)
  }

  @Test("an array of the same objects is read too")
  func array() throws {
    let bench = try everything()
    defer { bench.remove() }
    let movies = try bench.store.movies(MovieQuery())
    let lines = try OwnLine.text(of: movies).split(separator: "\n").joined(separator: ",\n")
    try bench.write(Data("[\n\(lines)\n]\n".utf8), to: "own.json")
    let copy = try ImportBench()
    defer { copy.remove() }
    try copy.importing(["own.json"], at: bench)
    #expect(try copy.store.movies(MovieQuery()) == movies)
  }

  @Test("in a library that has movies, new ones get new numbers, and those there are merged")
  func intoAnother() throws {
    let bench = try ImportBench(texts: [
      "a": "title,rating\nHeat,good\nUp,\n",
      "b": """
      {"number":1,"id":"0191e2a0-0000-7000-8000-000000000001","title":"Ran","added":"2025-01-01T00:00:00Z","changed":"2025-01-02T00:00:00Z"}
      {"number":9,"id":"0191e2a0-0000-7000-8000-000000000002","title":"heat","tags":["x"],"added":"2025-01-01T00:00:00Z","changed":"2025-01-02T00:00:00Z"}
      """,
    ])
    defer { bench.remove() }
    try bench.importing(["a"])
    try bench.importing(["b"])
    #expect(try bench.library == ["Heat good #x", "Up not-seen", "Ran not-seen"])
    let ran = try bench.store.movies([.number(3)])
    #expect(ran.first?.id.description == "0191e2a0-0000-7000-8000-000000000001")
    #expect(ran.first?.added.description == "2025-01-01T00:00:00Z")
    #expect(ran.first?.changed.description == "2025-01-02T00:00:00Z")
  }

  @Test("more movies than are kept in memory, and twice over")
  func many() throws {
    let text = "title,year\n" + (1...31_000).map { "Film \($0),1995\n" }.joined()
    let bench = try ImportBench(texts: ["f": text])
    defer { bench.remove() }
    var last: ImportProgress?
    let model = ImportViewModel(store: bench.store, paths: [.file(bench.path("f"))])
    let report = try model.start {
      false
    } onProgress: {
      last = $0
    }
    #expect(report.added == 31_000)
    #expect(last == ImportProgress(done: 31_000, total: 31_000))
    #expect(model.progress == last)
    #expect(model.report == report)
    #expect(try bench.importing(["f"]).unchanged == 31_000)
  }

  @Test("an import that is broken off stores nothing")
  func interrupted() throws {
    let bench = try ImportBench(texts: ["f": "title\n" + (1...100).map { "F\($0)\n" }.joined()])
    defer { bench.remove() }
    var calls = 0
    let model = ImportViewModel(store: bench.store, paths: [.file(bench.path("f"))])
    #expect(throws: ImportError.interrupted) {
      try model.start(isInterrupted: {
        calls += 1
        return calls > 150
      })
    }
    #expect(try bench.library == [])
    #expect(model.report == nil)
  }
}

extension ImportBench {
  /// Imports files that stand in the folder of another bench.
  fileprivate func importing(_ names: [String], at other: ImportBench) throws {
    let paths = names.map { ImportPath.file($0.hasPrefix("/") ? $0 : other.path($0)) }
    _ = try ImportViewModel(store: store, paths: paths).start()
  }
}
