import Foundation

nonisolated extension Program {
  /// The names in the folder, without the streams of runs.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix("run-") }.sorted()
  }

  /// The text in a file of the folder; `nil` where there is none.
  func text(in name: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Writes a file in the folder.
  func put(_ text: String, into name: String) {
    _ = FileManager.default.createFile(
      atPath: folder + "/" + name, contents: Data(text.utf8))
  }

  /// What the library holds.
  var bytes: Data? { FileManager.default.contents(atPath: library) }
}
