import Foundation
import Testing

extension Attacks {
  /// Hostile content stays content: stored as it is or refused.
  @Suite("Hostile content") nonisolated struct HostileContent {
    private let movies = Program()

    @Test("a title is stored as it is, and comes back through TSV, CSV and JSON")
    @concurrent func titles() async throws {
      let lines = Data((HostileText.titles.joined(separator: "\0") + "\0").utf8)
      let run = movies.run(
        ["add", "-", "-0", "--verbatim", "--allow-duplicate", "-q"], input: lines)
      #expect(run == Run(code: 0, out: "", err: ""))
      let expected = HostileText.titles.map(Scalars.init)
      let tsv = movies("list", "--columns", "title").out
      #expect(tsv.parts(endingWith: "\n").map(\.unescaped) == expected)
      let ended = movies("list", "--columns", "title", "-0").out
      #expect(ended.parts(endingWith: "\0").map(\.unescaped) == expected)
      let csv = movies("list", "--columns", "title", "--format", "csv").out
      #expect(csv.fieldsOfCSV.dropFirst().map(Scalars.init) == expected)
      #expect(try json("list", "--json").map { Scalars($0["title"]) } == expected)
      #expect(movies("check").code == 0)
    }

    private func json(_ arguments: String...) throws -> [[String: Any]] {
      let run = movies.run(arguments)
      let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
      return try #require(value as? [[String: Any]])
    }

    @Test("a title is found by itself, and named as it was typed where it is there already")
    @concurrent func references() async {
      for (index, title) in HostileText.titles.enumerated()
      where index % (Attacks.isLong ? 1 : 6) == 0 {
        movies.reset(to: nil)
        #expect(movies.run(["add", "--verbatim", "-q", "--", title]).code == 0, "\(title)")
        #expect(movies.run(["add", "--verbatim", "--", title]).code == 3, "\(title)")
        let isNumber = title == "@" || title == "@x"
        let run = movies.run(["rate", "-q", "--", title, "good"])
        #expect(run.code == 0 || (isNumber && run.code == 64), "\(title): \(run)")
        #expect(movies.run(["list", "--count", "--", title]).out == "1\n", "\(title)")
        #expect(movies("undo", "-q").code == 0)
      }
    }

    @Test("what can't be a title is refused: 65 in a batch, 64 on the command line")
    @concurrent func refused() async {
      _ = movies("add", "Heat", "-q")
      let before = movies.bytes
      for bytes in HostileText.refused {
        let end: UInt8 = bytes.contains(0) ? 10 : 0
        let options = end == 0 ? ["-0"] : []
        let batch = movies.run(
          ["add", "-"] + options, input: Data("Up".utf8 + [end] + bytes + [end]))
        #expect(batch.code == 65 && batch.err.hasPrefix("movies: line 2: "), "\(bytes): \(batch)")
        let octal = bytes.map { "\\0" + String($0, radix: 8) }.joined()
        guard !bytes.contains(0) else { continue }
        for command in ["add", "add Heat --tag", "edit Heat --title"] where bytes.count < 100 {
          let run = movies.shell("$movies \(command) \"$(printf '%bx' '\(octal)')\"")
          #expect(run.code == 64 && run.isOfContract, "\(command) \(bytes): \(run)")
        }
      }
      #expect(movies.bytes == before)
    }

    @Test("notes and tags are stored as they are, and undone as they were")
    @concurrent func notesAndTags() async throws {
      _ = movies("add", "Heat", "-q")
      let texts = HostileText.titles.filter {
        $0.count <= 100 && $0.utf8.count <= 4096 && !$0.contains(",")
      }
      for (index, text) in texts.enumerated() where index % (Attacks.isLong ? 1 : 8) == 0 {
        let note = "\t\(text)\n\n\(text)\t "
        let run = movies.run(["edit", "Heat", "--note=" + note, "--tag=" + text, "--json"])
        #expect(run.code == 0, "\(text): \(run)")
        let movie = try #require(try json("show", "Heat", "--json").first)
        #expect(Scalars(movie["note"]) == Scalars(note), "\(text)")
        #expect(Scalars((movie["tags"] as? [String])?.first) == Scalars(text), "\(text)")
        let tsv = String(
          movies("show", "Heat", "--columns", "note,tags").out.unicodeScalars.dropLast())
        #expect(
          tsv.parts(endingWith: "\t").map(\.unescaped)
            == [note, text].map(Scalars.init))
        #expect(movies("undo", "-q").code == 0)
        #expect(movies("redo", "-q").code == 0)
        #expect(
          try json("show", "Heat", "--json").first?["note"] as? String == movie["note"] as? String)
        #expect(movies.run(["list", "--count", "--tag=" + text]).out == "1\n", "\(text)")
        #expect(movies("undo", "-q").code == 0)
      }
      #expect(movies("check").code == 0)
    }
  }
}

/// A text as its code points; `==` of `String` takes canonically equal texts for one.
nonisolated struct Scalars: Equatable, CustomStringConvertible {
  let description: String

  init(_ text: some StringProtocol) { description = String(text) }

  init(_ value: Any?) { description = value as? String ?? "no text" }

  static func == (one: Scalars, other: Scalars) -> Bool {
    one.description.utf8.elementsEqual(other.description.utf8)
  }
}
