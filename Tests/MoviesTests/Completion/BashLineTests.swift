import Testing

@testable import movies

/// Lines of bash, split as bash would split them.
struct BashLineTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let line: String
    var after = ""
    let before: [String]
    let word: String
    var raw: String?
    var quote: ShellQuote?
    var rest: [String] = []
    var testDescription: String { line + "|" + after }
  }

  nonisolated static let cases = [
    Case(line: "movies ra", before: [], word: "ra"),
    Case(line: "movies rate ", before: ["rate"], word: ""),
    Case(line: "movies  rate\t Hea", before: ["rate"], word: "Hea"),
    Case(line: #"movies rate Spider\ M"#, before: ["rate"], word: "Spider M", raw: #"Spider\ M"#),
    Case(
      line: #"movies rate "Spider M"#, before: ["rate"], word: "Spider M", raw: #""Spider M"#,
      quote: .double),
    Case(
      line: "movies rate 'It", before: ["rate"], word: "It", raw: "'It", quote: .single),
    Case(
      line: #"movies rate 'It'\''s"#, before: ["rate"], word: "It's", raw: #"'It'\''s"#,
      quote: .single),
    Case(
      line: #"movies rate "a \"b\" \x \$"#, before: ["rate"], word: #"a "b" \x $"#,
      raw: #""a \"b\" \x \$"#, quote: .double),
    Case(line: #"movies rate "" "#, before: ["rate", ""], word: ""),
    Case(line: #"movies rate He\"#, before: ["rate"], word: "He", raw: #"He\"#),
    Case(
      line: #"movies rate $'a\\b \"c\" $"#, before: ["rate"], word: #"a\b "c" $"#,
      raw: #"$'a\\b \"c\" $"#, quote: .escaping),
    Case(
      line: #"movies rate x$"a \""#, before: ["rate"], word: #"xa ""#, raw: #"x$"a \""#,
      quote: .double),
    Case(line: "movies rate 千と", before: ["rate"], word: "千と"),
    Case(line: "true; movies rate H", before: ["rate"], word: "H"),
    Case(line: "A=1 B= movies rate H", before: ["rate"], word: "H"),
    Case(line: "echo $(movies rate H", before: ["rate"], word: "H"),
    Case(line: "movies list 2>/dev/null >x --se", before: ["list"], word: "--se"),
    Case(line: "movies list 2024 >x", before: ["list", "2024"], word: "x"),
    Case(
      line: "movies rate H", after: "eat good --library x", before: ["rate"], word: "H",
      rest: ["good", "--library", "x"]),
    Case(line: "movies rate ", after: " good | less", before: ["rate"], word: "", rest: ["good"]),
    Case(
      line: #"movies rate "He"#, after: #"at 2" good; x y"#, before: ["rate"], word: "He",
      raw: #""He"#, quote: .double, rest: ["good"]),
  ]

  @Test("words, quotes, redirections and other commands", arguments: cases)
  func splitting(_ one: Case) {
    let line = BashLine(before: one.line, after: one.after)
    #expect(line.before == one.before)
    #expect(line.word == one.word)
    #expect(line.rawWord == one.raw ?? one.word)
    #expect(line.quote == one.quote)
    #expect(line.after == one.rest)
  }

  @Test("bash loses its way in a quote that is escaped by a backslash")
  func misreading() {
    #expect(BashLine(before: #"movies rate $'It\'s"#).isMisread)
    #expect(BashLine(before: #"movies rate $'It\'s' H"#).isMisread)
    #expect(!BashLine(before: #"movies rate $'a\\' It\'s "It's"#).isMisread)
  }

  @Test("a redirection wants a file")
  func redirections() {
    for line in ["movies list > ", "movies list >x", "movies list 2>> x", "movies rate - < fi"] {
      #expect(BashLine(before: line).isRedirection, "\(line)")
    }
    #expect(!BashLine(before: "movies list > x ").isRedirection)
    #expect(!BashLine(before: #"movies add \> x"#).isRedirection)
  }

  @Test("random lines are split without a trap, and what is quoted is read back")
  func randomLines() {
    var random = SeededRandom(seed: 4)
    let parts = [
      "a", " ", "'", "\"", "\\", "$", "!", "é", "千", ";", ">", "`", "(", "&", "=", ":", "~", "#",
      "*",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...8, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      _ = BashLine(before: text, after: text)
      for quote in [nil, ShellQuote.single, .double, .escaping] {
        let mark = quote.map { String(UnicodeScalar($0.mark)) } ?? ""
        let quoted = text.quotedForBash(in: quote)
        // As bash does: it ends a quote that doesn't look as if it were ended.
        let end = quoted.utf8.last == mark.utf8.first ? "" : mark
        let line = "movies rate x" + (quote == .escaping ? "$" : "") + mark + quoted + end
        #expect(BashLine(before: line).word == "x" + text, "\(line)")
        #expect(BashLine(before: line).quote == nil, "\(line)")
      }
    }
  }
}
