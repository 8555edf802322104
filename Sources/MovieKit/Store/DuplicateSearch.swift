/// Finds the pairs of movies that are likely to be one film, without comparing each with each: only
/// those are compared that have the same identifier, the same name, or names that become the same when
/// a letter is left out.
struct DuplicateSearch {
  /// Two movies by their numbers, the lower one first.
  struct Pair: Hashable {
    let first: Int
    let second: Int
    let reason: DuplicateReason
  }

  /// What more names than this become by leaving out a letter says nothing of typing errors, and would
  /// take long to go through.
  private static let stemLimit = 64

  private let candidates: [DuplicateCandidate]

  /// Those that are no twins of others, by their places among the candidates.
  private var singles: [Int] = []

  private var found: [Pair] = []

  /// Looks for the pairs among movies that come by number.
  init(_ candidates: [DuplicateCandidate]) {
    self.candidates = candidates
    findTwins()
    findSameIdentifiers()
    findSameNames()
    findMisspellings()
  }
}

extension DuplicateSearch {
  /// The pairs, each once, by the numbers of their movies.
  var pairs: [Pair] {
    var last: Pair?
    return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.filter { pair in
      defer { last = pair }
      return pair != last
    }
  }

  /// Of movies that are equal in all that counts each makes a pair with the first, which stands for all
  /// of them from then on.
  private mutating func findTwins() {
    var isTwin = [Bool](repeating: false, count: candidates.count)
    let entries = candidates.indices.map { index in
      let candidate = candidates[index]
      return Entry(hash: hash(candidate.key, candidate.year, candidate.imdb), index: index)
    }
    entries.forEachGroup { group in
      for index in group.dropFirst() where note(group[group.startIndex], index) {
        isTwin[index] = true
      }
    }
    singles = candidates.indices.filter { !isTwin[$0] }
  }

  /// Each makes a pair with the first that has its identifier.
  private mutating func findSameIdentifiers() {
    let entries = singles.compactMap { index in
      candidates[index].imdb.map { Entry(hash: hash($0), index: index) }
    }
    entries.forEachGroup { group in
      for index in group.dropFirst() { note(group[group.startIndex], index) }
    }
  }

  private mutating func findSameNames() {
    let entries = singles.map { index in
      Entry(hash: hash(TitleParts(key: candidates[index].key).name), index: index)
    }
    entries.forEachGroup { noteAll(of: $0, where: { $0 != .spelling }) }
  }

  /// Compares the movies of a group but for those that have both an identifier, which tells all.
  private mutating func noteAll(
    of group: ArraySlice<Int>, where isMeant: (DuplicateReason) -> Bool
  ) {
    let unidentified = group.filter { candidates[$0].imdb == nil }
    for (place, index) in unidentified.enumerated() {
      for other in unidentified[(place + 1)...] { note(index, other, where: isMeant) }
      for other in group where candidates[other].imdb != nil { note(index, other, where: isMeant) }
    }
  }

  @discardableResult
  private mutating func note(
    _ one: Int, _ other: Int, where isMeant: (DuplicateReason) -> Bool = { _ in true }
  ) -> Bool {
    let (first, second) = (candidates[min(one, other)], candidates[max(one, other)])
    guard let reason = DuplicateReason(first, second), isMeant(reason) else { return false }
    found.append(Pair(first: first.number, second: second.number, reason: reason))
    return true
  }
}

extension DuplicateSearch {
  /// Long names of one length and of the next are taken at a time, which bounds the memory: of two that
  /// are one error apart, both become the same by leaving out a letter, or the longer one becomes the
  /// shorter.
  private mutating func findMisspellings() {
    var places: [Int: [Int]] = [:]
    for index in singles {
      let title = TitleParts(key: candidates[index].key)
      if title.isLong { places[title.standard.unicodeScalars.count, default: []].append(index) }
    }
    for length in Set(places.keys).union(places.keys.map { $0 - 1 }).sorted() {
      var entries: [Entry] = []
      for index in places[length] ?? [] {
        entries.append(Entry(hash: Stems(of: candidates[index].key).whole, index: index))
      }
      for index in places[length + 1] ?? [] {
        for hash in Stems(of: candidates[index].key).shortened {
          entries.append(Entry(hash: hash, index: index))
        }
      }
      entries.forEachGroup { group in
        guard group.count <= DuplicateSearch.stemLimit else { return }
        noteAll(of: group, where: { $0 == .spelling })
      }
    }
  }
}

private func hash(_ values: (any Hashable)?...) -> Int {
  var hasher = Hasher()
  for value in values {
    if let value { hasher.combine(AnyHashable(value)) } else { hasher.combine(0) }
  }
  return hasher.finalize()
}

/// A candidate under a hash of what it is looked up by.
private struct Entry {
  let hash: Int
  let index: Int32

  init(hash: Int, index: Int) {
    self.hash = hash
    self.index = Int32(truncatingIfNeeded: index)
  }
}

extension [Entry] {
  /// Hands over the places of those with the same hash, in order, where there are several.
  fileprivate func forEachGroup(_ body: (ArraySlice<Int>) -> Void) {
    let entries = sorted { ($0.hash, $0.index) < ($1.hash, $1.index) }
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].hash == entries[start].hash { end += 1 }
      if end - start > 1 { body(entries[start..<end].map { Int($0.index) }[...]) }
      start = end
    }
  }
}

/// Hashes of a name, and of what it becomes when a letter is left out, with its numbers, which have to
/// be the same.
private struct Stems {
  /// That of the whole name.
  let whole: Int

  /// Those of the name without each of its letters in turn.
  let shortened: [Int]

  private static let base = 0x1E37_79B9_7F4A_7C15

  init(of key: String) {
    let title = TitleParts(key: key)
    let letters = title.standard.unicodeScalars.map { Int($0.value) + 1 }
    let numerals = title.numerals.hashValue
    // The hash of the letters up to a place, and from a place on with the power that goes before it.
    var (before, after, power) = ([0], [0], [1])
    for letter in letters { before.append(before[before.count - 1] &* Stems.base &+ letter) }
    for letter in letters.reversed() {
      after.append(letter &* power[power.count - 1] &+ after[after.count - 1])
      power.append(power[power.count - 1] &* Stems.base)
    }
    whole = before[letters.count] &+ numerals
    shortened = letters.indices.compactMap { place in
      // Of equal letters in a row it makes no difference which one is left out.
      guard place == 0 || letters[place] != letters[place - 1] else { return nil }
      let rest = letters.count - place - 1
      return before[place] &* power[rest] &+ after[rest] &+ numerals
    }
  }
}
