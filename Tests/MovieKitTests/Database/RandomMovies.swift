@testable import MovieKit

/// Makes movies at random, the same in each run.
struct RandomMovies {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Words as typed, and as the contract folds them.
  static let words = [
    ("Heat", "heat"), ("Amélie", "amelie"), ("Spider-Man:", "spider man"), ("WALL·E", "wall e"),
    ("the", "the"), ("Йод", "йод"), ("8½", "8½"), ("straße", "straße"), ("2001", "2001"),
    ("(500)", "500"), ("東京物語", "東京物語"), ("¡Átame!", "atame"),
  ]

  static let tags = ["crime", "Noir", "日本", "été", "a b", "x'; --"]

  static let dates = ["1999", "2023", "2023-12", "2023-12-31", "2024", "2024-05", "2024-05-01"]

  mutating func movie(number: Int) throws -> Movie {
    try Movie(
      draft(), id: MovieID(high: generator.next(), low: generator.next()), number: number,
      at: Timestamp(secondsSince1970: Int.random(in: 0...5, using: &generator)))
  }

  mutating func draft() throws -> MovieDraft {
    let title = (0..<Int.random(in: 1...3, using: &generator))
      .map { _ in generator.pick(RandomMovies.words).0 }.joined(separator: " ")
    let tags = try some(of: RandomMovies.tags).map { try Tag($0) }
    let viewings = try viewings()
    return MovieDraft(
      title: title, year: flip() ? Year(Int.random(in: 1994...1998, using: &generator)) : nil,
      assessment: assessment(isSeen: !viewings.isEmpty), tags: tags,
      note: flip() ? try Note("one\n\"two\", 'three'\t\\") : nil,
      imdb: flip() ? IMDbID(parsing: "tt0113277") : nil, viewings: viewings)
  }

  mutating func viewings() throws -> [Viewing] {
    guard flip() else { return [] }
    return try some(of: RandomMovies.dates).map { try .on($0) } + (flip() ? [.unknown] : [])
  }

  mutating func assessment(isSeen: Bool) -> Assessment? {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: nil
    case 1: Score(halfStars: Int.random(in: 1...10, using: &generator)).map { .score($0) }
    default: .rating(generator.pick(Array(Rating.allCases.dropFirst(isSeen ? 1 : 0))))
    }
  }

  mutating func some<Element>(of elements: [Element]) -> [Element] {
    let count = Int.random(in: 0...2, using: &generator)
    return Array(elements.shuffled(using: &generator).prefix(count))
  }

  mutating func flip() -> Bool { Bool.random(using: &generator) }
}
