import Foundation
import Testing

@testable import MovieKit

/// What a file sends takes time by its length, not by the square of it: the files here would take
/// minutes.
@MainActor
@Suite("Long files")
struct GrowthTests {
  private func report(of text: String) throws -> (ImportReport, [Movie]) {
    let bench = try ImportBench(texts: ["f": text])
    defer { bench.remove() }
    let report = try bench.importing(
      ["f"],
      .with {
        $0.keepsGoing = true; $0.isSeen = true
      })
    return (report, try bench.store.movies(MovieQuery()))
  }

  @Test("many tags in one cell")
  func tags() throws {
    let tags = (0..<20_000).map { "t\($0)" } + ["T7", "t7"]
    let (_, movies) = try report(of: "title,tags\nHeat,\"\(tags.joined(separator: ","))\"\n")
    #expect(movies.first?.tags.count == 20_000)
    #expect(movies.first?.tags.contains { $0.name == "T7" } == false, "the first spelling stays")
  }

  @Test("many viewings of one movie, in one row each, told twice")
  func viewings() throws {
    let days = (0..<20_000).map { "\(1900 + $0 % 100)-0\(1 + $0 / 100 % 9)-1\($0 / 900 % 10)" }
    let rows = days.enumerated().map { "Heat,1995,\($0.offset),tt0113277,\($0.element)\n" }
    let (report, movies) = try report(
      of: "title,year,tmdbId,imdbId,watchedAt\n" + rows.joined())
    #expect(report.viewings == days.count && movies.count == 1)
  }

  @Test("many movies of one name, twice over")
  func namesakes() throws {
    let rows = (0..<5_000).map { "Heat,1995,\($0),,2020-01-01\n" }.joined()
    let bench = try ImportBench(texts: ["f": "title,year,tmdbId,imdbId,watchedAt\n" + rows])
    defer { bench.remove() }
    #expect(try bench.importing(["f"]).added == 5_000)
    let again = try bench.importing(["f"])
    #expect(again.unchanged == 5_000 && again.added == 0)
  }

  @Test("many notes of one movie, up to the length that a note may have")
  func notes() throws {
    let rows = (0..<40_000).map {
      "Heat,1995,\(Character(Unicode.Scalar(0x4E00 + UInt32($0 % 20_000)) ?? "x"))\($0)\n"
    }
    let (report, movies) = try report(of: "title,year,note\n" + rows.joined())
    #expect(report.rejected > 0)
    #expect((99_900...100_000).contains(movies.first?.note?.text.count ?? 0))
  }

  @Test("signs of HTML that nothing ends")
  func html() throws {
    let review = String(repeating: "<a", count: 200_000) + String(repeating: "&amp", count: 100_000)
    let (report, _) = try report(of: "Title,Rating10,Review\nHeat,9,\"\(review)\"\n")
    #expect(report.rejected == 1)
  }

  @Test("texts of marks in turns, in every kind of cell")
  func marks() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 4000)
    let titles = (0..<8).map { "a\($0)\(marks),good\n" }.joined()
    #expect(try report(of: "title,rating\n" + titles).0.added == 8)
    let long = String(repeating: "\u{301}\u{323}", count: 60_000)
    let headers = [
      "title,\(long)\nHeat,x\n", "title,rating\nHeat,0\(long)\n", "title,year\nHeat,1\(long)\n",
      "title,date\nHeat,2\(long)\n", "title,imdb\nHeat,tt\(long)\n", "title,tags\nHeat,a\(long)\n",
      "title,note\nHeat,a&\(long)\n", "title,review\nHeat,<a>a&amp;\(long)\n", "title\na&\(long)\n",
      "Title,Rating10,Rewatch,WatchedDate\nHeat,9,y\(long),2020-01-01\n",
      "TMDb ID,IMDb ID,Type,Name,Your Rating\n1,,m\(long),Heat,\n",
      "movieId,title,genres\n1,(\(long) (1995),x\n", "片名,个人评分,打分日期,影片链接\na/\(long),,,b\(long)\n",
      "{\"title\":\"Heat\",\"a\(long)\":1,\"rating\":\"g\(long)\"}\n",
      "{\"title\":\"Heat\",\"id\":\"-\(long)\",\"number\":1,\"added\":\"\(long)\",\"changed\":\"\"}\n",
      "[{\"watched_at\":\"u\(long)\",\"type\":\"m\(long)\",\"movie\":{\"title\":\"a\"}}]",
    ]
    for text in headers {
      let start = ContinuousClock.now
      _ = try report(of: text)
      #expect(ContinuousClock.now - start < .seconds(10), "\(text.prefix(40))")
    }
  }

  @Test("a piece of text within a note is one only between whole characters")
  func passages() throws {
    var note = GrowingNote(try Note("cafe\u{301} noir"))
    for text in ["noir", "cafe", "noir", "cafe\u{301}"] { try note.append(try Note(text)) }
    #expect(note.note.text == "cafe\u{301} noir\n\ncafe")
  }

  @Test("marks come out in the order of the standard, whatever their number")
  func composition() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let marks = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        random.pick(["\u{301}", "\u{323}", "\u{327}", "\u{345}", "\u{334}"] as [Unicode.Scalar])
      }
      let text = String(String.UnicodeScalarView(["a"] + marks + ["b"] + marks.reversed()))
      #expect(text.composed == text)
      var sorted = marks
      sorted.sort {
        $0.properties.canonicalCombiningClass < $1.properties.canonicalCombiningClass
      }
      let other = String(String.UnicodeScalarView(["a"] + sorted + ["b"] + marks.reversed()))
      #expect(text.composed.utf8.elementsEqual(other.composed.utf8))
    }
  }
}
