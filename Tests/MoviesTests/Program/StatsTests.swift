import Foundation
import Testing

/// `stats`, from outside.
nonisolated struct StatsTests {
  private let movies = Program()

  private func fill() {
    _ = movies(
      "add", "Heat (1995)", "-r", "9/10", "--seen-on", "2023-05-01", "--seen-on", "2024-01-02")
    _ = movies("add", "Up (2009)", "-r", "good", "--seen-on", "2024-01", "--tag", "kids")
    _ = movies("add", "Ran (1985)", "--seen-on", "unknown", "--seen-on", "2024")
    _ = movies("add", "Jaws\u{1B}[31m (1975)")
    _ = movies("add", "Jaws (1975)")
  }

  private func values(_ arguments: String...) -> [String: String] {
    let rows = movies.run(["stats"] + arguments).rows
    return Dictionary(
      rows.map { ("\($0[0]) \($0[1])", $0[2]) }, uniquingKeysWith: { one, _ in one })
  }

  @Test("counts movies and viewings")
  func counts() {
    fill()
    let all = values()
    let expected = [
      "movies ": "4", "seen ": "3", "to-watch ": "1", "viewings ": "5", "rewatches ": "2",
      "rating excellent": "1", "rating good": "1", "rating unrated": "1", "rating not-seen": "1",
      "rating poor": "0", "score 9": "1", "score 10": "0", "decade 1990": "1", "decade 1970": "1",
      "mean 1990": "4.50", "mean 2000": "4.00", "year 2023": "1", "year 2024": "3",
      "month 2024-01": "2", "best @1": "excellent",
      "best @2": "good", "rewatched @1": "2", "rewatched @3": "2",
    ]
    for (key, value) in expected { #expect(all[key] == value, "\(key)") }
    #expect(all["mean 1970"] == nil && all["best @3"] == nil && all["year "] == nil)
    // A viewing of 2024, and one of its January, may lie between the only two days.
    #expect(!all.keys.contains { $0.hasPrefix("gap") })
  }

  @Test("counts those that the filters find, and the viewings of a year")
  func filters() {
    fill()
    #expect(values("--tag", "kids")["viewings "] == "1")
    #expect(values("--released", "1980..1999")["movies "] == "2")
    #expect(values("hea")["movies "] == "1")
    #expect(values("--rating", "good,unrated")["viewings "] == "3")
    let year = values("--year", "2024")
    #expect(year["movies "] == "3" && year["viewings "] == "3" && year["rewatches "] == "2")
    #expect(year["to-watch "] == "0" && year["year 2023"] == nil)
    #expect(values("--year", "2023")["rewatches "] == "0")
    #expect(values("--year", "1999")["viewings "] == "0")
  }

  @Test("is an object as JSON, the same on one line")
  func json() throws {
    fill()
    let run = movies("stats", "--json", "--year", "2024")
    #expect(run.out.filter { $0 == "\n" }.count == 1)
    #expect(movies("stats", "--format", "jsonl", "--year", "2024").out == run.out)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(object["year"] as? Int == 2024 && object["viewings"] as? Int == 3)
    #expect((object["ratings"] as? [String: Int])?.count == 7)
    #expect((object["scores"] as? [String: Int])?["9"] == 1)
    #expect((object["best"] as? [[String: Any]])?.first?["title"] as? String == "Heat")
    #expect((object["mostRewatched"] as? [Any])?.isEmpty == true)
    #expect(object["longestGap"] is NSNull)
    let decades = try #require(object["decades"] as? [[String: Any]])
    #expect(decades.last?["mean"] as? Double == 4 && decades.first?["mean"] is NSNull)
  }

  @Test("of nothing are a page that says so, and make no library")
  func nothing() {
    let run = movies("stats", "--format", "table")
    #expect(run.code == 0 && run.out == "There are no movies to count.\n")
    #expect(movies("stats").code == 0)
    #expect(!FileManager.default.fileExists(atPath: movies.library))
    fill()
    let year = movies("stats", "--format", "table", "--year", "1999")
    #expect(year.code == 0 && year.out == "Nothing was seen in 1999.\n")
    #expect(movies("stats", "--year", "99").code == 64)
    #expect(movies("stats", "--released", "x").code == 64)
  }

  @Test("count one of a thing as one, name movies by their numbers, and leave no year out")
  func words() {
    _ = movies("add", "Heat (1995)", "-r", "9/10", "--seen-on", "2000-05-01")
    let years = (2008...2024).map { ["--on", "\($0)-05-01"] }.flatMap(\.self)
    let one = movies("stats", "--format", "table", "--year", "2000")
    #expect(one.out.contains("  1 movie   1 viewing   0 rewatches\n"), "\(one)")
    _ = movies("seen", "Heat", "--on", "2000-05-02", "-q")
    let two = movies("stats", "--format", "table").out
    #expect(two.contains("1 movie   1 seen   0 to watch   2 viewings   1 rewatch\n"), "\(two)")
    #expect(two.contains("1 day without a movie: 2000-05-01 to 2000-05-02"), "\(two)")
    #expect(two.contains("★★★★½  @1 Heat (1995)") && two.contains("2  @1 Heat (1995)"), "\(two)")
    #expect(!two.contains("before"))
    _ = movies.run(["seen", "Heat", "-q"] + years)
    let all = movies("stats", "--format", "table").out
    let rows = all.split(separator: "\n").filter { $0.contains("20") || $0.contains("before") }
    #expect(rows.contains { $0.hasPrefix("  before 2013 ") && $0.hasSuffix(" 7") }, "\(all)")
    #expect(rows.count { $0.hasPrefix("  20") } == 12, "\(all)")
  }

  @Test("fit a terminal of this width, in any locale", arguments: [40, 80, 200], ["C", "C.UTF-8"])
  func page(width: Int, locale: String) {
    fill()
    let run = movies.onTerminal(
      ["stats"], width: UInt16(width), environment: ["LC_ALL": locale, "NO_COLOR": "1"])
    let lines = run.lines
    #expect(run.code == 0 && lines.count > 30)
    for line in lines { #expect(line.count <= width, "\(line)") }
    #expect(lines.contains { $0.contains("Heat (1995)") })
    #expect(lines.contains { $0.contains("█") } == (locale == "C.UTF-8"))
    #expect(run.screen.utf8.allSatisfy { $0 < 0x80 } == (locale == "C"))
  }
}
