import Foundation
import Testing

/// The library as a file among others.
nonisolated struct LibraryFileTests {
  private let movies = Program()

  private func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("reading makes no library, and changes nothing of one")
  func reading() throws {
    #expect(movies("list") == Run(code: 0, out: "", err: ""))
    #expect(movies("rate", "Heat", "good").code == 1)
    #expect(movies("remove", "Heat", "--yes").code == 1)
    #expect(!FileManager.default.fileExists(atPath: movies.library))
    _ = movies("add", "Heat")
    let before = bytes(movies.library)
    for command in [["list"], ["show", "Heat"], ["list", "heat", "--json"], ["show", "Nope"]] {
      _ = movies.run(command)
    }
    #expect(bytes(movies.library) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: movies.folder) == ["library.db"])
  }

  @Test("the file and the folders to it are for their owner only")
  func modes() throws {
    let environment = ["MOVIES_LIBRARY": "", "XDG_DATA_HOME": ""]
    let run = movies.shell("umask 0; $movies add Heat", environment: environment)
    #expect(run.code == 0)
    #expect(try mode(movies.folder + "/.local/share/movies/library.db") == 0o600)
    for folder in [".local", ".local/share", ".local/share/movies"] {
      #expect(try mode(movies.folder + "/" + folder) == 0o700)
    }
  }

  @Test("without a home there is no telling where the library is")
  func noHome() {
    let run = movies.shell("env -i $movies list")
    #expect(run.code == 73 && run.err.contains("HOME"))
    #expect(movies.shell("env -i $movies help add").code == 0)
  }

  @Test("a folder that is missing is not made for a library that was named")
  func missingFolder() {
    #expect(movies("add", "Heat", "--library", movies.folder + "/no/l.db").code == 73)
    #expect(movies("list", "--library", movies.folder + "/no/l.db").code == 66)
  }

  @Test(
    "what is no library is refused with 65 and left alone",
    arguments: [
      Data("Heat\nUp\n".utf8), Data(repeating: 0, count: 4096), Data([0xFF, 0xD8, 0xFF]), Data([0]),
    ])
  func foreign(_ content: Data) throws {
    try content.write(to: URL(fileURLWithPath: movies.library))
    for command in [["list"], ["add", "Heat"], ["rate", "Heat", "good"]] {
      let run = movies.run(command)
      #expect(run.code == 65 && run.err.contains("\"\(movies.library)\""))
    }
    #expect(bytes(movies.library) == content)
    #expect(try FileManager.default.contentsOfDirectory(atPath: movies.folder) == ["library.db"])
  }

  @Test(
    "an odd name is a name as any other",
    arguments: [
      ":memory:", "file:x?mode=memory", "with space", "new\nline", "é.db", "-", "%41",
    ])
  func oddNames(_ name: String) {
    let run = movies.shell(
      "cd \"$HOME\" && $movies --library=\"$NAME\" add Heat", environment: ["NAME": name])
    #expect(run.code == 0)
    #expect(FileManager.default.fileExists(atPath: movies.folder + "/" + name))
  }

  @Test("a link to a library stays a link, also one to a file that isn't there yet")
  func symbolicLink() throws {
    let link = movies.folder + "/link.db"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "library.db")
    #expect(movies("add", "Heat", "--library", link).code == 0)
    #expect(movies("rate", "Heat", "good", "--library", link).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "library.db")
    #expect(movies("list").out == "@1\tHeat\t\tgood\n")
  }

  @Test("eight writers at once lose nothing")
  func parallelWriters() {
    let run = movies.shell(
      """
      for worker in 1 2 3 4 5 6 7 8; do
        (for number in 1 2 3 4 5 6 7 8 9 10; do $movies add "Film $worker $number" -q; done) &
      done
      wait
      """)
    #expect(run.err.isEmpty)
    #expect(Set(movies("list").rows.map { $0[0] }).count == 80)
    #expect(Set(movies("list").rows.map { $0[1] }).count == 80)
  }
}
