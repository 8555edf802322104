import MovieKit

/// The values of options and operands, each kind read in one place.
extension ParsedArguments {
  /// The rating that an option gives.
  func assessment(_ option: Option) throws(UsageError) -> Assessment? {
    guard let text = value(option) else { return nil }
    return try .read(text, of: option.spelling)
  }

  /// The grade that an option names: one of the five words, or a score.
  func grade(_ option: Option) throws(UsageError) -> Assessment? {
    guard let text = value(option) else { return nil }
    guard let grade = Assessment(parsing: text), grade.rating.isGrade else {
      throw .badValue(text, of: option.spelling, .grade)
    }
    return grade
  }

  /// The ratings that an option names, with commas between them.
  func ratings(_ option: Option) throws(UsageError) -> Set<Assessment> {
    guard let text = value(option) else { return [] }
    var ratings: Set<Assessment> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      ratings.insert(try Assessment.read(part.trimmed, of: option.spelling))
    }
    return ratings
  }

  /// The year that an option gives.
  func year(_ option: Option) throws(UsageError) -> Year? {
    guard let text = value(option) else { return nil }
    return try .read(text, of: option.spelling)
  }

  /// The range of years that an option gives: `1995`, `1990..1999`, `1990..` or `..1999`.
  func years(_ option: Option) throws(UsageError) -> ClosedRange<Year>? {
    guard let text = value(option) else { return nil }
    guard let range = ClosedRange(parsing: text) else {
      throw .badValue(text, of: option.spelling, .years)
    }
    return range
  }

  /// The title that an option gives.
  func title(_ option: Option) throws(UsageError) -> Title? {
    guard let text = value(option) else { return nil }
    do {
      return try Title(text)
    } catch {
      throw .badValue(text, of: option.spelling, .title(error))
    }
  }

  /// The tags that an option gives.
  func tags(_ option: Option) throws(UsageError) -> [Tag] {
    var tags: [Tag] = []
    for text in all(option) {
      do {
        tags.append(try Tag(text))
      } catch {
        throw .badValue(text, of: option.spelling, .tag(error))
      }
    }
    return tags
  }

  /// The viewings that an option gives.
  func viewings(_ option: Option, today: PartialDate) throws(UsageError) -> [Viewing] {
    var viewings: [Viewing] = []
    for text in all(option) {
      guard let viewing = Viewing(parsing: text, today: today) else {
        throw .badValue(text, of: option.spelling, .date)
      }
      viewings.append(viewing)
    }
    return viewings
  }

  /// The note that an option gives.
  func note(_ option: Option) throws(UsageError) -> Note? {
    guard let text = value(option) else { return nil }
    do {
      return try Note(text)
    } catch {
      throw .badValue(text, of: option.spelling, .note(error))
    }
  }

  /// The IMDb identifier that an option gives.
  func imdb(_ option: Option) throws(UsageError) -> IMDbID? {
    guard let text = value(option) else { return nil }
    guard let id = IMDbID(typed: text) else {
      throw .badValue(text, of: option.spelling, .imdb)
    }
    return id
  }

  /// The number, zero and up, that an option gives.
  func count(_ option: Option) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count >= 0, !text.hasPrefix("+") else {
      throw .badValue(text, of: option.spelling, .count)
    }
    return count
  }

  /// The one of the option's words that is given.
  func choice(_ option: Option) throws(UsageError) -> String? {
    guard let text = value(option) else { return nil }
    guard option.choices.contains(text) else {
      throw .badValue(text, of: option.spelling, .oneOf(option.choices))
    }
    return text
  }

  /// What to put in the place of a value: nothing for an empty text, else what reading it gives.
  func replacement<Value: Hashable & Sendable>(
    _ option: Option, _ read: (Option) throws(UsageError) -> Value?
  ) throws(UsageError) -> MovieEdit.Replacement<Value>? {
    if value(option) == "" { return .cleared }
    return try read(option).map { .set($0) }
  }

  /// The references that the operands are.
  var references: [MovieReference] { operands.map { MovieReference(parsing: $0.text) } }

  /// Throws if both switches are given.
  func exclude(_ one: Option, _ other: Option) throws(UsageError) {
    if has(one) && has(other) { throw .conflict(one.spelling, other.spelling) }
  }
}

nonisolated extension Assessment {
  /// Reads a rating, which `name` is the option or argument of.
  static func read(_ text: String, of name: String) throws(UsageError) -> Assessment {
    guard let assessment = Assessment(parsing: text) else {
      throw .badValue(text, of: name, .rating)
    }
    return assessment
  }
}

nonisolated extension Year {
  /// Reads a year, which `name` is the option of.
  static func read(_ text: String, of name: String) throws(UsageError) -> Year {
    guard let year = Year(parsing: text) else { throw .badValue(text, of: name, .year) }
    return year
  }
}

nonisolated extension ClosedRange<Year> {
  fileprivate init?(parsing text: String) {
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) else {
      guard let year = Year(parsing: text) else { return nil }
      self = year...year
      return
    }
    let (start, end) = (String(text[..<dots]), String(text[dots...].dropFirst(2)))
    guard !(start.isEmpty && end.isEmpty),
      let first = start.isEmpty ? Year(Year.range.lowerBound) : Year(parsing: start),
      let last = end.isEmpty ? Year(Year.range.upperBound) : Year(parsing: end),
      first <= last
    else { return nil }
    self = first...last
  }
}
