/// A file whose encoding and form are known, ready to be read.
struct ImportFile {
  /// Where it stands.
  let entry: ImportEntry

  /// What a first reading of all of it told.
  let survey: TextSurvey

  /// What a look at its beginning told.
  let preview: FilePreview
}

extension ImportFile {
  /// Looks at a file.
  ///
  /// - Throws: `ImportError` when it can't be read, or is no text.
  init(_ entry: ImportEntry) throws {
    let start = try entry.open().beginning(512)
    if let kind = ForeignKind(of: Array(start.prefix(512))) {
      throw ImportError.badFile(entry.name, .looksLike(kind))
    }
    self.entry = entry
    survey = try TextSurvey(of: entry)
    let text = survey.encoding.decoded(try entry.open())
    preview = try FilePreview(path: entry.path, of: text)
  }

  /// Its bytes as UTF-8.
  ///
  /// - Throws: `ImportError`.
  func text() throws -> ByteStream { survey.encoding.decoded(try entry.open()) }

  /// The place of a record in it.
  func place(line: Int) -> ImportPlace { ImportPlace(file: entry.name, line: line) }

  /// Runs a body that may find the file to be bad.
  ///
  /// - Throws: `ImportError`, or what the body throws.
  func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let problem as FileProblem {
      throw ImportError.badFile(entry.name, problem)
    }
  }
}
