/// Sees to it that every reading of a file finds the same bytes.
///
/// The system's clock for files stands still for some milliseconds at a time, so that a file that was
/// written twice may look as before: what was read is compared too.
final class SteadyReading {
  private let name: String
  private var state: FileState?
  private var content: Content?

  /// What was read, from the beginning to the end.
  private struct Content: Equatable {
    var size = 0
    var checksum = Checksum()
  }

  /// The readings of a file that messages call by this name.
  init(of name: String) {
    self.name = name
  }
}

extension SteadyReading {
  /// The bytes of an open file, which must be as it was when it was read for the first time.
  ///
  /// - Throws: `ImportError`, now or when the change is met.
  func stream(
    of file: OpenFile, in environment: ReadingEnvironment, _ bytes: () throws -> ByteStream
  ) throws -> ByteStream {
    try require(file.state)
    let stream = try naming(file, bytes)
    var read = Content()
    return ByteStream {
      try environment.goOn()
      let piece = try self.naming(file, stream.next)
      read.size += piece.count
      read.checksum.add(piece[...])
      if piece.isEmpty { try self.end(read, of: file) }
      return piece
    }
  }

  private func end(_ read: Content, of file: OpenFile) throws {
    try require(try file.presentState())
    guard content == nil || content == read else { throw changed }
    content = read
  }

  private func require(_ present: FileState) throws {
    guard state == nil || state == present else { throw changed }
    state = present
  }

  /// What is wrong with a file that changes is that it does.
  private func naming<Result>(_ file: OpenFile, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ImportError where error != .interrupted {
      try require(try file.presentState())
      throw error
    }
  }

  private var changed: ImportError { .badFile(name, .changed) }
}
