import Foundation
import Glibc

/// The built program with a fresh folder and a library of its own.
nonisolated final class Program: Sendable {
  /// A new folder, removed in the end.
  let folder: String

  /// What `$XDG_DATA_HOME` is, so that the library is looked for in the folder and need not be named.
  private let place: String

  /// The library, which isn't there at first.
  var library: String { folder + "/library.db" }

  /// Makes the folder with some files in it.
  init(files: [String: String] = [:]) {
    place = FileManager.default.temporaryDirectory.path + "/movies-\(UUID().uuidString)"
    folder = place + "/movies"
    mkdir(place, 0o755)
    mkdir(folder, 0o700)
    for (name, text) in files { put(text, into: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: place) }
}

/// What a run of the program left behind.
nonisolated struct Run: Equatable {
  /// The exit status; minus the signal's number where a signal ended it.
  let code: Int32
  let out: String
  let err: String

  /// The TSV lines, split into their fields.
  var rows: [[String]] {
    out.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

nonisolated extension Program {
  /// The flag POSIX_SPAWN_SETSID, which Swift's module of the C library leaves out.
  private static let newSession: Int32 = 0x80

  /// The program, which lies beside the test bundle.
  static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("movies").path

  /// Runs the program to its end.
  func callAsFunction(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) -> Run {
    run(arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs the program to its end in its folder; the streams are files, so that none can fill up.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) -> Run {
    let name = folder + "/run-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: name + ".in", contents: input)
    defer {
      for end in [".in", ".out", ".err"] {
        try? FileManager.default.removeItem(atPath: name + end)
      }
    }
    let process = start(
      [
        "/bin/sh", "-c",
        "cd \(folder); exec \"$0\" \"$@\" <\(name).in >\(name).out 2>\(name).err", Program.path,
      ] + arguments, environment: environment)
    return Run(
      code: Program.wait(for: process), out: Program.text(at: name + ".out"),
      err: Program.text(at: name + ".err"))
  }

  /// Runs a shell script in which `$movies` is the program.
  func shell(_ script: String, environment: [String: String] = [:]) -> Run {
    let name = folder + "/run-\(UUID().uuidString)"
    let process = start(
      ["/bin/sh", "-c", "{ \(script)\n} </dev/null >\(name).out 2>\(name).err"],
      environment: environment.merging(["movies": Program.path]) { one, _ in one })
    return Run(
      code: Program.wait(for: process), out: Program.text(at: name + ".out"),
      err: Program.text(at: name + ".err"))
  }

  /// Starts a command line and gives the number of its process, or 0 if there is none.
  func start(
    _ words: [String], environment: [String: String] = [:], terminal: String? = nil
  ) -> pid_t {
    let all = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TZ": "UTC",
      "LC_ALL": "C.UTF-8", "HOME": folder, "XDG_DATA_HOME": place, "library": library,
      "TERM": "xterm-256color",
      "PAGER": "cat",
    ].merging(environment) { _, new in new }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The threads that run tests block signals, and a shell that waits needs them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    // A session of its own has for its terminal the first one that it opens.
    if terminal != nil { flags |= Program.newSession }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    if let terminal {
      for descriptor in Int32(0)...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
      }
    }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = all.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : 0
  }

  /// Waits for a process, and gives its exit status, or minus the signal that ended it.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private static func text(at path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
