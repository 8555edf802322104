import Foundation
import Glibc
import MovieKit
import Testing

@testable import movies

/// The Chinese texts: whether they are all there, and none too many.
struct ChineseTests {
  /// Literals that look like words for people, and are none.
  private static let exempt: Set<String> = [
    "less -FRX", "list --unseen", "SQLite format 3", "the parser lets no other command pass",
    "movies %1 - ",
    "movies [--library FILE] COMMAND [ARGUMENTS]", "help %1", "November 30, 2026",
    // Names that are the same in Chinese.
    "IMDb", "Letterboxd", "MovieLens", "Movary", "Simkl", "Trakt",
  ]

  private static let literals = SourceLiterals.keys(
    below: "movies",
    without: [
      "Languages/Chinese",
      // The manual is English; shells are told nothing.
      "CommandLine/ManualPage", "CommandLine/ManualWriter", "CommandLine/Completion/ShellScripts",
      "Terminal/Pager",
    ])
  private static let literalsOfMovieKit = SourceLiterals.keys(below: "MovieKit")

  @Test("a source is read as the compiler reads it")
  func sourceLiterals() {
    let source = #"""
      // "a comment"
      let a = "one \(b) and \(c.map { "two \($0)" } ?? ")")", d = "quote \" \u{41}"
      let e = """
        first \(f) \
        still first
        second
        """
      """#
    #expect(
      SourceLiterals(source).keys == [
        "two %1", ")", "one %1 and %2", "quote \" A", "first %1 still first\nsecond",
      ])
    #expect(ChineseTests.literals.count > 500)
  }

  @Test("every text of a description has Chinese words")
  func descriptions() {
    for description in Commands.descriptions {
      for phrase in description.phrases where !phrase.key.isEmpty {
        #expect(Chinese.texts[phrase.key] != nil, "\(description.name): \(phrase.key)")
      }
    }
  }

  @Test("every sentence of the sources has Chinese words")
  func sentences() {
    let examples = Commands.descriptions.flatMap { $0.examples.map(\.line) + $0.synopses }
    let known = ChineseTests.exempt.union(examples)
    for key in Set(ChineseTests.literals) where key.isSentence && !known.contains(key) {
      #expect(Chinese.texts[key] != nil, "\(key)")
    }
  }

  @Test("MovieKit tells what it finds as data, not in words")
  func reasonsOfMovieKit() {
    let literals = ChineseTests.literalsOfMovieKit
    #expect(literals.count > 100)
    #expect(literals.filter { $0.hasPrefix("it ") || $0.hasPrefix("its ") } == [])
  }

  @Test("no text is there twice, or for words that nobody says")
  func surplus() {
    let keys = Chinese.parts.flatMap { $0.map(\.key) }
    #expect(Set(keys).count == keys.count)
    let columns = MovieColumn.all.map(\.name)
    let said = Set(ChineseTests.literals + columns + ChineseTests.literalsOfMovieKit)
      .union(ChineseTests.systemReasons).union(ChineseTests.reasonsOfSQLite)
    for key in keys { #expect(said.contains(key), "\(key)") }
  }

  @Test("what is put into a text stands in its Chinese too, and the text differs")
  func placeholders() {
    for (key, text) in Chinese.texts {
      #expect(key.places == text.places, "\(key)")
      #expect(key != text)
      #expect(!text.hasSuffix(" ") && !text.hasSuffix("\n"), "\(text)")
    }
  }

  @Test("a sentence has the punctuation of Chinese")
  func punctuation() {
    for text in Chinese.texts.values {
      let characters = Array(text)
      for (one, next) in zip(characters, characters.dropFirst()) where one.isHan {
        #expect(!",;:!?\"'".contains(next), "\(text)")
      }
    }
  }

  /// The system's words for its errors.
  private static let systemReasons = (Int32(1)...133).map { String(cString: strerror($0)) }

  /// What SQLite says of the errors that a library can meet: https://sqlite.org/rescode.html.
  private static let reasonsOfSQLite = [
    "database disk image is malformed", "file is not a database", "unable to open database file",
    "disk I/O error", "database or disk is full", "out of memory",
  ]
}

extension CommandDescription {
  /// All that a person reads of it in the help.
  fileprivate var phrases: [Phrase] {
    [summary, discussion] + arguments.map(\.help) + allOptions.map(\.help)
      + examples.map(\.purpose)
  }
}

nonisolated extension String {
  /// Whether this looks like words for people: two of them, or one with a capital letter.
  fileprivate var isSentence: Bool {
    let words = split { $0 == " " || $0 == "\n" }.filter { word in
      word.contains { $0.isLowercase } && !word.hasPrefix("%")
    }
    let isCapitalized = first?.isUppercase == true && dropFirst().first?.isLowercase == true
    return !words.isEmpty && (isCapitalized || split(separator: " ").count > 1)
  }

  /// The numbers of what is put into the text, in order.
  fileprivate var places: [String] {
    split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0.isASCII && $0.isNumber }) }.filter { !$0.isEmpty }.sorted()
  }
}

nonisolated extension Character {
  fileprivate var isHan: Bool { unicodeScalars.first.map { 0x4E00...0x9FFF ~= $0.value } ?? false }
}
