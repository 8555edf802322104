import Testing

@testable import MovieKit

@Suite("The search for duplicates")
struct DuplicateSearchTests {
  @Test("finds what comparing each with each finds", arguments: [UInt64](1...20))
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let candidates = (1...120).map { generator.candidate(number: $0) }
    let found = DuplicateSearch(candidates).pairs
    #expect(found == plainPairs(of: candidates))
    #expect(found.contains { $0.reason == .spelling } && found.contains { $0.reason == .article })
  }

  /// Of equal movies, and of those with one identifier, each makes a pair with the first only.
  private func plainPairs(of candidates: [DuplicateCandidate]) -> [DuplicateSearch.Pair] {
    func isTwin(_ one: DuplicateCandidate, _ other: DuplicateCandidate) -> Bool {
      (one.key, one.year, one.imdb) == (other.key, other.year, other.imdb)
    }
    func first(_ isMeant: (DuplicateCandidate) -> Bool) -> Int? {
      candidates.first(where: isMeant)?.number
    }
    var pairs: [DuplicateSearch.Pair] = []
    for (index, one) in candidates.enumerated() where first({ isTwin($0, one) }) == one.number {
      for other in candidates[(index + 1)...] {
        guard let reason = DuplicateReason(one, other) else { continue }
        let twin = first { isTwin($0, other) }
        guard twin == other.number || twin == one.number else { continue }
        if reason == .sameIMDb, twin != one.number, first({ $0.imdb == one.imdb }) != one.number {
          continue
        }
        pairs.append(
          DuplicateSearch.Pair(first: one.number, second: other.number, reason: reason))
      }
    }
    return pairs
  }

  @Test("passes over letters that very many titles differ in, and goes through them fast")
  func series() {
    let letters = (0..<3000).compactMap { Unicode.Scalar(0x4E00 + $0) }
    let candidates = zip(1..., letters).map {
      DuplicateCandidate(number: $0, key: "a long title of \($1)", year: nil, imdb: nil)
    }
    #expect(DuplicateSearch(candidates).pairs.isEmpty)
  }

  @Test("finds nothing among no movies, and the first of many equal ones with each of the others")
  func twins() {
    #expect(DuplicateSearch([]).pairs.isEmpty)
    let candidates = (1...5).map { DuplicateCandidate("heat (1995)", number: $0) }
    #expect(DuplicateSearch(candidates).pairs.map(\.first) == [1, 1, 1, 1])
    #expect(DuplicateSearch(candidates).pairs.map(\.second) == [2, 3, 4, 5])
  }
}

extension SeededGenerator {
  private static let titles = [
    "the long title of ii", "a long title of iii", "long title of", "matrix reloaded", "heat", "up",
    "lost in translation", "spider man 2", "千と千尋の神隠しの話",
  ]

  fileprivate mutating func candidate(number: Int) -> DuplicateCandidate {
    var key = pick(SeededGenerator.titles)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: key = "the " + key
    case 1: key += " the"
    case 2:
      var letters = Array(key.unicodeScalars)
      let place = Int.random(in: letters.indices, using: &self)
      if Bool.random(using: &self) {
        letters.remove(at: place)
      } else {
        letters[place] = pick(["a", "x", "s"]).unicodeScalars.first ?? "b"
      }
      key = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: " ")
    default: break
    }
    let year = Bool.random(using: &self) ? Year(Int.random(in: 1999...2002, using: &self)) : nil
    let imdb = pick(["", "", "", "tt0000001", "tt0000002"])
    return DuplicateCandidate(number: number, key: key, year: year, imdb: IMDbID(parsing: imdb))
  }
}
