import Foundation

/// Attacks on the built program from outside: a short form, and a long one where the environment
/// variable `MOVIES_LONG_TESTS` is set.
nonisolated enum Attacks {
  /// Whether every point is attacked, and not only some of them.
  static let isLong = variable("MOVIES_LONG_TESTS") != nil

  /// What random attacks begin with; `MOVIES_SEED` gives another one.
  static let seed = variable("MOVIES_SEED").flatMap { UInt64($0) } ?? 20_261_130

  /// Whether system calls of the program can be made to fail here.
  static let mayTrace = succeeds(
    "strace -f -o /dev/null -e trace=write -e inject=write:error=EIO /bin/echo; [ $? = 1 ]")

  /// Whether a file system can be mounted here, in a name space of its own.
  static let mayMount = succeeds(
    "mkdir \"$HOME/m\" && unshare -m mount -t tmpfs -o size=1m none \"$HOME/m\"")

  /// Whether the program can be run here as a user who may do little.
  static let mayBeOthers = succeeds(
    "cp \"$movies\" /tmp/movies-$$; setpriv \(nobody) /tmp/movies-$$ --version; code=$?;"
      + " rm -f /tmp/movies-$$; exit $code")

  /// The options of `setpriv` for a user to whom nothing belongs.
  static let nobody = "--reuid=65534 --regid=65534 --clear-groups"

  /// The exit codes of the contract, but for the one that means a bug.
  static let codes: Set<Int32> = [0, 1, 2, 3, 64, 65, 66, 73, 74, 75]

  /// Tells a figure of an attack in the log.
  static func tell(_ figure: String) { print("attacks: " + figure) }

  static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  private static func succeeds(_ script: String) -> Bool { Program().shell(script).code == 0 }
}

nonisolated extension Run {
  /// Whether the program ended as the contract says, and not by a trap, a signal or as a bug.
  var isOfContract: Bool {
    Attacks.codes.contains(code) && !err.contains("Fatal error") && !err.contains("Backtrace")
      && (code == 0 || err.hasPrefix("movies: "))
  }
}
