import MovieKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder for one file, which nobody else can look into.
struct TemporaryFolder {
  private let path: String

  /// The name of the file.
  var file: String { path + "/file" }

  /// It can't be made, for this reason of the system.
  struct Failure: Error, Hashable {
    /// The folder in which it was to be.
    let parent: String
    let reason: String
    /// Whether the disk is full, or failing.
    let isOfDisk: Bool
  }

  /// Makes the folder.
  ///
  /// - Throws: `Failure`, or `UsageError.variableNotUTF8`.
  init() throws {
    let parent = try System.path("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((parent + "/movies-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      let error = SystemError.last
      throw Failure(parent: parent, reason: error.reason, isOfDisk: error.isOfDisk)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with the file.
  func remove() {
    unlink(file)
    rmdir(path)
  }
}
