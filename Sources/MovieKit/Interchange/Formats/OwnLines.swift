/// Our own JSON Lines, or an array of the same objects.
struct OwnLines: MovieFormat {
  let format = ImportFormat.jsonl

  func recognises(_ file: FilePreview) -> Bool { file.object?["title"]?.text != nil }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    for file in files {
      try file.naming {
        if file.preview.isArray {
          try readArray(file, into: &sink)
        } else {
          try readLines(file, into: &sink)
        }
      }
    }
  }

  private func readArray(_ file: ImportFile, into sink: inout ImportSink) throws {
    var elements = JSONElements(try file.text())
    while let element = try elements.next() {
      try take(element.bytes, file.place(line: element.line), into: &sink)
    }
  }

  /// A line that is no JSON spoils no other line.
  private func readLines(_ file: ImportFile, into sink: inout ImportSink) throws {
    var lines = DelimitedReader(try file.text(), dialect: Dialect(separator: 0, quoting: .none))
    while let line = try lines.nextFilled() {
      try take(line.bytes, file.place(line: line.line), into: &sink)
    }
  }

  private func take(
    _ bytes: [UInt8], _ place: ImportPlace, into sink: inout ImportSink
  ) throws {
    try sink.take(place) { sink throws(RowProblem) in
      do {
        let value = try JSONParser.value(of: bytes)
        guard case .object = value else { throw JSONParser.Malformed() }
        return try film(from: OwnRecord(value: value))
      } catch let problem as RowProblem {
        throw problem
      } catch {
        throw RowProblem.badJSON
      }
    }
  }

  private func film(from record: OwnRecord) throws(RowProblem) -> ForeignMovie {
    var film = ForeignMovie(countsEqualViewings: true)
    try film.read(title: record.text("title") ?? "", decodesEntities: false)
    film.year = try record.year
    film.imdb = try record.imdb
    let rating = try record.assessment
    film.viewings = try record.viewings
    guard rating?.rating != .notSeen || film.viewings.isEmpty else { throw .notSeenWithViewings }
    for tag in try record.tags { film.tags.append(tag) }
    film.note = try record.note
    film.identity = try record.identity
    film.sourceID = film.identity?.id.description
    switch rating?.rating {
    case .notSeen: film.standing = .notSeen
    case .unrated: film.standing = .seen
    case .some:
      film.grade = rating.map {
        ForeignMovie.Grade(assessment: $0, moment: film.identity?.changed)
      }
    case nil: break
    }
    return film
  }
}
