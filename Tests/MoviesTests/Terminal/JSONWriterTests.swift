import Foundation
import MovieKit
import Testing

@testable import movies

/// JSON, read back by Foundation's parser.
struct JSONWriterTests {
  private let store = MovieStore(
    at: .memory,
    clock: Clock(
      nanosecondsSince1970: { 1_795_995_360_000_000_000 },
      today: { PartialDate(year: 2026, month: 11, day: 29) ?? Clock.system.today() }))

  private func json(_ drafts: [MovieDraft], isForTerminal: Bool = false) throws -> String {
    let movies = try store.add(drafts, ifDuplicate: .allow).map(\.movie)
    return try captured {
      try JSONWriter(isForTerminal: isForTerminal).writeArray(movies, to: &$0)
    }
  }

  @Test("every key in the promised order, null or [] where there is nothing")
  func keys() throws {
    let text = try json([MovieDraft(title: "Up")])
    let id = try #require(try store.movies(MovieQuery()).first?.id)
    #expect(
      text == """
        [
        {"number":1,"id":"\(id)","title":"Up","year":null,"rating":"not-seen","score":null,\
        "tags":[],"note":null,"imdb":null,"viewings":[],"added":"2026-11-29T23:36:00Z",\
        "changed":"2026-11-29T23:36:00Z"}
        ]

        """)
  }

  @Test("everything there can be")
  func everything() throws {
    let draft = MovieDraft(
      title: "Heat", year: Year(1995), assessment: Assessment(parsing: "8/10"),
      tags: [try Tag("crime"), try Tag("Äpfel")], note: try Note("a \"b\"\\\n\tc\rd"),
      imdb: IMDbID(parsing: "tt0113277"),
      viewings: [Viewing(PartialDate("2024-05-01")), .unknown, Viewing(PartialDate("2023"))])
    let text = try json([draft])
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let movie = try #require(objects?.first)
    #expect(movie["score"] as? Int == 8)
    #expect(movie["tags"] as? [String] == ["crime", "Äpfel"])
    #expect(movie["note"] as? String == "a \"b\"\\\n\tc\rd")
    #expect(text.contains("\"viewings\":[null,\"2023\",\"2024-05-01\"]"))
  }

  @Test("only what JSON must escape is escaped")
  func escapes() throws {
    let text = try json([MovieDraft(title: "Amélie 千尋 🎬 AC/DC <&> \u{202E}")])
    #expect(text.contains("\"title\":\"Amélie 千尋 🎬 AC/DC <&> \u{202E}\""))
  }

  @Test("a terminal gets the same data without a control character")
  func terminal() throws {
    let text = try json([MovieDraft(title: "a\u{202E}b")], isForTerminal: true)
    #expect(text.contains("\"title\":\"a\\u202Eb\""))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [Any])
  }

  @Test("random notes come back as they were, by another parser")
  func random() throws {
    var random = SeededRandom(seed: 7)
    let scalars = "\n\t\r\"\\/aé千🎬\u{2028}\u{301}".unicodeScalars.map { $0 }
    let notes = try (0..<200).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        text.append(scalars.randomElement(using: &random) ?? "a")
      }
      return try Note(String(text))
    }
    let text = try json(notes.map { MovieDraft(title: "x", note: $0) })
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(objects?.map { $0["note"] as? String } == notes.map(\.text))
  }
}
