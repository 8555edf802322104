import MovieKit

/// `movies add`: one new movie, one for each line of standard input, or one from a form.
struct AddCommand: Command {
  static let description = CommandDescription(
    name: "add",
    summary: "add a movie, seen or still to watch",
    synopses: ["TITLE [OPTIONS]", "- [OPTIONS]", "[OPTIONS]"],
    discussion: """
      "Heat (1995)" is the title Heat and the year 1995, unless --year or --verbatim is
      given. With - a title is read from each line of standard input, and all of them are
      added or none. Without a title, on a terminal, a form asks for it. A title that begins
      with a dash comes after -- as in: movies add -- -30-
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "TITLE", isRequired: false, help: "the title, or - for standard input")
    ],
    readsStandardInput: true,
    options: [
      .rating, .year, .tag, .note, .imdb, .seenOn, .verbatim, .skipExisting, .allowDuplicate,
    ] + Option.output,
    examples: [
      Example(purpose: "a movie that you liked", line: "movies add \"Heat\" --rating good"),
      Example(
        purpose: "one that you saw yesterday",
        line: "movies add \"Alien (1979)\" -r 9/10 --seen-on yesterday"),
      Example(
        purpose: "a list of movies to watch, those left out that are there already",
        line: "printf 'Ran (1985)\\nUp\\n' | movies add - --tag \"to watch\" --skip-existing"),
    ])

  private let title: String?
  private let readsStandardInput: Bool
  private let template: MovieDraft
  private let policy: MovieStore.DuplicatePolicy
  private let isVerbatim: Bool
  private let report: ChangeReport

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    try arguments.exclude(.skipExisting, .allowDuplicate)
    readsStandardInput = arguments.readsStandardInput
    title = readsStandardInput ? nil : arguments.operands.first?.text
    policy =
      if arguments.has(.skipExisting) {
        .skip
      } else if arguments.has(.allowDuplicate) {
        .allow
      } else {
        .refuse
      }
    isVerbatim = arguments.has(.verbatim)
    report = try ChangeReport(arguments)
    template = MovieDraft(
      year: try arguments.year(.year), assessment: try arguments.assessment(.rating),
      tags: try arguments.tags(.tag), note: try arguments.note(.note),
      imdb: try arguments.imdb(.imdb), viewings: try arguments.viewings(.seenOn, today: today))
    if template.assessment?.rating == .notSeen, !template.viewings.isEmpty {
      throw .notSeenWithViewing(Option.seenOn.spelling)
    }
  }

  func run(in environment: inout Environment) throws {
    let outcomes =
      if readsStandardInput {
        try addLines(in: environment)
      } else if let title {
        [try add(title, in: environment)]
      } else {
        [try fillForm(in: &environment)]
      }
    try report.print(outcomes, verb: "Changed", in: &environment)
  }

  private func addLines(in environment: Environment) throws -> [MovieStore.Outcome] {
    let batch = AddBatchViewModel(
      store: environment.store, template: template, duplicatePolicy: policy,
      isVerbatim: isVerbatim)
    let lines = try environment.input.readLines(
      endingWithNUL: report.printer.options.endsWithNUL)
    return try Interruption.deferred { try batch.add(lines) }
  }

  private func add(_ title: String, in environment: Environment) throws -> MovieStore.Outcome {
    var draft = template
    if isVerbatim { draft.title = title } else { draft.read(title: title) }
    let form = AddMovieViewModel(
      store: environment.store, draft: draft, duplicatePolicy: policy)
    if case .title(let problem) = form.problem {
      throw UsageError.badValue(title, of: "title", .title(problem))
    }
    return try form.save()
  }

  private func fillForm(in environment: inout Environment) throws -> MovieStore.Outcome {
    guard environment.canAsk else { throw UsageError.needsTerminal(command: "add") }
    let list = MovieListViewModel(store: environment.store)
    list.presentAddMovie()
    let form = AddMovieViewModel(
      store: environment.store, draft: template, duplicatePolicy: policy)
    defer { list.dismissAddMovie() }
    return try AddMovieForm(form: form, isVerbatim: isVerbatim).present(in: &environment)
  }
}

extension Option {
  fileprivate static let verbatim = Option(
    name: "verbatim", help: "take (1995) at the end for a part of the title")
  fileprivate static let skipExisting = Option(
    name: "skip-existing", excludes: ["allow-duplicate"],
    help: "leave a movie that is there already as it is")
  fileprivate static let allowDuplicate = Option(
    name: "allow-duplicate", help: "add a movie that is there already once more")
}
