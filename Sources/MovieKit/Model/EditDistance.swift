extension Sequence<Character> {
  /// How many characters must be added, removed, replaced or swapped with their neighbour to make
  /// one text of the other; `nil` when more than `limit`.
  ///
  /// This is the restricted Damerau-Levenshtein distance.
  package func editDistance(to other: some Sequence<Character>, atMost limit: Int) -> Int? {
    let (one, other) = (Array(self), Array(other))
    guard abs(one.count - other.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      for column in 0..<other.count {
        let cost = one[row] == other[column] ? 0 : 1
        var best = Swift.min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
