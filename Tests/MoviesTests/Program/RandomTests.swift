import Foundation
import Testing

/// `random`, from outside.
nonisolated struct RandomTests {
  private let movies = Program()

  @Test("it is one of those that match, in any form of a list, and a page on a terminal")
  func output() {
    _ = movies("add", "-", input: "Heat (1995)\nRan (1985)\n")
    _ = movies("rate", "Heat", "good")
    #expect(movies("random", "--unseen").out == "@2\tRan\t1985\tnot-seen\n")
    #expect(movies("random", "hea", "--columns", "title", "-0").out == "Heat\0")
    #expect(movies("random", "--at-least", "good", "--json").out.hasPrefix("[\n{\"number\":1,"))
    #expect(
      movies("random", "--unseen", "--format", "csv").out.hasPrefix("ref,title,year,rating\n"))
    let page = movies.onTerminal("random", "--unseen", environment: ["NO_COLOR": "1"])
    #expect(page.lines.prefix(2) == ["@2  Ran (1985)", "  Rating  not seen"])
  }

  @Test("nothing to pick is exit 1, and makes no library")
  func nothing() {
    let run = movies("random")
    #expect(run == Run(code: 1, out: "", err: "movies: no movie matches\n"))
    #expect(!FileManager.default.fileExists(atPath: movies.library))
    _ = movies("add", "Heat")
    #expect(movies("random", "ran").code == 1)
  }

  @Test("the same seed picks the same movie, and a seed is a number")
  func seeds() {
    _ = movies("add", "-", input: (1...50).map { "Film \($0)\n" }.joined())
    let picks = (1...12).map { movies("random", "--seed", String($0)).out }
    #expect(picks == (1...12).map { movies("random", "--seed", String($0)).out })
    #expect(Set(picks).count > 1)
    for seed in ["x", "", "+1", "1.5", "99999999999999999999"] {
      let run = movies("random", "--seed=\(seed)")
      #expect(run.code == 64 && run.err.contains("is no seed"), "\(seed)")
    }
    #expect(movies("random", "--seed", "18446744073709551615").code == 0)
  }
}
