/// What comes out of a pipe or a device, kept so that it can be read more than once.
enum PipedContent {
  /// How much may come: a million movies have a third of it.
  static let sizeLimit = 1 << 30

  /// How much is kept in memory.
  private static let memoryLimit = 4 << 20

  /// Reads all there is, up to where it proves to be no text; `nil` when there is nothing.
  ///
  /// - Throws: `ImportError`, also when too much comes.
  static func entry(
    of file: OpenFile, named name: String, in environment: ReadingEnvironment
  ) throws -> ImportEntry? {
    var store = Store(name: name, folder: environment.temporaryFolder)
    let arriving = ImportEntry(name: name, path: name) {
      ByteStream {
        let piece = try file.nextPiece(in: environment)
        try store.append(piece)
        return piece
      }
    }
    do {
      _ = try TextSurvey(of: arriving)
    } catch ImportError.badFile(_, let problem) where problem.isOfText {
      // Whatever it is, there is no end to wait for. It is told when the format is looked for.
    }
    return try store.entry(in: environment)
  }

  /// What has come so far.
  private struct Store {
    let name: String
    let folder: String
    private var size = 0
    private var memory: [UInt8] = []
    private var spool: SpoolFile?

    init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }

    mutating func append(_ piece: [UInt8]) throws {
      size += piece.count
      guard size <= sizeLimit else { throw ImportError.badFile(name, .tooMuch) }
      do {
        if let spool { return try spool.append(piece) }
        memory += piece
        guard memory.count > memoryLimit else { return }
        let spool = try SpoolFile(in: folder)
        try spool.append(memory)
        (self.spool, memory) = (spool, [])
      } catch let error as SystemError {
        throw ImportError.notKept(name, folder: folder, error.reason)
      }
    }

    func entry(in environment: ReadingEnvironment) throws -> ImportEntry? {
      guard size > 0 else { return nil }
      if let file = try spool?.reading(named: name) {
        return ImportEntry(name: name, path: name, in: environment) { file }
      }
      let memory = memory
      return ImportEntry(name: name, path: name) {
        try environment.goOn()
        return ByteStream(memory)
      }
    }
  }
}

extension FileProblem {
  /// Whether it is found while a text is read, and ends that.
  fileprivate var isOfText: Bool {
    switch self {
    case .empty, .nulByte, .notUTF8, .encoded: true
    default: false
    }
  }
}
