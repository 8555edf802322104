@testable import MovieKit

/// What a query means, as the contract has it, on an array.
struct PlainSelection {
  let query: MovieQuery
}

extension PlainSelection {
  func movies(of all: [Movie]) -> [Movie] {
    let found = all.filter(matches).sorted(by: precedes)
    return query.limit.map { Array(found.prefix($0)) } ?? found
  }

  private func matches(_ movie: Movie) -> Bool {
    query.words.allSatisfy { key(of: movie.title.text).contains(key(of: $0)) }
      && (query.numbers.isEmpty && query.ids.isEmpty || query.numbers.contains(movie.number)
        || query.ids.contains(movie.id))
      && (query.ratings.isEmpty || query.ratings.contains { compare(movie, to: $0) == 0 })
      && (query.lowestGrade.map { compare(movie, to: $0) ?? -1 >= 0 } ?? true)
      && (query.highestGrade.map { compare(movie, to: $0) ?? 1 <= 0 && movie.rating.isGrade }
        ?? true)
      && (query.isSeen.map { $0 == (movie.rating != .notSeen) } ?? true)
      && (query.years.map { years in movie.year.map(years.contains) ?? false } ?? true)
      && query.tags.allSatisfy(movie.tags.contains)
      && query.seenOn.allSatisfy { wanted in movie.viewings.contains { $0.isWithin(wanted) } }
  }

  /// How much higher the grade of a movie is: words are compared with words, scores with the score or with
  /// the even one that the word counts as; `nil` where it has none.
  private func compare(_ movie: Movie, to grade: Assessment) -> Int? {
    switch grade {
    case .rating(let rating): return movie.rating.rawValue - rating.rawValue
    case .score(let score):
      let counted: [Rating: Int] = [.terrible: 2, .poor: 4, .decent: 6, .good: 8, .excellent: 10]
      return (movie.score?.halfStars ?? counted[movie.rating]).map { $0 - score.halfStars }
    }
  }

  /// Titles are made of words whose keys are known.
  private func key(of text: String) -> String {
    text.split(separator: " ").compactMap { typed in
      RandomMovies.words.first { $0.0 == typed }?.1
    }.joined(separator: " ")
  }

  private func precedes(_ one: Movie, _ other: Movie) -> Bool {
    for (mine, its) in zip(sortKeys(of: one), sortKeys(of: other)) where mine != its {
      switch (mine, its) {
      case (let mine?, let its?):
        let isBefore = Array(mine.utf8).lexicographicallyPrecedes(Array(its.utf8))
        return isBefore != query.isReversed
      case (let mine, _): return mine != nil
      }
    }
    return one.number < other.number
  }

  /// Texts that sort as the values do; `nil` where there is no value.
  private func sortKeys(of movie: Movie) -> [String?] {
    switch query.order {
    case .number: [movie.number.padded(to: 9)]
    case .title: [key(of: movie.title.text)]
    case .year: [movie.year?.description]
    case .rating: [String(movie.rating.rawValue), movie.score?.halfStars.padded(to: 2)]
    case .seen: [movie.viewings.compactMap(\.date).max()?.description]
    case .added: [movie.added.secondsSince1970.padded(to: 9)]
    }
  }
}

extension Viewing {
  /// Whether this is a viewing on that day, or within that month or year.
  fileprivate func isWithin(_ wanted: Viewing) -> Bool {
    guard let date, let wanted = wanted.date else { return self.date == nil && wanted.date == nil }
    return date.year == wanted.year && (wanted.month == nil || wanted.month == date.month)
      && (wanted.day == nil || wanted.day == date.day)
  }
}

extension Int {
  /// The digits, with zeros before them up to a length.
  fileprivate func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
