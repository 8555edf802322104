import Testing

@testable import MovieKit

@Suite("The distance of two texts")
struct EditDistanceTests {
  struct Case: CustomTestStringConvertible {
    let one: String
    let other: String
    let distance: Int

    init(_ one: String, _ other: String, _ distance: Int) {
      (self.one, self.other, self.distance) = (one, other, distance)
    }

    var testDescription: String { "\(one) and \(other)" }
  }

  /// Counted by hand. "ca" and "abc" are 3 apart in the restricted distance, 2 in the full one.
  @Test(
    "is the number of additions, removals, replacements and swaps",
    arguments: [
      Case("", "", 0), Case("", "abc", 3), Case("heat", "heat", 0), Case("heat", "hat", 1),
      Case("heat", "heats", 1), Case("heat", "beat", 1), Case("heat", "haet", 1),
      Case("heat", "ehta", 2), Case("kitten", "sitting", 3), Case("ca", "abc", 3),
      Case("add", "lits", 4), Case("amélie", "ame\u{301}lie", 0), Case("👨‍👩‍👧", "x", 1),
    ])
  func table(_ each: Case) {
    #expect(each.one.editDistance(to: each.other, atMost: 9) == each.distance)
    #expect(each.other.editDistance(to: each.one, atMost: 9) == each.distance)
    #expect(each.one.editDistance(to: each.other, atMost: each.distance) == each.distance)
    if each.distance > 0 {
      #expect(each.one.editDistance(to: each.other, atMost: each.distance - 1) == nil)
    }
  }

  @Test("is what the plain recursion comes to, up to its limit")
  func property() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let one = generator.text(of: ["a", "b", "c"], upTo: 5)
      let other = generator.text(of: ["a", "b", "c"], upTo: 5)
      let limit = Int.random(in: 0...5, using: &generator)
      let distance = recursiveDistance(Array(one)[...], Array(other)[...])
      let expected = distance <= limit ? distance : nil
      if one.editDistance(to: other, atMost: limit) != expected {
        Issue.record("\(one) and \(other), at most \(limit): expected \(distance)")
      }
    }
  }

  private func recursiveDistance(
    _ one: ArraySlice<Character>, _ other: ArraySlice<Character>
  ) -> Int {
    guard let last = one.last, let otherLast = other.last else { return one.count + other.count }
    var best = min(
      recursiveDistance(one.dropLast(), other.dropLast()) + (last == otherLast ? 0 : 1),
      recursiveDistance(one.dropLast(), other) + 1, recursiveDistance(one, other.dropLast()) + 1)
    if one.count > 1, other.count > 1, last == other.dropLast().last,
      otherLast == one.dropLast().last
    {
      best = min(best, recursiveDistance(one.dropLast(2), other.dropLast(2)) + 1)
    }
    return best
  }
}
