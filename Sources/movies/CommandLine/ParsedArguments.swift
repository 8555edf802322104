/// A command line taken apart, its values not looked at yet.
struct ParsedArguments: Hashable {
  /// The command's name.
  let command: String

  /// What isn't an option, in order.
  var operands: [Operand] = []

  /// The values of the options that were given, in order; one empty text for each use of a switch.
  var values: [Option: [String]] = [:]

  /// An argument that isn't an option.
  struct Operand: Hashable {
    let text: String
    /// Whether it stands after `--`, where `-` is no longer standard input.
    let isLiteral: Bool

    var isStandardInput: Bool { text == "-" && !isLiteral }
  }
}

extension ParsedArguments {
  /// The value of an option, the last one if there are several.
  func value(_ option: Option) -> String? { values[option]?.last }

  /// All values of an option.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// Whether a switch was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Whether the only operand is `-`, standard input.
  var readsStandardInput: Bool { operands.count == 1 && operands[0].isStandardInput }
}
