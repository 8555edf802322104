import Foundation
import Testing

extension Attacks {
  /// The library is in odd places.
  @Suite("Library places") nonisolated struct LibraryPlaces {
    private let movies = Program()

    /// Adds, undoes, redoes, lists, checks and copies in the library of this name, in the folder.
    private func expectWorking(_ name: String) {
      let run = movies.shell(
        """
        cd "$HOME" && $movies --library="$NAME" add Heat && $movies --library="$NAME" undo -q &&
        $movies --library="$NAME" redo -q && $movies --library="$NAME" list &&
        $movies --library="$NAME" check && $movies --library="$NAME" backup -- "$NAME.copy" &&
        $movies --library="$NAME.copy" list && [ -f "$NAME" ]
        """, environment: ["NAME": name])
      let heat = "@1\tHeat\t\tnot-seen\n"
      let expected = heat + heat + "The library is sound: 1 movie\n" + heat
      #expect(run.code == 0 && run.out == expected, "\(name): \(run)")
      let told = Array("made the library \"".utf8)
      #expect(run.err.utf8.starts(with: told), "\(name): \(run)")
      #expect(run.err.utf8.filter { $0 == 0x0A }.count == 1, "\(name): \(run)")
    }

    @Test(
      "a name is a name",
      arguments: [
        "with space", " ", "new\nline", "tab\there", "\u{301}combining.db", ":memory:",
        "file:x?mode=memory", "file:x", "-", "--", "%41%00", "a'b\"c", "$HOME", "*?[a]", "~",
        "é", "e\u{301}", "👨‍👩‍👧‍👦", "\u{202E}x", "x?mode=ro&immutable=1", "x#y", "...",
      ])
    @concurrent func names(_ name: String) async { expectWorking(name) }

    @Test("a long name, and a folder as deep as SQLite takes: 504 bytes in all")
    @concurrent func longNames() async {
      expectWorking(String(repeating: "n", count: 200))
      expectWorking(String(repeating: "é", count: 100))
      let room = 504 - movies.folder.utf8.count - 1
      let folders = String(repeating: String(repeating: "d", count: 99) + "/", count: room / 100)
      _ = movies.shell("mkdir -p \"$HOME/\(folders)\"")
      let name = folders + String(repeating: "n", count: room - folders.utf8.count)
      #expect(movies("--library", movies.folder + "/" + name, "add", "Heat", "-q").code == 0)
      #expect(movies("--library", movies.folder + "/" + name, "undo", "-q").code == 0)
      #expect(movies("--library", movies.folder + "/" + name, "check").code == 0)
      let run = movies("--library", movies.folder + "/" + name + "n", "add", "Heat", "-q")
      #expect(run.code == 73 && run.isOfContract, "\(run)")
    }

    @Test("a folder near to the longest path is told or used")
    @concurrent func deepFolder() async {
      let folder = String(repeating: "d", count: 200)
      let run = movies.shell(
        """
        cd "$HOME"; path="$HOME"
        for n in $(seq 19); do mkdir \(folder) && cd \(folder); path="$path/\(folder)"; done
        for command in 'add Heat' list check undo 'backup copy'; do
          $movies --library l $command; echo "$?"; $movies --library "$path/l" $command; echo "$?"
        done
        """)
      let codes = run.rows.compactMap { Int($0[0]) }
      #expect(codes.count == 10 && Set(codes).isSubset(of: [0, 1, 66, 73, 74]), "\(run)")
      #expect(!run.err.contains("Fatal"), "\(run)")
    }

    @Test("a path that is too long is told, and a name of invalid UTF-8 refused or used")
    func impossible() {
      let long = movies.folder + "/" + String(repeating: "n", count: 5000)
      for arguments in [["list"], ["add", "Heat"], ["check"], ["backup", "x"]] {
        let run = movies.run(["--library", long] + arguments)
        #expect(run.isOfContract && [0, 73].contains(run.code), "\(arguments): \(run)")
      }
      let run = movies.shell("$movies --library \"$HOME/$(printf 'a\\377b')\" add Heat -q")
      #expect(run.isOfContract && run.code == 64, "\(run)")
    }

    @Test("a link stays a link, also one to nothing, and changes go to what it links to")
    func links() throws {
      let run = movies.shell(
        """
        cd "$HOME"; mkdir far; ln -s far/library.db link; ln -s link chain; ln -s loop loop
        $movies --library chain add Heat -q && $movies --library link add Dune -q &&
        $movies --library far/library.db undo -q && $movies --library chain list
        readlink chain link; ls far; $movies --library loop list; echo $?
        $movies --library loop add Heat; echo $?
        """)
      #expect(
        run.out
          == "@1\tHeat\t\tnot-seen\nlink\nfar/library.db\nlibrary.db\n73\n73\n", "\(run)")
    }

    @Test(
      "what isn't a file is refused at once",
      arguments: [
        "fifo", "/dev/null", "/dev/full", "/dev/zero", "/dev/tty", "socket", "folder", "/",
      ])
    @concurrent func noFiles(_ name: String) async {
      _ = movies.shell(
        """
        cd "$HOME"; mkfifo fifo; mkdir folder
        python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
        """)
      for command in [
        "list", "add Heat", "check", "history", "undo", "backup copy", "rate Heat good",
      ] {
        let run = movies.shell(
          "cd \"$HOME\"; timeout 5 $movies --library \(name) \(command)")
        #expect([65, 73].contains(run.code) && run.err.hasPrefix("movies: "), "\(command): \(run)")
      }
      #expect(!movies.names.contains("copy"))
    }

    @Test("a backup goes to files only, and replaces none unasked")
    func backupPlaces() {
      _ = movies("add", "Heat", "-q")
      let run = movies.shell(
        """
        cd "$HOME"; mkfifo fifo; mkdir folder; echo precious > file; ln -s file link; ln -s no dangling
        for target in fifo folder file link dangling no/folder library.db /dev/full ''; do
          timeout 5 $movies backup "$target" 2>/dev/null; echo "$target $?"
        done; cat file link; readlink link dangling; $movies list
        """)
      for line in run.out.split(separator: "\n").prefix(9) {
        let code = line.split(separator: " ").last
        #expect(code == "73" || code == "64" || line == "dangling 0", "\(line)")
      }
      #expect(run.out.contains("precious\nprecious\nfile\n"))
      #expect(run.out.hasSuffix("@1\tHeat\t\tnot-seen\n"))
      let itself = movies("backup", movies.library, "--force")
      #expect(itself.isOfContract, "\(itself)")
      #expect(movies("list").out == "@1\tHeat\t\tnot-seen\n")
      #expect(!movies.names.contains { $0.hasPrefix("library.db.") })
    }
  }
}
