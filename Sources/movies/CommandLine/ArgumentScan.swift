/// One pass over a command line.
struct ArgumentScan {
  let parser: ArgumentParser
  var rest: ArraySlice<String>
  var command: CommandDescription?
  var operands: [ParsedArguments.Operand] = []
  var values: [Option: [String]] = [:]
  private(set) var mistake: UsageError?

  /// The option at the end that still lacks its value.
  private(set) var openOption: Option?

  /// Whether `--` has ended the options.
  private(set) var hasEndedOptions = false

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
      hasEndedOptions = true
      for literal in rest { try takeOperand(literal, isLiteral: true) }
      rest = []
    } else if argument.begins(with: "--") {
      try takeLong(argument)
    } else if argument.begins(with: "-"), argument != "-" {
      try takeLetters(argument.unicodeScalars.dropFirst(), of: argument)
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
    _ letters: Substring.UnicodeScalarView, of argument: String
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      // Few options are digits or signs, but many a title begins so.
      guard letter.properties.isAlphabetic || letter == "0" else {
        throw .unknownLetters(argument, command: command?.name)
      }
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
      if rest.isEmpty { openOption = option }
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
    let near = typed.nearest(in: (command?.shownOptions ?? options).map(\.spelling))
    let others = parser.commands.filter { $0.options.contains(where: matches) }.map(\.name)
    if let command, near == nil, !others.isEmpty {
      throw .optionOfOthers(typed, command: command.name, others: others)
    }
    throw .unknownOption(typed, command: command?.name, near: near)
  }
}

/// Bytes decide what is an option: a combining mark after a dash or an equal sign would make one
/// character of both.
nonisolated extension String {
  func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// The name and the value of `--name=value`.
  var splitLongOption: (name: String, value: String?) {
    let option = utf8.dropFirst(2)
    guard let sign = option.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(Substring(option)), nil)
    }
    let (name, value) = (option[..<sign], option[option.index(after: sign)...])
    return (String(Substring(name)), String(Substring(value)))
  }
}
