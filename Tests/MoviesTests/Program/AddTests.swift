import Foundation
import Testing

/// `movies add`, from outside.
nonisolated struct AddTests {
  private let movies = Program()

  @Test("a new movie is printed as a row whose first field is a reference")
  func row() {
    #expect(movies("add", "Heat (1995)", "--rating", "good").out == "@1\tHeat\t1995\tgood\n")
    #expect(movies("rate", "@1", "9/10").out == "@1\tHeat\t1995\texcellent\n")
  }

  @Test("the same title again is refused with 3, in any spelling, and nothing changes")
  func duplicate() {
    _ = movies("add", "Amélie (2001)")
    let run = movies("add", "AMELIE!")
    #expect(run.code == 3)
    #expect(run.err.contains("\"AMELIE!\"") && run.err.contains("@1 Amélie (2001)"))
    #expect(movies("list", "--count").out == "1\n")
    #expect(movies("add", "amelie", "--skip-existing").out == "@1\tAmélie\t2001\tnot-seen\n")
    #expect(movies("add", "amelie", "--allow-duplicate").out == "@2\tamelie\t\tnot-seen\n")
  }

  @Test(
    "a title is taken as it is typed, whatever it looks like",
    arguments: [
      "300", "@Suicide Room", "'; DROP TABLE movie; --", "%s%n", "=cmd()", "-x", "千と千尋", "???",
    ])
  func titles(_ title: String) {
    #expect(movies("add", "--", title).rows == [["@1", title, "", "not-seen"]])
    #expect(movies("rate", "--", title, "good").rows == [["@1", title, "", "good"]])
  }

  @Test("a title that isn't UTF-8 is refused with 64")
  func invalidUTF8() {
    let run = movies.shell("$movies add \"$(printf 'Caf\\351')\"")
    #expect(run.code == 64 && run.err.contains("UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }

  @Test("lines of standard input are added, all or none, and every bad one is named")
  func batch() {
    let run = movies("add", "-", input: "Heat (1995)\r\n\nUp\n")
    #expect(run.out == "@1\tHeat\t1995\tnot-seen\n@2\tUp\t\tnot-seen\n")
    let bad = movies("add", "-", input: "Alien\nHEAT\nBell\u{7}\nalien\n")
    #expect(bad.code == 65 && bad.out.isEmpty)
    #expect(
      bad.err.split(separator: "\n").map { $0.prefix(15) } == [
        "movies: line 2:", "movies: line 3:", "movies: line 4:",
      ])
    #expect(movies("list", "--count").out == "2\n")
  }

  @Test("titles may end with NUL")
  func nullBatch() {
    #expect(
      movies("add", "-0", "-", input: "Heat\0Up\0").out
        == "@1\tHeat\t\tnot-seen\0@2\tUp\t\tnot-seen\0")
    #expect(movies("add", "-0", "-", input: "Two\nlines\0").code == 65)
  }

  @Test("no lines at all are a success that makes no library")
  func emptyBatch() {
    #expect(movies("add", "-") == Run(code: 0, out: "", err: ""))
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }

  @Test("without a title and a terminal it is a usage error, and nothing is read")
  func noTerminal() {
    #expect(movies("add", input: "Heat\n").code == 64)
    #expect(movies("list", "--count").out == "0\n")
  }

  @Test("not-seen together with a viewing is a usage error")
  func notSeenWithViewing() {
    #expect(movies("add", "Heat", "-r", "not-seen", "--seen-on", "2024").code == 64)
    _ = movies("add", "Heat")
    #expect(movies("seen", "Heat", "-r", "not-seen").code == 64)
    #expect(movies("rate", "Heat", "not-seen", "--seen-on", "2024").code == 64)
  }
}
