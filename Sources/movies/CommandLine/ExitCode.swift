/// How the program ends; the numbers from 64 on are those of `sysexits.h`.
nonisolated enum ExitCode: Int32, CaseIterable {
  case done = 0
  /// No movie matches, a rule refuses the change, or the person at the terminal does.
  case refused = 1
  case ambiguous = 2
  case exists = 3
  case usage = 64
  case badData = 65
  case noInput = 66
  case bug = 70
  case cannotCreate = 73
  case inputOutput = 74
  case temporary = 75
}
