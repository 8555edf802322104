import MovieKit

/// Files that are written together: none takes its place before all are whole and on the disk.
enum OutputFiles {
  /// Has a body write each of some files, and puts them in their places when all are whole.
  ///
  /// - Throws: `FileError`, or what the body throws.
  static func write(_ names: [String], _ body: (Int, inout Output) throws -> Void) throws {
    var files: [OutputFile] = []
    try Interruption.deferred {
      for (index, name) in names.enumerated() {
        if Interruption.isRequested { throw Interrupted() }
        files.append(try OutputFile(name))
        try naming(name) { try body(index, &files[index].output) }
      }
      for index in files.indices { try files[index].sync() }
      if Interruption.isRequested { throw Interrupted() }
      for index in files.indices { try files[index].finish() }
    } cleaningUp: {
      for index in files.indices { files[index].discard() }
    }
  }

  /// The program was asked to end.
  private struct Interrupted: Error {}

  private static func naming(_ name: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as OutputError {
      throw FileError(path: name, problem: .failed(error.reason))
    }
  }
}
