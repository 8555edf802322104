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
    var scan = Scan(parser: self, rest: arguments[...])
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
      throw .unknownCommand(name, near: name.nearest(in: commands.map(\.name)))
    }
    return command
  }
}

extension CommandDescription {
  fileprivate func check(_ operands: [ParsedArguments.Operand]) throws(UsageError) {
    if readsStandardInput, let first = operands.first, first.isStandardInput {
      guard operands.count == 1 else { throw .surplusArgument(operands[1].text, command: name) }
      return
    }
    if let limit = argumentLimit, operands.count > limit {
      throw .surplusArgument(operands[limit].text, command: name)
    }
    let needed = arguments.filter(\.isRequired)
    guard operands.count >= needed.count else {
      throw .missingArgument(needed[operands.count].placeholder, command: name)
    }
  }
}

/// One pass over a command line.
private struct Scan {
  let parser: ArgumentParser
  var rest: ArraySlice<String>
  var command: CommandDescription?
  var operands: [ParsedArguments.Operand] = []
  var values: [Option: [String]] = [:]
  private(set) var mistake: UsageError?

  init(parser: ArgumentParser, rest: ArraySlice<String>) {
    self.parser = parser
    self.rest = rest
  }

  /// Goes on after a mistake, since help may yet be asked for.
  mutating func run() {
    while let argument = rest.popFirst() {
      do throws(UsageError) {
        try take(argument)
      } catch {
        mistake = mistake ?? error
      }
    }
  }

  private mutating func take(_ argument: String) throws(UsageError) {
    if argument == "--" {
      for literal in rest { try takeOperand(literal, isLiteral: true) }
      rest = []
    } else if argument.begins(with: "--") {
      try takeLong(argument)
    } else if argument.begins(with: "-"), argument != "-" {
      try takeLetters(argument.unicodeScalars.dropFirst())
    } else {
      try takeOperand(argument, isLiteral: false)
    }
  }

  private mutating func takeOperand(_ text: String, isLiteral: Bool) throws(UsageError) {
    guard command != nil || mistake != nil else {
      command = try parser.command(named: text)
      return
    }
    // After a mistake this may be the value of an unknown option: no word to judge.
    if command == nil { command = try? parser.command(named: text) }
    operands.append(ParsedArguments.Operand(text: text, isLiteral: isLiteral))
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let (name, value) = argument.splitLongOption
    let option = try option("--" + name) { $0.name == name }
    if !option.takesValue {
      if let value { throw .unwantedValue(option: option.spelling, value: value) }
      values[option, default: []].append("")
    } else if let value {
      values[option, default: []].append(value)
    } else {
      try takeValue(of: option, typed: option.spelling)
    }
  }

  private mutating func takeLetters(
    _ letters: Substring.UnicodeScalarView
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = known("-" + String(letter), where: { $0.letter == Character(letter) })
      else {
        continue
      }
      if !option.takesValue {
        values[option, default: []].append("")
      } else if letters.isEmpty {
        return try takeValue(of: option, typed: "-" + String(letter))
      } else {
        return values[option, default: []].append(String(letters))
      }
    }
  }

  private mutating func takeValue(of option: Option, typed: String) throws(UsageError) {
    guard let next = rest.first, next == "-" || !next.begins(with: "-") else {
      throw .missingValue(option: typed, next: rest.first)
    }
    values[option, default: []].append(next)
    rest = rest.dropFirst()
  }

  /// The option that is typed; notes the mistake where there is none.
  private mutating func known(_ typed: String, where matches: (Option) -> Bool) -> Option? {
    do throws(UsageError) {
      return try option(typed, where: matches)
    } catch {
      mistake = mistake ?? error
      return nil
    }
  }

  private func option(
    _ typed: String, where matches: (Option) -> Bool
  ) throws(UsageError) -> Option {
    let options = command?.allOptions ?? Option.globals
    if let option = options.first(where: matches) { return option }
    if command == nil, parser.commands.flatMap(\.options).contains(where: matches) {
      throw .optionBeforeCommand(typed)
    }
    throw .unknownOption(
      typed, command: command?.name, near: typed.nearest(in: options.map(\.spelling)))
  }
}

/// Bytes decide what is an option: a combining mark after a dash or an equal sign would make one
/// character of both.
nonisolated extension String {
  fileprivate func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// The name and the value of `--name=value`.
  fileprivate var splitLongOption: (name: String, value: String?) {
    let option = utf8.dropFirst(2)
    guard let sign = option.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(Substring(option)), nil)
    }
    let (name, value) = (option[..<sign], option[option.index(after: sign)...])
    return (String(Substring(name)), String(Substring(value)))
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
