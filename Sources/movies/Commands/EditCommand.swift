import MovieKit

/// `movies edit`: correct what is known of a movie.
struct EditCommand: Command {
  static let description = CommandDescription(
    name: "edit",
    summary: "correct what is known of a movie",
    synopses: ["REF CHANGES [OPTIONS]"],
    discussion: """
      All the changes are made or none. An empty value clears: --year '' --note '' --imdb ''.
      """,
    arguments: [
      ArgumentDescription(
        placeholder: "REF", help: "the movie: @12, a title, \"Title (year)\" or a UUID")
    ],
    options: changes + [.allowDuplicate] + Option.output,
    examples: [
      Example(purpose: "a typing error", line: "movies edit @1 --title Heat --year 1995"),
      Example(
        purpose: "tags, and a viewing that never was",
        line: "movies edit Heat --tag crime --untag drama --forget-viewing 2024-05-01"),
    ])

  private static let changes: [Option] = [
    .title, .year, .note, .imdb, .tag, .untag, .forgetViewing,
  ]

  private let reference: MovieReference
  private let edit: MovieEdit
  private let allowsDuplicates: Bool
  private let report: ChangeReport

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    guard EditCommand.changes.contains(where: arguments.has) else {
      throw .nothingToChange(command: "edit")
    }
    reference = arguments.references[0]
    allowsDuplicates = arguments.has(.allowDuplicate)
    report = try ChangeReport(arguments)
    var edit = MovieEdit()
    edit.title = try arguments.title(.title)
    edit.year = try arguments.replacement(.year, arguments.year)
    edit.note = try arguments.replacement(.note, arguments.note)
    edit.imdb = try arguments.replacement(.imdb, arguments.imdb)
    edit.addedTags = try arguments.tags(.tag)
    edit.removedTags = try arguments.tags(.untag)
    edit.forgottenViewings = try arguments.viewings(.forgetViewing, today: today)
    self.edit = edit
  }

  func run(in environment: inout Environment) throws {
    let detail = MovieDetailViewModel(store: environment.store, reference: reference)
    let outcome = try detail.edit(edit, allowsDuplicates: allowsDuplicates)
    try report.print([outcome], verb: "Changed", in: &environment)
  }
}

extension Option {
  fileprivate static let allowDuplicate = Option(
    name: "allow-duplicate", help: "change it although another one is the same then")
  fileprivate static let title = Option(name: "title", placeholder: "TITLE", help: "the new title")
  fileprivate static let untag = Option(
    name: "untag", placeholder: "TAG", isRepeatable: true,
    help: "take it out from under a tag; may be repeated")
  fileprivate static let forgetViewing = Option(
    name: "forget-viewing", placeholder: "DATE", isRepeatable: true,
    help: "take a viewing of this date away; may be repeated")
}
