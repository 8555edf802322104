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

  /// Makes the folder.
  ///
  /// - Throws: `OutputError`.
  init() throws(OutputError) {
    let parent = System.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((parent + "/movies-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw OutputError(reason: SystemError.last.reason) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with the file.
  func remove() {
    unlink(file)
    rmdir(path)
  }
}
