import MovieKit

/// Takes command lines apart, by the rules of POSIX and GNU, for the commands that are declared.
struct ArgumentParser {
  let commands: [CommandDescription]

  /// What a command line asks for.
  enum Request: Hashable {
    /// Help for a command, or for the whole program.
    case help(command: String?)
    case version
    case run(ParsedArguments)
  }
}

extension ArgumentParser {
  /// Takes a command line apart. Help is given whatever else is wrong with it.
  ///
  /// - Throws: `UsageError` for the first mistake.
  func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var scan = ArgumentScan(parser: self, rest: arguments[...])
    scan.run()
    if scan.values[.help] != nil { return .help(command: scan.command?.name) }
    if let mistake = scan.mistake { throw mistake }
    if scan.values[.version] != nil { return .version }
    guard let command = scan.command else { return .help(command: nil) }
    try command.check(scan.operands)
    return .run(
      ParsedArguments(command: command.name, operands: scan.operands, values: scan.values))
  }

  func command(named name: String) throws(UsageError) -> CommandDescription {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, near: command(near: name))
    }
    return command
  }
}

extension CommandDescription {
  fileprivate func check(_ operands: [ParsedArguments.Operand]) throws(UsageError) {
    if readsStandardInput, let first = operands.first, first.isStandardInput {
      guard operands.count == 1 else { throw surplus(operands[1].text) }
      return
    }
    if let limit = argumentLimit, operands.count > limit {
      throw surplus(operands[limit].text)
    }
    let needed = arguments.filter(\.isRequired)
    guard operands.count >= needed.count else {
      throw .missingArgument(needed[operands.count].placeholder, command: name)
    }
  }

  private func surplus(_ argument: String) -> UsageError {
    .surplusArgument(argument, command: name, meant: option(meantBy: argument))
  }
}

nonisolated extension String {
  /// The word that is most like this one, or that this one begins, if any is at all.
  func nearest(in words: [String]) -> String? {
    if count >= 3, let longer = words.first(where: { $0.hasPrefix(self) }) { return longer }
    let limit = Swift.max(1, count / 3)
    let distances = words.compactMap { word in
      editDistance(to: word, atMost: limit).map { (word: word, distance: $0) }
    }
    return distances.min { $0.distance < $1.distance }?.word
  }
}
