import MovieKit

/// `movies help`: help for the program or for a command.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    summary: "print help for a command, or the list of commands",
    synopses: ["[COMMAND]", "--man"],
    arguments: [
      ArgumentDescription(placeholder: "COMMAND", isRequired: false, help: "a command's name")
    ],
    usesLibrary: false,
    options: [.man],
    examples: [
      Example(purpose: "all about add", line: "movies help add"),
      Example(
        purpose: "the manual, to be read with man ./movies.1",
        line: "movies help --man > movies.1"),
    ])

  private let topic: CommandDescription?
  private let printsManual: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    printsManual = arguments.has(.man)
    if printsManual, let surplus = arguments.operands.first {
      throw .surplusArgument(surplus.text, command: "help \(Option.man.spelling)")
    }
    topic =
      if let name = arguments.operands.first?.text {
        try ArgumentParser(commands: Commands.descriptions).command(named: name)
      } else {
        nil
      }
  }

  func run(in environment: inout Environment) throws {
    let commands = Commands.descriptions
    guard !printsManual else {
      return try environment.output.write(ManualPage(commands: commands).text)
    }
    let help = HelpText(commands: commands, language: environment.language)
    try environment.output.write(topic.map(help.page) ?? help.overview)
  }
}

extension Option {
  fileprivate static let man = Option(
    name: "man", help: "print the whole manual as a page for man")
}
