import Testing

@testable import MovieKit

@Suite("An identifier at IMDb")
struct IMDbIDTests {
  @Test("is tt and seven or more digits", arguments: ["tt0113277", "tt10872600", "tt0000001"])
  func good(text: String) throws {
    #expect(try #require(IMDbID(parsing: text)).text == text)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "tt", "tt011327", "0113277", "nm0000134", "TT0113277", "Tt0113277", "tt 0113277",
      "tt0113277 ", " tt0113277", "tt0113277/", "tt01132x7", "tt-0113277", "tt+0113277",
      "tt０１１３２７７", "ttt0113277", "https://www.imdb.com/title/tt0113277/", "tt0113277\n",
    ])
  func bad(text: String) {
    #expect(IMDbID(parsing: text) == nil)
  }
}
