import MovieKit

/// A subcommand: arguments to intents, state to view.
protocol Command {
  /// How it is called.
  static var description: CommandDescription { get }

  /// Reads its arguments, and finds every mistake that can be found without the library.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError)

  /// Does what was asked for.
  ///
  /// - Throws: what `ErrorMessage` has words for.
  func run(in environment: inout Environment) throws
}

/// The commands there are, in the order of the help.
enum Commands {
  static let all: [any Command.Type] = [
    AddCommand.self, ListCommand.self, RateCommand.self, SeenCommand.self, ShowCommand.self,
    EditCommand.self, RemoveCommand.self, RandomCommand.self, DuplicatesCommand.self,
    MergeCommand.self, ImportCommand.self, ExportCommand.self, StatsCommand.self, UndoCommand.self,
    RedoCommand.self, HistoryCommand.self, BackupCommand.self, CheckCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  static var descriptions: [CommandDescription] { all.map { $0.description } }

  /// The command with this name, which must be one of them.
  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.description.name == name }
  }
}
