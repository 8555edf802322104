import Foundation
import MovieKit

/// Some files in a folder of their own, and an empty library to import them into.
@MainActor
struct ImportBench {
  let folder: URL
  let store: MovieStore

  /// The day that all tests of imports are on.
  static let today = "2026-05-20"

  init(_ files: [String: Data] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = MovieStore(at: .memory, clock: ImportBench.clock())
    for (path, bytes) in files { try write(bytes, to: path) }
  }

  init(texts: [String: String]) throws {
    try self.init(texts.mapValues { Data($0.utf8) })
  }

  /// A clock that stands at noon of a day, and gives each movie a later moment.
  static func clock(on day: String = today) -> MovieKit.Clock {
    let formatter = ISO8601DateFormatter()
    let noon = formatter.date(from: day + "T12:00:00Z")?.timeIntervalSince1970 ?? 0
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let date = PartialDate(year: parts[0], month: parts[1], day: parts[2])
    return MovieKit.Clock(
      nanosecondsSince1970: { Int(noon) * 1_000_000_000 },
      today: { date ?? PartialDate(year: 2026) ?? MovieKit.Clock.system.today() })
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path() }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func importing(_ names: [String], _ options: ImportOptions = ImportOptions()) throws(ImportError)
    -> ImportReport
  {
    let paths = names.map { ImportPath.file($0.isEmpty ? folder.path() : path($0)) }
    return try ImportViewModel(store: store, paths: paths, options: options).start()
  }

  /// All movies, one a line, as `MovieLine` writes them.
  var library: [String] {
    get throws { try store.movies(MovieQuery()).map(\.line) }
  }
}

extension Movie {
  /// The movie in one line, with all that it has but its identifier and moments:
  /// `Heat (1995) excellent 9 #crime tt0113277 2024-05-01 unknown | a note`.
  var line: String {
    var parts = [name, rating.word]
    if let score { parts.append(String(score.halfStars)) }
    parts += tags.map { "#" + $0.name }
    if let imdb { parts.append(imdb.text) }
    parts += viewings.map(\.description)
    if let note { parts.append("| " + note.text.replacing("\n", with: "⏎")) }
    return parts.joined(separator: " ")
  }
}

extension ImportOptions {
  static func with(_ change: (inout ImportOptions) -> Void) -> ImportOptions {
    var options = ImportOptions()
    change(&options)
    return options
  }
}
