import Foundation

@testable import MovieKit

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "movies-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension TemporaryFolder {
  /// Where a library can be in the folder.
  var library: String { path + "/library.db" }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func write(_ bytes: Data, to name: String = "library.db") throws {
    try bytes.write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func bytes(of name: String = "library.db") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  /// The permissions of the file or folder with this name.
  func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes[.posixPermissions] as? Int
  }
}
