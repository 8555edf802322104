import MovieKit

/// The program: takes the command line apart, makes the environment, runs the command, ends.
@main
struct Movies {
  private var output = Output(descriptor: 1)
  private var messages = Output(descriptor: 2)
  private let language: Language

  private init() { language = Language(environment: System.variable) }

  static func main() {
    System.secureStandardStreams()
    System.prepareSignals()
    var program = Movies()
    System.exit(program.run())
  }

  private mutating func run() -> ExitCode {
    do {
      let parser = ArgumentParser(commands: Commands.descriptions)
      let words = try System.arguments()
      switch try parser.parse(words) {
      case .help(let command): try printHelp(for: command)
      case .version: try output.write("movies " + Version.number + "\n")
      case .run(let arguments): return try run(arguments, typedAs: words.historyLine)
      }
      try output.flush()
      return .done
    } catch {
      return report(error, library: "")
    }
  }

  private mutating func printHelp(for command: String?) throws {
    let help = HelpText(commands: Commands.descriptions, language: language)
    let page = Commands.descriptions.first { $0.name == command }.map(help.page)
    try output.write(page ?? help.overview)
  }

  private mutating func run(
    _ arguments: ParsedArguments, typedAs line: String
  ) throws -> ExitCode {
    guard let type = Commands.named(arguments.command) else {
      preconditionFailure("the parser lets no other command pass")
    }
    if arguments.value(.library) == "" { throw UsageError.emptyValue(option: "--library") }
    let colorChoice = try arguments.choice(.color) ?? "auto"
    let clock = Clock.system
    let command = try type.init(arguments, today: clock.today())
    let location =
      type.description.usesLibrary
      ? try LibraryLocation(named: arguments.value(.library), environment: System.path) : .unknown
    var environment = Environment(
      store: MovieStore(
        at: location, clock: clock, changeTitle: line,
        isInterrupted: { Interruption.isRequested }),
      variable: System.variable, path: System.path, clock: clock, language: language,
      output: output, messages: messages, input: Input(descriptor: 0),
      screen: Screen(of: output, colorChoice: colorChoice, environment: System.variable),
      messageScreen: Screen(of: messages, colorChoice: colorChoice, environment: System.variable))
    do {
      // Also before an error is told.
      defer { environment.output.finishPager() }
      try command.run(in: &environment)
      try environment.output.flush()
      if location.isNamed, environment.store.hasMadeLibrary, !arguments.has(.quiet) {
        let text = environment.text("made the library \(location.path.quoted)")
        try environment.messages.write(text.printableLine + "\n")
        try environment.messages.flush()
      }
      return .done
    } catch let error as OutputError where error.isOfPager {
      // Whoever left the pager has seen enough.
      return .done
    } catch is Declined {
      return .refused
    } catch let error as OutputError where environment.store.revision > 0 {
      return report(ChangeNotShown(error: error), library: location.path)
    } catch {
      return report(error, library: location.path)
    }
  }

  private mutating func report(_ error: any Error, library: String) -> ExitCode {
    let message = ErrorMessage(error, library: library)
    // Where standard error can't be written, the exit code has to say it alone.
    try? message.write(to: &messages, in: language)
    return message.code
  }
}
