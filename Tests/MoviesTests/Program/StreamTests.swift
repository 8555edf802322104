import Foundation
import Testing

/// Standard streams that are closed, full, slow or unread.
nonisolated struct StreamTests {
  private let movies = Program()

  private func fill() {
    let lines = (1...5000).map { "Film \($0) with a rather long title, to fill the pipe\n" }
    _ = movies("add", "-", "-q", input: lines.joined())
  }

  @Test(
    "a full or closed standard output is an error, and a change made before stays",
    arguments: [
      ">/dev/full", ">&-",
    ])
  func brokenOutput(_ redirection: String) {
    #expect(movies.shell("$movies --version \(redirection)").code == 74)
    let run = movies.shell("$movies add Heat \(redirection)")
    #expect(run.code == 74)
    #expect(run.err.hasPrefix("movies: the change was made, but standard output"))
    #expect(movies("list").out == "@1\tHeat\t\tnot-seen\n")
  }

  @Test("closed standard streams never become the library")
  func closedStreams() throws {
    _ = movies("add", "Heat")
    let before = try Data(contentsOf: URL(fileURLWithPath: movies.library))
    _ = movies.shell("$movies list <&- >&- 2>&-; $movies rate Nope good <&- >&- 2>&-")
    #expect(try Data(contentsOf: URL(fileURLWithPath: movies.library)) == before)
    #expect(movies.shell("$movies add Up <&-").code == 0)
    #expect(movies.shell("$movies add - <&-").code == 74)
    #expect(movies("list", "--count").out == "2\n")
  }

  @Test("a closed pipe ends the program without a word")
  func closedPipe() {
    fill()
    for format in ["tsv", "json", "table"] {
      let run = movies.shell("$movies list --format \(format) | head -c 20 >/dev/null")
      #expect(run.err.isEmpty)
    }
  }

  @Test("a reader that nobody reads from keeps no writer waiting")
  func stalledReader() {
    fill()
    let run = movies.shell(
      """
      mkfifo "$HOME/pipe"; $movies list > "$HOME/pipe" & exec 3< "$HOME/pipe"; sleep 0.5
      $movies add Dune; kill $!
      """)
    #expect(run.out == "@5001\tDune\t\tnot-seen\n")
  }

  @Test(
    "output and input are UTF-8 in any locale",
    arguments: [
      "C", "POSIX", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "nonsense", "",
    ])
  func locales(_ locale: String) {
    let environment = ["LC_ALL": locale, "LANG": locale]
    #expect(
      movies("add", "İstanbul Amélie 千尋", environment: environment).out
        == "@1\tİstanbul Amélie 千尋\t\tnot-seen\n")
    #expect(movies("list", "ISTANBUL", environment: environment).rows.count == 1)
    #expect(movies("list", "--format", "table", environment: environment).out.contains("千尋"))
  }
}
