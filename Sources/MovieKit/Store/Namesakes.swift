/// The movies of a library that have the same title, where there are many of them: they are looked
/// through once, and not again for each film of a file that has that title too.
struct Namesakes {
  private var kinds: [Int: Kind] = [:]
  private var waiting: [Kind: Queue] = [:]
  private var all: [Year?: Queue] = [:]

  private struct Kind: Hashable {
    let year: Year?
    let hasIMDb: Bool
  }

  /// Numbers of movies, of which those that are done with are passed for good.
  private struct Queue {
    var numbers: [Int] = []
    private var start = 0

    mutating func first(where isOpen: (Int) -> Bool) -> Int? {
      while start < numbers.count {
        if isOpen(numbers[start]) { return numbers[start] }
        start += 1
      }
      return nil
    }
  }
}

extension Namesakes {
  /// Takes in a movie, or what is new of one that is in.
  mutating func note(_ movie: Connection.Candidate) {
    let kind = Kind(year: movie.year, hasIMDb: movie.imdb != nil)
    guard kinds[movie.number] != kind else { return }
    if kinds[movie.number]?.year != movie.year || kinds[movie.number] == nil {
      all[movie.year, default: Queue()].numbers.append(movie.number)
    }
    kinds[movie.number] = kind
    waiting[kind, default: Queue()].numbers.append(movie.number)
  }

  /// The first movie of a year.
  mutating func number(of year: Year?) -> Int? {
    let kinds = kinds
    return all[year]?.first { kinds[$0]?.year == year }
  }

  /// The first movie of a year that isn't taken yet, and never will be given up when it is; one with an
  /// identifier at IMDb only for a film without.
  mutating func number(
    of year: Year?, havingIMDb: Bool, isTaken: (Int) -> Bool
  ) -> Int? {
    let kinds = kinds
    let wanted = [false, true].prefix(havingIMDb ? 1 : 2).map { Kind(year: year, hasIMDb: $0) }
    return wanted.compactMap { kind in
      waiting[kind]?.first { kinds[$0] == kind && !isTaken($0) }
    }.min()
  }
}
