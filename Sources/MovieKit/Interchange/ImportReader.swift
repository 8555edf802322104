/// Reads all that is to be imported, as often as asked.
struct ImportReader {
  private let parts: [Part]
  private let passedOver: [String]

  /// The files of one format that belong together.
  private struct Part {
    let format: any MovieFormat
    let files: [ImportFile]
    let hasOthers: Bool
  }

  /// Looks at files, and tells their formats.
  ///
  /// - Throws: `ImportError` for the first that can't be read, or is of no known format.
  init(
    _ paths: [ImportPath], format: ImportFormat?, in environment: ReadingEnvironment
  ) throws {
    var (parts, passedOver) = ([Part](), [String]())
    for source in try ImportSource.all(paths, in: environment) {
      var files: [Int: [ImportFile]] = [:]
      for entry in source.entries {
        if let (file, place) = try ImportReader.recognise(entry, of: source, among: format) {
          files[place, default: []].append(file)
        } else {
          passedOver.append(entry.name)
        }
      }
      parts += try ImportReader.parts(of: files, source, &passedOver)
    }
    self.parts = parts
    self.passedOver = passedOver
  }

  /// The file and the place of its format; `nil` for one that has no movies, among others that may.
  private static func recognise(
    _ entry: ImportEntry, of source: ImportSource, among format: ImportFormat?
  ) throws -> (ImportFile, Int)? {
    do {
      let file = try ImportFile(entry)
      if let place = FormatTable.place(of: file.preview, among: format) { return (file, place) }
      let words = file.preview.firstWords
      let problem: FileProblem =
        format.map { .notOfFormat($0, beginning: words) } ?? .unknown(beginning: words)
      throw ImportError.badFile(entry.name, problem)
    } catch let error as ImportError {
      guard source.isWhole, error.isOfUnknownFile else { throw error }
      return nil
    }
  }

  private static func parts(
    of files: [Int: [ImportFile]], _ source: ImportSource, _ passedOver: inout [String]
  ) throws -> [Part] {
    var files = files
    // In an export a table that merely has names is none of films.
    if source.isWhole, files.count > 1,
      let general = files.removeValue(forKey: FormatTable.all.count - 1)
    {
      passedOver += general.map(\.entry.name)
    }
    guard !files.isEmpty else {
      throw ImportError.badFile(source.name, .nothingKnown)
    }
    return files.keys.sorted().map { place in
      let format = FormatTable.all[place]
      let hasOthers = files.keys.contains {
        $0 != place && FormatTable.all[$0].format == format.format
      }
      return Part(format: format, files: files[place] ?? [], hasOthers: hasOthers)
    }
  }

  /// Reads everything into a sink.
  ///
  /// - Throws: `ImportError`, or what the sink throws.
  func read(into sink: inout ImportSink) throws {
    for name in passedOver { sink.passOver(name) }
    for part in parts {
      for file in part.files {
        sink.begin(ImportedFile(name: file.entry.name, format: part.format.format))
      }
      try part.format.read(part.files, hasOthers: part.hasOthers, into: &sink)
      try sink.endSource()
    }
  }
}

extension ImportError {
  /// Whether it says that a file is none of those that have movies, and nothing worse.
  fileprivate var isOfUnknownFile: Bool {
    guard case .badFile(_, let problem) = self else { return false }
    switch problem {
    case .unknown, .notOfFormat, .looksLike, .empty, .nulByte: return true
    default: return false
    }
  }
}
