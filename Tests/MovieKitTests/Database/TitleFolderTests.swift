import Foundation
import Testing

@testable import MovieKit

@Suite("The key of a title")
struct TitleFolderTests {
  private let connection: Connection
  private let folder: TitleFolder

  init() throws {
    connection = try Connection.inMemory()
    folder = try connection.titleFolder.get()
  }

  struct Pair: CustomTestStringConvertible {
    let one: String
    let other: String

    init(_ one: String, _ other: String) { (self.one, self.other) = (one, other) }

    var testDescription: String { "\(one) and \(other)" }
  }

  @Test(
    "is the same without case, accents and punctuation",
    arguments: [
      Pair("AMELIE", "Amélie"), Pair("amélie", "ame\u{301}lie"), Pair("WALL·E", "wall-e"),
      Pair("Spider-Man: No Way Home", "spider man no way home"), Pair("Heat", "  heat!"),
      Pair("Les Misérables", "les miserables"), Pair("8½", "¿8½?"), Pair("Zatōichi", "zatoichi"),
      Pair("Jour de Fête", "JOUR DE FETE"), Pair("МИР", "мир"), Pair("Ω", "ω"),
      Pair("Monty Python’s Life of Brian", "monty python's life of brian"),
      Pair("\u{1ED9}", "o"), Pair("\u{212B}ngstrom", "angstrom"), Pair("(500) Days", "500 days"),
    ])
  func same(_ pair: Pair) throws {
    #expect(try folder.key(of: pair.one) == folder.key(of: pair.other))
  }

  @Test(
    "is the same in NFC and NFD, in every script",
    arguments: ["й", "Ёлки", "각", "기생충", "が", "パラサイト", "ά", "ậ", "ЇЙ", "≠", "ᾧ"])
  func composition(text: String) throws {
    let (nfc, nfd) = (
      text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping
    )
    #expect(Array(nfc.unicodeScalars) != Array(nfd.unicodeScalars))
    #expect(try bytes(of: nfc) == bytes(of: nfd))
  }

  @Test(
    "differs where unicode61 has different letters",
    arguments: [
      Pair("Heat", "Heart"), Pair("straße", "strasse"), Pair("Ａ", "A"), Pair("ά", "α"),
      Pair("й", "и"), Pair("か", "が"), Pair("wall e", "walle"), Pair("2", "²"), Pair("ﬁ", "fi"),
      Pair("???", "…"), Pair("?", "??"), Pair("Alien", "Aliens"), Pair("one two", "two one"),
      Pair("ı", "i"), Pair("æ", "ae"), Pair("ł", "l"),
    ])
  func different(_ pair: Pair) throws {
    #expect(try folder.key(of: pair.one) != folder.key(of: pair.other))
  }

  @Test(
    "is the title itself where it has neither letters nor digits",
    arguments: ["???", "…", "!", "· ·", "👨‍👩‍👧", "¿?"])
  func withoutWords(title: String) throws {
    #expect(try folder.key(of: title) == title)
    #expect(try folder.words(in: title).isEmpty)
  }

  @Test("is empty for an empty text only")
  func empty() throws {
    #expect(try folder.key(of: "").isEmpty)
    #expect(try folder.words(in: "").isEmpty)
  }

  @Test("is the same for NFC and NFD of every character, with marks after it or not")
  func everyDecomposition() throws {
    let marks = ["", "\u{301}", "\u{323}", "\u{345}", "\u{3099}"]
    // 2,061 characters and 11,172 syllables since Unicode 14, never fewer.
    #expect(TitleFolderTests.decomposable.count >= 13_200)
    var wrong: [String] = []
    for scalar in TitleFolderTests.decomposable {
      // All Hangul syllables are made alike; every fiftieth will do with the marks.
      let isSampled = !(0xAC00...0xD7A3 ~= scalar.value) || scalar.value % 50 == 0
      for mark in isSampled ? marks : [""] {
        let title = "a \(scalar)\(mark)b"
        let nfc = try bytes(of: title.precomposedStringWithCanonicalMapping)
        let nfd = try bytes(of: title.decomposedStringWithCanonicalMapping)
        if nfc != nfd { wrong.append(title) }
      }
    }
    #expect(wrong == [])
  }

  @Test("is the same for every character as it stands, but for the Greek numeral sign")
  func everyCharacter() throws {
    let wrong = try TitleFolderTests.decomposable.filter { scalar in
      // The ideographs for compatibility are many and slow; some of them will do.
      let isIdeograph = 0xF900...0xFAFF ~= scalar.value || 0x2F800...0x2FA1F ~= scalar.value
      guard !isIdeograph || scalar.value % 100 == 0, scalar != "\u{374}" else { return false }
      let title = "a \(scalar)b"
      return try bytes(of: title) != bytes(of: title.precomposedStringWithCanonicalMapping)
    }
    #expect(wrong == [])
  }

  /// The characters that have a canonical decomposition, by Foundation.
  private static let decomposable = (UInt32(0xC0)...0x2FFFF).compactMap(Unicode.Scalar.init)
    .filter { scalar in
      let text = String(scalar)
      return !text.decomposedStringWithCanonicalMapping.unicodeScalars
        .elementsEqual(text.unicodeScalars)
    }

  @Test("is the same for a random text and for its NFC and NFD")
  func randomMarks() throws {
    let alphabet = Array(
      "aeouiAEOU\u{391}\u{3B1}\u{3B9}\u{3C9}\u{438}\u{433}\u{304B}\u{30CF}\u{915}\u{9A1}"
        .unicodeScalars)
    let marks = Array(
      "\u{300}\u{301}\u{302}\u{304}\u{308}\u{30C}\u{313}\u{323}\u{327}\u{328}\u{342}\u{345}\u{3099}\u{309A}\u{93C}\u{9BC}"
        .unicodeScalars)
    var generator = SeededGenerator(seed: 10)
    var wrong: [String] = []
    for _ in 0..<3_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<3 {
        scalars.append(generator.pick(alphabet))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          scalars.append(generator.pick(marks))
        }
      }
      let text = String(scalars)
      let key = try bytes(of: text.precomposedStringWithCanonicalMapping)
      if try bytes(of: text.decomposedStringWithCanonicalMapping) != key {
        wrong.append(scalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  private func bytes(of title: String) throws -> [UInt8] { Array(try folder.key(of: title).utf8) }
}
