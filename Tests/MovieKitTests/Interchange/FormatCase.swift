import MovieKit
import Testing

/// Files of an export, and the library that comes of them.
struct FormatCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let options: ImportOptions
  let library: [String]

  init(
    _ what: String, _ files: [String: String], _ options: ImportOptions = ImportOptions(),
    gives library: [String]
  ) {
    testDescription = what
    self.files = files
    self.options = options
    self.library = library
  }

  /// One file, by a name that tells nothing.
  init(
    _ what: String, _ text: String, _ options: ImportOptions = ImportOptions(),
    gives library: [String]
  ) {
    self.init(what, ["export": text], options, gives: library)
  }

  /// Imports the files, twice, and goes round by our own JSON Lines.
  @MainActor
  func check() throws {
    let bench = try ImportBench(texts: files)
    defer { bench.remove() }
    let names = files.count == 1 ? Array(files.keys) : [""]
    try bench.importing(names, options)
    #expect(try bench.library == library)

    let movies = try bench.store.movies(MovieQuery())
    let again = try bench.importing(names, options)
    #expect(again.added + again.updated + again.viewings == 0, "a second import changes nothing")
    #expect(try bench.store.movies(MovieQuery()) == movies)

    guard !movies.isEmpty else { return }
    let copy = try ImportBench(texts: ["own.jsonl": OwnLine.text(of: movies)])
    defer { copy.remove() }
    try copy.importing(["own.jsonl"])
    #expect(try copy.store.movies(MovieQuery()) == movies, "a copy is equal")
  }
}
