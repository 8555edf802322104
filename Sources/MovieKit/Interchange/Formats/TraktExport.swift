/// The files of Trakt's export that have movies.
struct TraktExport: MovieFormat {
  let format = ImportFormat.trakt

  /// What an object is about, by its keys; lists are told from the watchlist by the path alone.
  private enum Kind {
    case play, rating, watched, watchlist, list

    init?(_ object: JSONValue, path: String) {
      if object.has("watched_at") {
        self = .play
      } else if object.has("rated_at") {
        self = .rating
      } else if object.has("plays") {
        self = .watched
      } else if object.has("listed_at") {
        let (name, folder) = (
          path.split(separator: "/").last ?? "", path.split(separator: "/").dropLast().last
        )
        let isOfLists = name.hasPrefix("lists-") || folder == "lists"
        self = isOfLists && !name.contains("watchlist") ? .list : .watchlist
      } else {
        return nil
      }
    }
  }

  /// What an object may be about: a movie, or things that are none.
  private static let subjects = ["movie", "show", "episode", "season", "person"]

  func recognises(_ file: FilePreview) -> Bool {
    if file.isEmptyArray { return true }
    guard file.isArray, let object = file.object else { return false }
    return TraktExport.subjects.contains(where: object.has)
      && Kind(object, path: file.path) != nil
  }

  func read(_ files: [ImportFile], hasOthers: Bool, into sink: inout ImportSink) throws {
    let isWhole = files.contains { !isList($0) }
    for file in files {
      if isList(file), isWhole, !sink.options.makesTagsOfLists {
        sink.leaveOut(lists: 1)
        continue
      }
      try file.naming {
        var elements = JSONElements(try file.text())
        while let element = try elements.next() { try take(element, of: file, &sink) }
      }
    }
  }

  private func isList(_ file: ImportFile) -> Bool {
    guard let object = file.preview.object else { return false }
    return Kind(object, path: file.entry.path) == .list
  }

  private func take(
    _ element: JSONElements.Element, of file: ImportFile, _ sink: inout ImportSink
  ) throws {
    try sink.take(file.place(line: element.line)) { sink throws(RowProblem) in
      let object: JSONValue
      do {
        object = try JSONParser.value(of: element.bytes)
      } catch {
        throw .badJSON
      }
      guard let kind = Kind(object, path: file.entry.path) else { throw .badValue(key: "type") }
      return try film(from: object, kind, file, &sink)
    }
  }

  private func film(
    from object: JSONValue, _ kind: Kind, _ file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    let subject = TraktExport.subjects.first { object[$0] != nil } ?? "movie"
    guard sink.accepts(TitleKind(word: object["type"]?.word ?? subject)) else { return nil }
    guard let movie = object["movie"] ?? object["show"] else {
      sink.skip(.noTitle)
      return nil
    }
    var film = try ForeignMovie(trakt: movie)
    switch kind {
    case .play:
      film.standing = .seen
      try film.read(traktDay: object["watched_at"]?.word ?? "unknown", today: sink.today)
    case .watched:
      film.standing = .seen
      if let day = object["last_watched_at"]?.word {
        try film.read(traktDay: day, today: sink.today)
      }
    case .rating:
      film.standing = .seen
      try film.read(traktRating: object)
    case .watchlist: break
    case .list: try film.add(tag: file.entry.traktListName)
    }
    if let notes = object["notes"]?.text { try film.read(note: notes) }
    return film
  }
}

extension ImportEntry {
  /// The name of a list out of a path such as `lists-list-123-my-list.json`.
  fileprivate var traktListName: String {
    var words = baseName.split(separator: "-")
    while words.count > 1, let first = words.first,
      first == "lists" || first == "list" || Int(digits: first) != nil
    { words.removeFirst() }
    return words.joined(separator: " ")
  }
}

extension ForeignMovie {
  /// Takes a movie of Trakt, without what anybody thought of it.
  ///
  /// - Throws: `RowProblem`.
  fileprivate init(trakt movie: JSONValue) throws(RowProblem) {
    self.init()
    try read(title: movie["title"]?.text ?? "")
    try read(year: movie["year"]?.numeral ?? "")
    try read(imdb: movie["ids"]?["imdb"]?.word ?? "")
    sourceID = movie["ids"]?["trakt"]?.numeral
  }

  /// Takes the day in UTC of a moment, or that nobody knows it.
  ///
  /// - Throws: `RowProblem.badDate`.
  fileprivate mutating func read(
    traktDay text: String, today: PartialDate
  ) throws(RowProblem) {
    guard text != "unknown" else { return viewings.append(.unknown) }
    guard let day = Timestamp(text)?.day ?? PartialDate(text) else { throw .badDate(text) }
    try add(viewing: day, today: today, of: text)
  }

  /// - Throws: `RowProblem`.
  fileprivate mutating func read(traktRating object: JSONValue) throws(RowProblem) {
    guard let score = try GradeScale.ten.exactScore(object["rating"]?.numeral ?? "") else { return }
    let text = object["rated_at"]?.word
    let moment = text.flatMap { Timestamp($0) }
    if let text, moment == nil { throw .badDate(text) }
    grade = Grade(assessment: .score(score), moment: moment)
  }
}
