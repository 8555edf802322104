/// An object of our own JSON, whose values are checked as they are read.
struct OwnRecord {
  let value: JSONValue
}

extension OwnRecord {
  /// The text under a key; `nil` where there is none.
  ///
  /// - Throws: `RowProblem.badValue` where something else stands there.
  func text(_ key: String) throws(RowProblem) -> String? {
    guard let value = value[key] else { return nil }
    guard let text = value.text else { throw .badValue(key: key) }
    return text
  }

  /// The text under a key that has no long ones.
  ///
  /// - Throws: `RowProblem.badValue`.
  private func word(_ key: String) throws(RowProblem) -> String? {
    let text = try text(key)
    if let text, text.utf8.count > 512 { throw .badValue(key: key) }
    return text
  }

  private func integer(_ key: String) throws(RowProblem) -> Int? {
    guard let value = value[key] else { return nil }
    guard let number = value.integer else { throw .badValue(key: key) }
    return number
  }

  /// The number in its library, which is checked even where nothing else tells of that library.
  private var number: Int? {
    get throws(RowProblem) {
      guard let value = value["number"] else { return nil }
      guard let numeral = value.numeral else { throw .badValue(key: "number") }
      guard let number = value.integer, Movie.numbers ~= number else { throw .badNumber(numeral) }
      return number
    }
  }

  var year: Year? {
    get throws(RowProblem) {
      guard let number = try integer("year") else { return nil }
      guard let year = Year(number) else { throw .badYear(String(number)) }
      return year
    }
  }

  var imdb: IMDbID? {
    get throws(RowProblem) {
      guard let text = try word("imdb") else { return nil }
      guard let id = IMDbID(parsing: text) else { throw .badIMDb(text) }
      return id
    }
  }

  /// The score, if it fits the rating, or else the rating.
  var assessment: Assessment? {
    get throws(RowProblem) {
      let word = try word("rating")
      let rating = word.flatMap(Rating.init(word:))
      if let word, rating == nil { throw .badRating(word) }
      guard let number = try integer("score") else { return rating.map { .rating($0) } }
      guard let score = Score(halfStars: number), rating ?? Rating(score) == Rating(score) else {
        throw .badRating(String(number))
      }
      return .score(score)
    }
  }

  var tags: [Tag] {
    get throws(RowProblem) {
      var tags: [Tag] = []
      for element in try elements("tags") {
        guard let text = element.text else { throw .badValue(key: "tags") }
        do {
          tags.append(try Tag(text))
        } catch {
          throw .badTag(text, error)
        }
      }
      return tags
    }
  }

  var note: Note? {
    get throws(RowProblem) {
      guard let text = try text("note"), !text.isEmpty else { return nil }
      do {
        return try Note(text)
      } catch {
        throw .badNote(text, error)
      }
    }
  }

  /// The viewings, of which those without a date are null.
  var viewings: [Viewing] {
    get throws(RowProblem) {
      var viewings: [Viewing] = []
      for element in try elements("viewings") {
        if element == .null {
          viewings.append(.unknown)
          continue
        }
        guard let text = element.text else { throw .badValue(key: "viewings") }
        guard let viewing = PartialDate(text).flatMap(Viewing.init(ofLibrary:)) else {
          throw .badDate(text)
        }
        viewings.append(viewing)
      }
      return viewings
    }
  }

  private func elements(_ key: String) throws(RowProblem) -> [JSONValue] {
    guard let value = value[key] else { return [] }
    guard let elements = value.elements else { throw .badValue(key: key) }
    return elements
  }

  /// What the movie was in its library, where all of that is told.
  var identity: ForeignMovie.Identity? {
    get throws(RowProblem) {
      guard let id = try word("id"), let number = try self.number,
        let added = try word("added"), let changed = try word("changed")
      else { return nil }
      guard let id = MovieID(id) else { throw .badValue(key: "id") }
      guard let added = Timestamp(added), let changed = Timestamp(changed) else {
        throw .badDate(added)
      }
      return ForeignMovie.Identity(id: id, number: number, added: added, changed: changed)
    }
  }
}
