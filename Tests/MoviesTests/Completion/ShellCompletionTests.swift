import Foundation
import Testing

@testable import movies

/// Command lines that are completed in the real shells, and the words that then arrive.
nonisolated struct ShellCompletionTests {
  private static func has(_ shell: Shell) -> Bool {
    Program().shell("command -v \(shell.rawValue)").code == 0
  }

  /// Lines with a tab in them and the words of the program that they end in, for each shell.
  private static let lines: [(typed: String, words: String)] = [
    ("movies rat\t", "[rate]"),
    ("movies list --unsee\tx", "[list][--unseen][x]"),
    ("movies rate amel\tgo\t", "[rate][Amélie][good]"),
    ("movies rate 千と\tx", "[rate][千と千尋の神隠し][x]"),
    (#"movies rate "Spider-Man: N"# + "\tgood", "[rate][Spider-Man: No Way Home][good]"),
    (#"movies rate Spider-Man:\ n"# + "\tgood", "[rate][Spider-Man: No Way Home][good]"),
    (#"movies rate Spider\ M"# + "\tX", "[rate][Spider-Man: X]"),
    ("movies rate 'who\tgood", #"[rate][Who Framed "Roger" Rabbit][good]"#),
    (#"movies rate "who"# + "\tgood", #"[rate][Who Framed "Roger" Rabbit][good]"#),
    ("movies rate Who\tgood", #"[rate][Who Framed "Roger" Rabbit][good]"#),
    ("movies rate it\tx", "[rate][It's a Wonderful Life][x]"),
    ("movies rate 'it\tx", "[rate][It's a Wonderful Life][x]"),
    (#"movies rate "air"# + "\tpoor", "[rate][Airplane!][poor]"),
    ("movies rate air\tpoor", "[rate][Airplane!][poor]"),
    (#"movies rate "mother"# + "\tx", "[rate][mother!father][x]"),
    (#"movies rate \$"# + "\tx", "[rate][$9.99][x]"),
    ("movies rate back\tx", #"[rate][back\slash][x]"#),
    (#"movies rate a\ \&"# + "\tx", "[rate][a & b; c | d > e `f` *g*][x]"),
    (#"movies rate "a &"# + "\tx", "[rate][a & b; c | d > e `f` *g*][x]"),
    (#"movies rate \~"# + "\tx", "[rate][~tilde][x]"),
    (#"movies rate "(5"# + "\tx", "[rate][(500) Days of Summer][x]"),
    (#"movies rate "heat (198"# + "\tx", "[rate][Heat (1986)][x]"),
    ("movies rate -- -3\t x", "[rate][--][-30-][x]"),
    ("movies show @14\tx", "[show][@14][x]"),
    ("movies list --rating=exc\t", "[list][--rating=excellent]"),
    ("movies list --rating good,exc\t", "[list][--rating][good,excellent]"),
    ("movies list --rating good,exc\t,po\t", "[list][--rating][good,excellent,poor]"),
    ("movies list -rexc\t", "[list][-rexcellent]"),
    ("movies list --tag=cr\tx", "[list][--tag=Crime][x]"),
    ("movies list --columns ref,ti\t", "[list][--columns][ref,title]"),
    ("movies export -o arch\tx", "[export][-o][archive file.jsonl][x]"),
    ("movies --library=arch\tlist", "[--library=archive file.jsonl][list]"),
    ("movies --library other.db rate oth\tx", "[--library][other.db][rate][Other Film][x]"),
    (
      "movies rate oth\tx --library=other.db" + left(20) + "\u{5}",
      "[rate][othx][--library=other.db]"
    ),
    ("true; movies help und\t", "[help][undo]"),
    // The cursor goes back behind the title.
    ("movies rate amel good" + left(5) + "\t", "[rate][Amélie][good]"),
    ("movies rate nothing\tx", "[rate][nothingx]"),
  ]

  /// Lines for bash alone: a quote is ended also where the title ends with one like it, and `$'…'` is
  /// one.
  private static let bashLines: [(typed: String, words: String)] = [
    ("movies rate 'dogs\tgood", "[rate][Dogs'][good]"),
    (#"movies rate "dogs"# + "\tgood", "[rate][Dogs'][good]"),
    ("movies rate dogs\tgood", "[rate][Dogs'][good]"),
    (#"movies rate "say"# + "\tgood", #"[rate][Say "No"][good]"#),
    ("movies rate 'say\tgood", #"[rate][Say "No"][good]"#),
    ("movies rate $'dogs\tgood", "[rate][Dogs'][good]"),
    ("movies rate $'it\tgood", "[rate][It's a Wonderful Life][good]"),
    ("movies rate $'back\tgood", #"[rate][back\slash][good]"#),
    (#"movies rate $'back\\"# + "\tgood", #"[rate][back\slash][good]"#),
    ("movies rate $'mother\tgood", "[rate][mother!father][good]"),
    ("movies rate $'wow\tgood", "[rate][Wow!][good]"),
    ("movies rate \"wow\tgood", "[rate][Wow!][good]"),
    ("movies rate $'a &\tgood", "[rate][a & b; c | d > e `f` *g*][good]"),
    ("movies rate $\"spider-man: n\tgood", "[rate][Spider-Man: No Way Home][good]"),
    (#"movies rate $'It\'s"# + "\tx'", "[rate][It'sx]"),
  ]

  private static func left(_ count: Int) -> String {
    String(repeating: "\u{1B}[D", count: count)
  }

  /// What is otherwise in a shell: fish keeps the letters that were typed where it couldn't find the
  /// title by them.
  private static let exceptions: [Shell: [String: String]] = [
    .fish: [
      "movies rate amel\tgo\t": "[rate][amelie][good]",
      "movies rate amel good" + left(5) + "\t": "[rate][amelie][good]",
      #"movies rate Spider\ M"# + "\tX": "[rate][Spider Man: X]",
      #"movies rate "heat (198"# + "\tx": "[rate][heat (1986)][x]",
      // It can't be told that a word may go on.
      "movies list --rating good,exc\t,po\t": "[list][--rating][good,excellent][,po]",
    ],
    .bash: [:], .zsh: [:],
  ]

  private static let titles = [
    "Spider-Man: No Way Home (2021)", "Spider-Man: Far from Home (2019)", "Heat (1995)",
    "Heat (1986)", "Amélie (2001)", "-30- (1959)", "(500) Days of Summer (2009)",
    "It's a Wonderful Life", "Airplane! (1980)", "mother!father", "$9.99 (2008)", #"back\slash"#,
    "千と千尋の神隠し (2001)", #"Who Framed "Roger" Rabbit"#, "a & b; c | d > e `f` *g*", "~tilde",
  ]

  private func session(_ shell: Shell) throws -> ShellSession {
    let movies = Program()
    let titles = Self.titles + (shell == .bash ? ["Dogs'", "Say \"No\"", "Wow!"] : [])
    let added = movies("add", "-", input: titles.joined(separator: "\n"))
    #expect(added.code == 0)
    _ = movies("edit", "@1", "--tag", "Crime")
    _ = movies("--library", movies.folder + "/other.db", "add", "Other Film")
    _ = movies("export", "-o", movies.folder + "/archive file.jsonl")
    return try #require(try ShellSession(shell, of: movies))
  }

  private func expectWords(in shell: Shell) throws {
    let session = try session(shell)
    for (typed, words) in Self.lines {
      #expect(session.type(typed) == Self.exceptions[shell]?[typed] ?? words, "\(typed)")
    }
  }

  @Test("in bash", .enabled(if: has(.bash), "SKIPPED: there is no bash here"))
  func bash() throws {
    try expectWords(in: .bash)
    let session = try session(.bash)
    for (typed, words) in Self.bashLines {
      #expect(session.type(typed) == words, "\(typed)")
    }
    // The second tab shows the titles as they are, with their years.
    #expect(session.shows("Airplane! (1980)", after: "movies rate \t\t"))
  }

  @Test("in zsh", .enabled(if: has(.zsh), "SKIPPED: there is no zsh here"))
  func zsh() throws {
    try expectWords(in: .zsh)
    let session = try session(.zsh)
    #expect(session.shows("-- 1980", after: "movies rate \t"))
    // What is common to all that is offered is put in.
    #expect(session.type("movies rate hea\tx") == "[rate][Heat (19x]")
  }

  @Test("in fish", .enabled(if: has(.fish), "SKIPPED: there is no fish here"))
  func fish() throws {
    try expectWords(in: .fish)
    let session = try session(.fish)
    #expect(session.shows("(1980)", after: "movies rate \t"))
  }
}
