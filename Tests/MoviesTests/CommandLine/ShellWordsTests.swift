import Testing

@testable import movies

@Suite("Words of a command line")
struct ShellWordsTests {
  @Test(
    "are written as a shell would take them",
    arguments: [
      (["add", "Heat"], "add Heat"), (["add", "It's"], #"add 'It'\''s'"#), (["add", ""], "add ''"),
      (["add", "a b", "$HOME"], "add 'a b' '$HOME'"), (["add", "Amélie", "一一"], "add Amélie 一一"),
    ])
  func shellLine(words: [String], line: String) { #expect(words.shellLine == line) }

  @Test(
    "are kept in the history without notes, and without the place of the library",
    arguments: [
      (["edit", "Heat", "--note", "so private", "-t", "x"], "edit Heat --note … -t x"),
      (["edit", "Heat", "--note=so private"], "edit Heat --note=…"),
      (["edit", "Heat", "--note"], "edit Heat --note"),
      (["--library", "my films.db", "add", "Up"], "add Up"),
      (["add", "--library=my films.db", "Up"], "add Up"), (["undo", "--library"], "undo"),
      (["add", "--", "--note", "secret"], "add -- --note secret"), (["add", "-q"], "add -q"),
    ])
  func historyLine(words: [String], line: String) { #expect(words.historyLine == line) }
}
