import MovieKit

/// `movies import`: the movies of another program, or of another library.
struct ImportCommand: Command {
  static let description = CommandDescription(
    name: "import",
    summary: "bring in movies from Letterboxd, IMDb, Trakt, any CSV or an export",
    synopses: ["FILE… [OPTIONS]"],
    discussion: """
      FILE is a file, a folder, a zip as you downloaded it, or - for standard input; what it is
      is told by its content. Everything is imported or nothing, importing it again changes
      nothing, and nothing that the library knows is lost. What came of it is reported on
      standard error.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "FILE", isRepeatable: true, help: "a file, a folder, a zip, or -")
    ],
    readsStandardInput: true,
    options: [
      .importFormat, .dryRun, .keepGoing, .allTypes, .standing, .scale, .listsAsTags, .reportJSON,
    ],
    examples: [
      Example(
        purpose: "see what would come of it", line: "movies import letterboxd-you.zip --dry-run"),
      Example(purpose: "your ratings at IMDb", line: "movies import ratings.csv"),
      Example(
        purpose: "another library", line: "movies --library old.db export | movies import -"),
    ])

  private let paths: [ImportPath]
  private let options: ImportOptions
  private let view: ImportReportText
  private let printsJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    paths = arguments.operands.map { $0.isStandardInput ? .standardInput : .file($0.text) }
    var options = ImportOptions()
    options.format = try arguments.choice(.importFormat).flatMap(ImportFormat.init)
    options.keepsGoing = arguments.has(.keepGoing)
    options.isRehearsal = arguments.has(.dryRun)
    options.takesAllTypes = arguments.has(.allTypes)
    options.isSeen = try arguments.choice(.standing).map { $0 == "seen" }
    options.scale = try arguments.choice(.scale).flatMap { Int($0) }.flatMap(GradeScale.init)
    options.makesTagsOfLists = arguments.has(.listsAsTags)
    self.options = options
    view = ImportReportText(isRehearsal: options.isRehearsal)
    printsJSON = arguments.has(.reportJSON)
    isQuiet = arguments.has(.quiet)
  }

  func run(in environment: inout Environment) throws {
    var options = options
    if let folder = environment.variable("TMPDIR"), !folder.isEmpty {
      options.temporaryFolder = folder
    }
    let model = ImportViewModel(store: environment.store, paths: paths, options: options)
    var bar = ProgressBar(on: environment.messageScreen, to: environment.messages)
    let report = try Interruption.deferred {
      try model.start(
        isInterrupted: { Interruption.isRequested }, onProgress: { bar.show($0.done, of: $0.total) }
      )
    } cleaningUp: {
      bar.clear()
    }
    guard !isQuiet else { return }
    if printsJSON {
      try view.writeJSON(report, to: &environment.output)
      try view.writeBadRows(report, to: &environment.messages, in: environment.language)
    } else {
      try view.write(report, to: &environment.messages, in: environment.language)
    }
  }
}

extension Option {
  fileprivate static let importFormat = Option(
    name: "format", letter: "f", placeholder: "F",
    choices: ImportFormat.allCases.map(\.rawValue) + ["auto"],
    help: """
      whose file it is, instead of auto: \
      \(ImportFormat.allCases.map(\.rawValue).joined(separator: " "))
      """)
  fileprivate static let dryRun = Option(
    name: "dry-run", help: "do all but store, and report the same")
  fileprivate static let keepGoing = Option(
    name: "keep-going", help: "leave bad rows out, and store the rest")
  fileprivate static let allTypes = Option(
    name: "all-types", help: "take series, episodes and games too")
  fileprivate static let standing = Option(
    name: "as", placeholder: "WHAT", choices: ["seen", "not-seen"],
    help: "seen or not-seen, for movies of which the file doesn't tell")
  fileprivate static let scale = Option(
    name: "scale", placeholder: "N", choices: GradeScale.allCases.map { String($0.rawValue) },
    help: "what the highest rating is, for a file that doesn't tell: 5, 10 or 100")
  fileprivate static let listsAsTags = Option(
    name: "lists-as-tags", help: "make a tag of each list of an export")
  fileprivate static let reportJSON = Option(
    name: "json", help: "print the report as a JSON object on standard output")
}
