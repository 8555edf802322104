import Testing

@testable import MovieKit

@Suite("A reference")
struct MovieReferenceTests {
  @Test(
    "of @ and digits is a number",
    arguments: [("@12", 12), ("@1", 1), ("@0", 0), ("@007", 7), ("@1000000000", 1_000_000_000)])
  func number(typed: String, number: Int) {
    #expect(MovieReference(parsing: typed) == .number(number))
  }

  @Test(
    "of a number that no movie can have is none of another movie, and prints as it was typed",
    arguments: [
      "@1000000001", "@9223372036854775807", "@9223372036854775808", "@99999999999999999999",
      "@0009999999999",
    ])
  func hugeNumber(typed: String) {
    #expect(MovieReference(parsing: typed) == .numberOutOfRange(typed))
    #expect(MovieReference(parsing: typed).description == typed)
  }

  @Test(
    "of the 36 characters of a UUID is an identifier",
    arguments: [
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
      "00000000-0000-0000-0000-000000000000",
    ])
  func identifier(typed: String) throws {
    let id = try #require(MovieID(typed))
    #expect(MovieReference(parsing: typed) == .id(id))
    #expect(MovieReference.id(id).description == typed.lowercased())
  }

  @Test(
    "of anything else is a title",
    arguments: [
      "300", "12", "@", "@12a", "@-1", "@+1", "@ 12", "@12 ", " @12", "@１２", "@1.0", "@@12",
      "#12", "Heat", "Heat (1995)", "017f22e279b07cc398c4dc0c0c07398f", "tt0113277", "",
    ])
  func title(typed: String) {
    #expect(MovieReference(parsing: typed) == .title(typed))
    #expect(MovieReference(parsing: typed).description == typed)
  }

  @Test("prints as it would be typed")
  func description() {
    #expect(MovieReference.number(12).description == "@12")
  }
}
