import Testing

extension Attacks {
  /// No descriptor is free, or there is no `/proc`.
  @Suite("Few descriptors") nonisolated struct FewDescriptors {
    private let movies = Program()

    private static let mayLimit = Program().shell("prlimit --nofile=64:64 true").code == 0

    @Test(
      "what is typed is never taken for nothing, whatever is closed",
      .enabled(if: mayLimit, "SKIPPED: no limit can be set here"), arguments: 3...8)
    @concurrent func limit(_ limit: Int) async {
      _ = movies("add", "Heat", "-q")
      let before = movies.bytes
      for closed in 0..<8 {
        // A closed stream is where a program that isn't static finds its libraries.
        let closing = ["<&-", ">&-", "2>&-"].enumerated().filter { closed >> $0.offset & 1 == 1 }
          .map(\.element).joined(separator: " ")
        guard limit > 3 || closed != 0 else { continue }
        let program = "prlimit --nofile=\(limit):\(limit) $movies"
        for command in ["rate @2 good", "rate Heat", "nonsense", "add ''"] {
          let run = movies.shell("\(program) \(command) \(closing); echo $? >> \"$HOME/code\"")
          let code = movies.text(in: "code")?.split(separator: "\n").last ?? ""
          #expect(!["0", "134", ""].contains(code), "\(command) \(closing): \(run)")
          #expect(run.out.isEmpty || code == "127", "\(command) \(closing): \(run)")
        }
        #expect(movies.bytes == before)
      }
    }

    @Test("a change without a descriptor for it is told", .enabled(if: mayLimit))
    @concurrent func change() async {
      let run = movies.shell("prlimit --nofile=3:3 $movies add Heat <&-")
      #expect(run.code == 73 && run.err.contains("can't be opened"), "\(run)")
      #expect(run.out.isEmpty && movies.names.isEmpty)
      #expect(movies.shell("prlimit --nofile=3:3 $movies --version <&-").code == 0)
    }

    @Test(
      "there need be no /proc",
      .enabled(if: Attacks.mayMount, "SKIPPED: nothing can be mounted here"))
    @concurrent func withoutProc() async {
      let run = movies.shell("unshare -m sh -c 'umount -l /proc; exec \"$movies\" add Heat'")
      #expect(run == Run(code: 0, out: "@1\tHeat\t\tnot-seen\n", err: ""))
    }
  }
}
