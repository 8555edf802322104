import Testing

@testable import MovieKit

@MainActor
@Suite("Export to Letterboxd")
struct LetterboxdRowsTests {
  @Test("a row a viewing; what is still to watch is left out")
  func rows() throws {
    let bench = try ImportBench(texts: [
      "f": """
      {"title":"Heat","year":1995,"rating":"excellent","score":9,"imdb":"tt0113277","tags":["a","b"],"note":"<3 & <b>","viewings":[null,"2024-05","2024-05-01","2025-01-02"]}
      {"title":"Up","rating":"not-seen"}
      {"title":"Ran","rating":"unrated"}
      {"title":"T","rating":"terrible"}
      {"title":"P","rating":"poor"}
      {"title":"D","rating":"decent"}
      {"title":"G","rating":"good","viewings":["2024-05-01"]}
      {"title":"E","rating":"excellent"}
      """
    ])
    defer { bench.remove() }
    try bench.importing(["f"])
    let (rows, leftOut) = try ExportViewModel(store: bench.store).letterboxd
    #expect(leftOut == 1)
    #expect(
      rows == [
        ["tt0113277", "Heat", "1995", "9", "", "", "a, b", ""],
        ["tt0113277", "Heat", "1995", "9", "", "", "a, b", ""],
        ["tt0113277", "Heat", "1995", "9", "2024-05-01", "true", "a, b", ""],
        ["tt0113277", "Heat", "1995", "9", "2025-01-02", "true", "a, b", "&lt;3 &amp; &lt;b>"],
        ["", "Ran", "", "", "", "", "", ""], ["", "T", "", "2", "", "", "", ""],
        ["", "P", "", "4", "", "", "", ""], ["", "D", "", "6", "", "", "", ""],
        ["", "G", "", "8", "2024-05-01", "", "", ""], ["", "E", "", "10", "", "", "", ""],
      ])
  }
}
