import Foundation
import Testing

@testable import MovieKit

/// SQLite's own full-text table is the measure of folding.
@Suite("The key of a title and SQLite's full-text search")
struct FullTextSearchTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.runScript(
      """
      CREATE VIRTUAL TABLE text USING fts5(title, tokenize = 'unicode61 remove_diacritics 2');
      CREATE VIRTUAL TABLE term USING fts5vocab(text, 'instance');
      """)
  }

  @Test("agree on titles of real films")
  func realTitles() throws {
    #expect(RealTitles.all.count > 300)
    try compare(RealTitles.all)
  }

  @Test("agree on random texts")
  func randomTexts() throws {
    let alphabet = Array(
      "abzABZ019 -'’.:·…!?&()éÉßØøłŁőžÅåñÑçÇαΑωΩάйЙёЁґїıİאبกあガ가힣東Ａ１½²ªº€™∞🎬👍🏽\u{200D}\u{FE0F}\u{E000}_"
    )
    var generator = SeededGenerator(seed: 11)
    try compare((0..<2_000).map { _ in generator.text(of: alphabet, upTo: 12) })
  }

  private func compare(_ titles: [String]) throws {
    let folder = try connection.titleFolder.get()
    for (index, title) in titles.enumerated() {
      try connection.run(
        "INSERT INTO text (rowid, title) VALUES (?, ?)",
        [.integer(index), .text(title.precomposedStringWithCanonicalMapping)])
    }
    let terms = try terms()
    for (index, title) in titles.enumerated() {
      let expected = terms[index, default: []].joined(separator: " ")
      if try folder.words(in: title) != expected { Issue.record("\(title), not \(expected)") }
      let key = try folder.key(of: title)
      if key != (expected.isEmpty ? title.trimmed : expected) {
        Issue.record("\(title), but \(key)")
      }
    }
  }

  private func terms() throws -> [Int: [String]] {
    let statement = try connection.prepare("SELECT doc, term FROM term ORDER BY doc, offset")
    var terms: [Int: [String]] = [:]
    while try statement.step() {
      let (title, term) = (statement.integer(at: 0), statement.text(at: 1))
      terms[title, default: []].append(try #require(term))
    }
    return terms
  }
}
