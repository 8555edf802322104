import MovieKit

/// `movies help`: help for the program or for a command.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    summary: "print help for a command, or the list of commands",
    synopses: ["[COMMAND]"],
    arguments: [
      ArgumentDescription(placeholder: "COMMAND", isRequired: false, help: "a command's name")
    ],
    examples: [Example(purpose: "all about add", line: "movies help add")])

  private let topic: CommandDescription?

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    topic =
      if let name = arguments.operands.first?.text {
        try ArgumentParser(commands: Commands.descriptions).command(named: name)
      } else {
        nil
      }
  }

  func run(in environment: inout Environment) throws {
    let help = HelpText(commands: Commands.descriptions)
    try environment.output.write(topic.map(help.page) ?? help.overview)
  }
}
