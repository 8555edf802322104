/// SplitMix64: the same numbers in each run, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension SeededGenerator {
  /// Text of up to so many characters out of an alphabet.
  mutating func text(of alphabet: [Character], upTo length: Int) -> String {
    String((0..<Int.random(in: 0...length, using: &self)).map { _ in pick(alphabet) })
  }

  /// One of the elements, of which there must be some.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
