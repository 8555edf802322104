import Foundation
import Testing

/// `undo`, `redo`, `history`, `backup` and `check`, from outside.
nonisolated struct HistoryProgramTests {
  private let movies = Program()

  @Test("undo and redo go back and forth a command line at a time")
  func undoAndRedo() {
    _ = movies("add", "-", input: "Heat\nUp\n")
    _ = movies("rate", "Heat", "good")
    #expect(movies("undo").rows.map { $0.dropFirst() } == [["rate Heat good", "1", "undone"]])
    #expect(movies("list").rows.map { $0[3] } == ["not-seen", "not-seen"])
    #expect(movies("undo").code == 0)
    #expect(movies("list").out.isEmpty)
    let run = movies("undo")
    #expect(run.code == 1 && run.err == "movies: there is nothing to undo\n")
    #expect(movies("redo").rows.map { $0.dropFirst() } == [["add -", "2", "done"]])
    #expect(movies("redo", "--quiet").out.isEmpty)
    #expect(movies("list").rows.map { $0[3] } == ["good", "not-seen"])
    #expect(movies("redo").code == 1)
  }

  @Test("a table of the history has local times, and no text of a note")
  func historyTable() {
    _ = movies("add", "Heat", "-q", "--library", movies.library, "--note", "so private")
    let run = movies.shell(
      "TZ=Asia/Shanghai $movies history --format table; TZ=UTC $movies history")
    let when = run.rows.last?[0].dropLast(4).replacing("T", with: " ") ?? ""
    #expect(run.rows.last?[1] == "add Heat -q --note …", "\(run)")
    #expect(!run.out.contains("private") && !run.out.contains(when), "\(run)")
    #expect(movies.shell("TZ=UTC $movies history --format table").out.contains(when), "\(run)")
  }

  @Test("history tells the command lines, latest first, in every format")
  func history() {
    _ = movies("add", "It's (1990)")
    _ = movies("seen", "It's", "--on", "2024")
    #expect(
      movies("history").rows.map { $0[1] } == [
        "seen 'It'\\\\''s' --on 2024", "add 'It'\\\\''s (1990)'",
      ])
    #expect(movies("history", "-n1", "--header").rows[0] == ["when", "command", "movies", "state"])
    #expect(movies("history", "--format", "csv").out.hasPrefix("when,command,movies,state\n"))
    let json = movies("history", "--json").out
    let steps = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(steps?.compactMap { $0["undone"] as? Bool } == [false, false])
    #expect(movies("history", "--limit", "0").out.isEmpty)
  }

  @Test("undo makes no library where there is none")
  func missingLibrary() {
    #expect(movies("undo").code == 1)
    #expect(movies("history") == Run(code: 0, out: "", err: ""))
    #expect(!FileManager.default.fileExists(atPath: movies.library))
  }

  @Test("backup replaces a file only by force, and a copy is a library")
  func backup() {
    _ = movies("add", "Heat")
    let copy = movies.folder + "/copy.db"
    #expect(movies("backup", copy) == Run(code: 0, out: "", err: ""))
    #expect(movies("backup", copy).code == 73)
    #expect(movies("backup", copy, "--force").code == 0)
    #expect(movies("list", "--library", copy).out == movies("list").out)
    let run = movies.shell("$movies backup - > \"$HOME/piped.db\"")
    #expect(run.code == 0)
    #expect(movies("list", "--library", movies.folder + "/piped.db").out == movies("list").out)
    #expect(movies.onTerminal("backup", "-").code == 64)
  }

  @Test("check says that a library is sound, or what is wrong with it")
  func check() {
    _ = movies("add", "Heat")
    #expect(movies("check").out == "The library is sound: 1 movie\n")
    #expect(
      movies("check", "--json").out
        == "{\"sound\":true,\"movies\":1,\"findings\":[],\"leftovers\":[]}\n")
    _ = movies.shell("sqlite3 \"$library\" \"UPDATE movie SET title_key = 'x'\"")
    let run = movies("check")
    #expect(run.code == 65 && run.err.hasPrefix("movies: the library"))
    let json = movies("check", "--json")
    #expect(json.code == 65)
    #expect(json.out.contains("\"sound\":false") && json.out.contains("@1 is filed under"))
  }
}
