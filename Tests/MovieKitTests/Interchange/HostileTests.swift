import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("Hostile bytes")
struct HostileTests {
  @Test("random bytes never crash a reader")
  func random() throws {
    var random = SeededGenerator(seed: 3)
    let headers = [
      "", "title,rating\n",
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n",
      "片名,个人评分,打分日期,影片链接\n", "Const,Your Rating,Date Rated,Title,Title Type,Year\n", "[{\"movie\":",
      "{\"title\":\"", "PK\u{3}\u{4}", "Letterboxd list export v7\n",
      "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB\n",
      "movieId,title,genres\n", "Title,Rating10,WatchedDate\n",
    ]
    let likely = Array("\",;\t\r\n{}[]\\:0123456789-/a&<>".utf8) + [0xC3, 0xA9, 0xE6]
    for round in 0..<240 {
      let header = headers[round % headers.count]
      let noise = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        round % 5 == 0
          ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
      }
      let bench = try ImportBench(["noise": Data(Array(header.utf8) + noise)])
      defer { bench.remove() }
      _ = try? bench.importing(["noise"], .with { $0.keepsGoing = true })
      _ = try? bench.importing(["noise"], .with { $0.format = ImportFormat.allCases[round % 10] })
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let problem: FileProblem
  }

  static nonisolated let cases = [
    Case(testDescription: "no byte", bytes: [], problem: .empty),
    Case(
      testDescription: "a web page", bytes: Array("\n<!DOCTYPE html><html>title,year</html>".utf8),
      problem: .looksLike(.webPage)),
    Case(testDescription: "XML", bytes: Array("<?xml?><a/>".utf8), problem: .looksLike(.xml)),
    Case(
      testDescription: "a web page after a mark", bytes: Array("\u{FEFF}<html>".utf8),
      problem: .looksLike(.webPage)),
    Case(testDescription: "gzip", bytes: [0x1F, 0x8B, 8, 0], problem: .looksLike(.gzip)),
    Case(testDescription: "a picture", bytes: [0x89] + "PNG\r\n".utf8, problem: .looksLike(.image)),
    Case(
      testDescription: "a zero byte", bytes: Array("title\nA\0\n".utf8),
      problem: .nulByte(line: 2)),
    Case(
      testDescription: "UTF-16 without a mark", bytes: "title\n".utf16.flatMap { [UInt8($0), 0] },
      problem: .nulByte(line: 1)),
    Case(
      testDescription: "another table", bytes: Array("a,b\n1,2\n".utf8),
      problem: .unknown(beginning: "a,b")),
    Case(
      testDescription: "a mark of UTF-8 and other bytes",
      bytes: [0xEF, 0xBB, 0xBF] + "title\n".utf8 + [0xE9], problem: .notUTF8),
    Case(
      testDescription: "50 MB on one line", bytes: .init(repeating: 0x61, count: 50_000_000),
      problem: .unknown(beginning: String(repeating: "a", count: 300))),
  ]

  @Test(arguments: cases) func isNamed(_ example: Case) throws {
    let bench = try ImportBench(["f": Data(example.bytes)])
    defer { bench.remove() }
    #expect(throws: ImportError.badFile(bench.path("f"), example.problem)) {
      try bench.importing(["f"])
    }
    #expect(try bench.library == [])
  }

  @Test("a file that is asked to be of a format that it isn't")
  func otherFormat() throws {
    let bench = try ImportBench(texts: ["f": "title,year\nHeat,1995\n"])
    defer { bench.remove() }
    #expect(
      throws: ImportError.badFile(
        bench.path("f"), .notOfFormat(.imdb, beginning: "title,year"))
    ) { try bench.importing(["f"], .with { $0.format = .imdb }) }
  }
}
