import Foundation
import Testing

/// The form of `completions` that the scripts call, from outside.
struct CompletionProgramTests {
  private let movies = Program()

  private func complete(_ arguments: String...) -> Run {
    movies.run(["completions", "zsh"] + arguments, input: Data(), environment: [:])
  }

  private static let nothing = Run(code: 0, out: "words\n", err: "")

  @Test("a library that is not there offers nothing, and is not made")
  func missing() throws {
    #expect(complete("--before=rate", "--word=") == Self.nothing)
    #expect(complete("--before=list", "--before=--tag", "--word=") == Self.nothing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: movies.folder).isEmpty)
    let nowhere = movies.run(
      ["completions", "zsh", "--before=rate", "--word="],
      environment: ["MOVIES_LIBRARY": "", "HOME": ""])
    #expect(nowhere == Self.nothing)
  }

  @Test("a damaged, foreign or forbidden library offers nothing, without a word")
  func unreadable() throws {
    _ = movies("add", "Heat (1995)")
    let whole = try Data(contentsOf: URL(fileURLWithPath: movies.library))
    for contents in [
      whole.prefix(5000), whole.prefix(100), Data("no library".utf8),
      whole.prefix(100) + Data(repeating: 0xFF, count: whole.count - 100),
    ] {
      try contents.write(to: URL(fileURLWithPath: movies.library))
      #expect(complete("--before=rate", "--word=h") == Self.nothing)
      #expect(try Data(contentsOf: URL(fileURLWithPath: movies.library)) == contents)
    }
    try FileManager.default.removeItem(atPath: movies.library)
    try FileManager.default.createDirectory(
      atPath: movies.library, withIntermediateDirectories: false)
    #expect(complete("--before=rate", "--word=h") == Self.nothing)
  }

  @Test("a library that another process holds is not waited for")
  func locked() throws {
    _ = movies("add", "Heat (1995)")
    #expect(complete("--before=rate", "--word=h").out == "words\nHeat\t1995\n")
    let holder = """
      import sqlite3, subprocess, sys
      held = sqlite3.connect(sys.argv[1], isolation_level=None)
      held.execute("BEGIN EXCLUSIVE")
      line = [sys.argv[2], "completions", "zsh", "--before=rate", "--word=h"]
      print(subprocess.run(line, timeout=5, capture_output=True))
      """
    try holder.write(toFile: movies.folder + "/holder.py", atomically: true, encoding: .utf8)
    let run = movies.shell("python3 \"$HOME/holder.py\" \"$library\" \"$movies\"")
    #expect(run.out.contains("returncode=0, stdout=b'words\\n', stderr=b''"), "\(run)")
  }

  @Test("a change that was broken off is left to others")
  func journal() throws {
    _ = movies("add", "Heat (1995)")
    // A copy taken in the middle of a transaction, with its journal, is what a crash leaves.
    let crash = """
      import sqlite3, sys, shutil
      name = sys.argv[1]
      broken = sqlite3.connect(name, isolation_level=None)
      broken.execute("PRAGMA cache_size = 1")
      broken.execute("BEGIN")
      broken.execute("CREATE TABLE filler (x)")
      for _ in range(2000): broken.execute("INSERT INTO filler VALUES (zeroblob(500))")
      shutil.copy(name, name + ".copy")
      shutil.copy(name + "-journal", name + ".copy-journal")
      """
    try crash.write(toFile: movies.folder + "/crash.py", atomically: true, encoding: .utf8)
    let copy = movies.library + ".copy"
    #expect(movies.shell("python3 \"$HOME/crash.py\" \"$library\"").code == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: copy))
    #expect(complete("--before=--library=\(copy)", "--before=rate", "--word=h") == Self.nothing)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
    #expect(FileManager.default.fileExists(atPath: copy + "-journal"))
    // A reader that was asked for by someone rolls it back.
    #expect(movies("list", "--library", copy).rows.count == 1)
    #expect(
      complete("--before=--library=\(copy)", "--before=rate", "--word=h").out.contains("Heat"))
  }

  @Test("the library is the one that the line names, before or after the cursor, with ~ for home")
  func libraries() {
    let other = movies.folder + "/other.db"
    _ = movies("add", "Heat", "--library", other)
    let lines = [
      ["--before=--library", "--before=\(other)", "--before=rate", "--word=h"],
      ["--before=rate", "--before=--library=~/other.db", "--word=h"],
      ["--before=rate", "--word=h", "--after=good", "--after=--library", "--after=$HOME/other.db"],
    ]
    for line in lines {
      let run = movies.run(["completions", "fish"] + line)
      #expect(run == Run(code: 0, out: "words\nHeat\n", err: ""), "\(line)")
    }
  }

  @Test("an unknown shell and none are mistakes that name the three")
  func mistakes() {
    for line in [["completions"], ["completions", "tcsh"], ["completions", "bsh"]] {
      let run = movies.run(line)
      #expect(run.code == 64 && run.out.isEmpty)
      for shell in ["bash", "zsh", "fish"] { #expect(run.err.contains(shell), "\(run.err)") }
    }
    #expect(movies("completions", "bsh").err.contains("did you mean bash?"))
    #expect(movies("completions", "bash", "zsh").code == 64)
  }

  @Test("nothing that a terminal obeys is offered")
  func hostileTitles() {
    _ = movies("add", "a\u{202E}b")
    _ = movies("edit", "@1", "--tag", "t\u{202E}x")
    for line in [["--before=rate", "--word=a"], ["--before=list", "--before=-t", "--word=t"]] {
      for shell in ["bash", "zsh", "fish"] {
        let run = movies.run(["completions", shell] + line)
        #expect(run.code == 0 && !run.out.contains("\u{202E}"), "\(run.out)")
      }
    }
    #expect(complete("--before=rate", "--word=a").out == "words\n@1\ta<U+202E>b\n")
  }
}
