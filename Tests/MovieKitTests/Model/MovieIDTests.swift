import Foundation
import Testing

@testable import MovieKit

@Suite("A movie's identifier")
struct MovieIDTests {
  /// 22 February 2022, 19:22:22 UTC, the example of RFC 9562, A.6.
  static let example = 1_645_557_742_000_000_000

  @Test("has the moment, the version and the variant of RFC 9562, section 5.7")
  func layout() {
    for _ in 0..<200 {
      let text = Array(MovieID(at: MovieIDTests.example).description)
      #expect(text.count == 36)
      #expect(String(text[..<14]) == "017f22e2-79b0-")
      #expect(text[14] == "7")
      #expect("89ab".contains(text[19]))
    }
  }

  @Test(
    "has the fraction of the millisecond in twelve bits",
    arguments: [
      (0, "000"), (244, "000"), (245, "001"), (500_000, "800"), (999_999, "fff"),
    ])
  func fraction(nanoseconds: Int, digits: String) {
    let text = MovieID(at: MovieIDTests.example + nanoseconds).description
    #expect(text.hasPrefix("017f22e2-79b0-7" + digits + "-"))
  }

  @Test("differs from others of the same moment, in 62 random bits")
  func random() {
    let all = (0..<1_000).map { _ in MovieID(at: MovieIDTests.example) }
    #expect(Set(all).count == 1_000)
    #expect(all.reduce(0) { $0 | $1.low } == 0xBFFF_FFFF_FFFF_FFFF)
    #expect(all.reduce(UInt64.max) { $0 & $1.low } == 1 << 63)
  }

  @Test("sorts by time, as text and as bytes")
  func order() {
    var generator = SeededGenerator(seed: 5)
    var moment = MovieIDTests.example
    let all = (0..<2_000).map { _ in
      moment += Int.random(in: 250...10_000_000, using: &generator)
      return MovieID(at: moment)
    }
    #expect(all.map(\.description).sorted() == all.map(\.description))
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  @Test("is read and written as Foundation's UUID is")
  func foundation() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let (high, low) = (generator.next(), generator.next())
      let id = MovieID(high: high, low: low)
      let uuid = try #require(UUID(uuidString: id.description))
      #expect(withUnsafeBytes(of: uuid.uuid, Array.init) == id.bytes)
      #expect(uuid.uuidString == id.description.uppercased())
      #expect(MovieID(uuid.uuidString) == id)
      #expect(MovieID(id.description) == id)
    }
  }

  @Test(
    "is written in no other way",
    arguments: [
      "", "-", "017f22e2", "017f22e279b07cc398c4dc0c0c07398f",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0",
      "017f22e2-79b0-7cc3-98c4dc0c0c07398f-", "{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "+17f22e2-79b0-7cc3-98c4-dc0c0c07398f",
      " 017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n",
      "017f22e2–79b0–7cc3–98c4–dc0c0c07398f", "urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
      "017f22e2-79b0-7cc3-98c4-dc0c0c0739８f",
    ])
  func bad(text: String) {
    #expect(MovieID(text) == nil)
  }
}
