/// What all formats have in common in reading the cells of a record.
extension ForeignMovie {
  /// Takes a title: character references are decoded, and what no title can have becomes a space.
  ///
  /// - Throws: `RowProblem.badTitle`.
  mutating func read(title text: String, decodesEntities: Bool = true) throws(RowProblem) {
    let decoded = decodesEntities ? HTMLText.decodingEntities(text) : text
    let cleaned = decoded.replacingControlsBySpaces
    hasCleanedTitle = decoded.trimmed.hasControls
    let spaced = decodesEntities ? cleaned.replacingNoBreakSpaces : cleaned
    let plain = spaced.trimmed
    guard !plain.isEmpty else { return }
    do {
      title = try Title(plain).text
    } catch {
      throw .badTitle(plain, error)
    }
  }

  /// Takes a year, of which there may be none, or several in a row of which the first counts.
  ///
  /// - Throws: `RowProblem.badYear`.
  mutating func read(year text: String) throws(RowProblem) {
    guard !text.isEmpty else { return }
    guard let year = ForeignDate.year(text) else { throw .badYear(text) }
    self.year = year
  }

  /// Takes an IMDb identifier, of which there may be none.
  ///
  /// - Throws: `RowProblem.badIMDb`.
  mutating func read(imdb text: String) throws(RowProblem) {
    guard !GradeScale.isNone(text) else { return }
    guard let id = IMDbID(parsing: text) else { throw .badIMDb(text) }
    imdb = id
  }

  /// Takes tags with commas between them.
  ///
  /// - Throws: `RowProblem.badTag`.
  mutating func read(tags text: String) throws(RowProblem) {
    for part in text.split(separator: ",") where !part.trimmed.isEmpty {
      try add(tag: part.trimmed)
    }
  }

  /// Takes a tag; a comma or a control character in it becomes a space.
  ///
  /// - Throws: `RowProblem.badTag`.
  mutating func add(tag text: String) throws(RowProblem) {
    let plain = text.replacingControlsBySpaces.split(separator: ",").map(\.trimmed)
      .joined(separator: " ")
    do {
      tags.append(try Tag(plain))
    } catch {
      throw .badTag(text, error)
    }
  }

  /// Takes a note of plain text.
  ///
  /// - Throws: `RowProblem.badNote`.
  mutating func read(note text: String) throws(RowProblem) {
    let plain = text.withPlainLineEnds.trimmed
    guard !plain.isEmpty else { return }
    do {
      note = try Note(plain)
    } catch {
      throw .badNote(plain, error)
    }
  }

  /// Takes a review that was written for a web page.
  ///
  /// - Throws: `RowProblem.badNote`.
  mutating func read(review html: String) throws(RowProblem) {
    try read(note: HTMLText.plain(html))
  }

  /// Takes the day of a viewing; without a day of today, one that a library has already.
  ///
  /// - Throws: `RowProblem.badDate` when it is none, or later than tomorrow.
  mutating func read(viewing text: String, today: PartialDate?) throws(RowProblem) {
    guard let date = ForeignDate.date(text) else { throw .badDate(text) }
    try add(viewing: date, today: today, of: text)
  }

  /// Takes a day of viewing that was read from a text.
  ///
  /// - Throws: `RowProblem.badDate` when it is before 1870 or later than tomorrow.
  mutating func add(
    viewing date: PartialDate, today: PartialDate?, of text: String
  ) throws(RowProblem) {
    let viewing =
      if let today {
        Viewing(parsing: date.description, today: today)
      } else {
        Viewing(ofLibrary: date)
      }
    guard let viewing else { throw .badDate(text) }
    viewings.append(viewing)
  }

  /// Takes a score, where there is one, given on a day, where that is known.
  ///
  /// - Throws: `RowProblem.badDate`.
  mutating func read(
    score: Score?, givenOn text: String, isOfMovie: Bool = true
  ) throws(RowProblem) {
    guard let score else { return }
    grade = Grade(assessment: .score(score), moment: try Grade.moment(text), isOfMovie: isOfMovie)
  }
}

extension ForeignMovie.Grade {
  /// The last moment of a day that may not be given.
  ///
  /// - Throws: `RowProblem.badDate`.
  static func moment(_ text: String) throws(RowProblem) -> Timestamp? {
    if text.isEmpty { return nil }
    guard let date = ForeignDate.date(text) else { throw .badDate(text) }
    return date.end
  }
}

extension String {
  fileprivate var hasControls: Bool { unicodeScalars.contains(where: \.isControlOrSeparator) }

  /// The text, trimmed, with a space for each control character and each separator of lines.
  fileprivate var replacingControlsBySpaces: String {
    let text = trimmed
    guard text.hasControls else { return text }
    var scalars = UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar.isControlOrSeparator ? " " : scalar) }
    return String(scalars)
  }

  fileprivate var replacingNoBreakSpaces: String {
    guard utf8.contains(0xC2) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
  }

  /// The text with LF for each line end, and a space for each other control character.
  fileprivate var withPlainLineEnds: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    var scalars = UnicodeScalarView()
    var isAfterCR = false
    for scalar in unicodeScalars {
      defer { isAfterCR = scalar == "\r" }
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n": if !isAfterCR { scalars.append("\n") }
      case "\t", "\u{2028}", "\u{2029}": scalars.append(scalar)
      default: scalars.append(scalar.isControlOrSeparator ? " " : scalar)
      }
    }
    return String(scalars)
  }
}
