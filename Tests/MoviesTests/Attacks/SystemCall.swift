/// A system call of the program that is made to fail.
nonisolated struct SystemCall: Sendable {
  let name: String

  /// How many of them come before the program's own: those of the loader.
  let foreign: Int

  init(_ name: String) {
    self.name = name
    foreign = SystemCall.loading[name] ?? 0
  }

  private static let loading: [String: Int] = {
    let movies = Program()
    var counts: [String: Int] = [:]
    for name in ["openat", "read", "pread64"] {
      _ = movies.traced(Change("", "--version", library: nil), "trace=\(name)")
      counts[name] = movies.takeTrace().split(separator: "\n").count { $0.contains("(") }
    }
    return counts
  }()
}

nonisolated extension SystemCall {
  /// The numbers of the calls to attack: each of them, or in the short form the 1st, 3rd, 9th, 27th …
  var points: some Sequence<Int> {
    sequence(first: 1) { Attacks.isLong ? $0 + 1 : $0 * 3 }.lazy.map { $0 + foreign }
  }

  /// The expressions for `strace` that attack one call.
  func injection(_ what: String, at point: Int) -> (trace: String, inject: String) {
    ("trace=\(name)", "inject=\(name):\(what):when=\(point)")
  }
}
