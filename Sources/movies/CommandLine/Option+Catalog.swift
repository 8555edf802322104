import MovieKit

/// The options that several commands have.
extension Option {
  /// Those that every command takes, before or after its name.
  static let globals: [Option] = [library, color, quiet, help, version]

  static let library = Option(
    name: "library", placeholder: "FILE", help: "the library file to use")
  static let color = Option(
    name: "color", placeholder: "WHEN", choices: ["auto", "always", "never"],
    help: "when to use colour: auto, always or never")
  static let quiet = Option(
    name: "quiet", letter: "q", help: "print nothing of changes but errors")
  static let help = Option(name: "help", letter: "h", help: "print help, and do nothing else")
  static let version = Option(name: "version", help: "print the version, and do nothing else")

  /// Those of every command that prints movies.
  static let output: [Option] = [format, json, columns, header, null]

  static let format = Option(
    name: "format", letter: "f", placeholder: "F", choices: OutputFormat.allCases.map(\.rawValue),
    help: "table, tsv, csv, json or jsonl (a table on a terminal, else tsv)")
  static let json = Option(name: "json", excludes: ["format"], help: "the same as --format json")
  static let columns = Option(
    name: "columns", placeholder: "A,B", choices: MovieColumn.all.map(\.name),
    help: "the columns, in order: \(MovieColumn.all.map(\.name).joined(separator: " "))")
  static let header = Option(name: "header", help: "begin tsv with the names of the columns")
  static let null = Option(
    name: "null", letter: "0", help: "end records, and lines of input, with NUL")

  static let noPager = Option(
    name: "no-pager", help: "print all at once what doesn't fit on the screen")

  static let rating = Option(
    name: "rating", letter: "r", placeholder: "R", choices: Rating.allCases.map(\.word),
    help: "a word, 1 to 5, N/5, N/10 or N%")
  static let year = Option(
    name: "year", letter: "y", placeholder: "Y", help: "the year it came out, 1870 to 2100")
  static let tag = Option(
    name: "tag", letter: "t", placeholder: "TAG", isRepeatable: true,
    help: "file it under a tag; may be repeated")
  static let note = Option(name: "note", placeholder: "TEXT", help: "a note")
  static let imdb = Option(
    name: "imdb", placeholder: "ttN", help: "the IMDb id, such as tt0113277")
  static let seenOn = Option(
    name: "seen-on", placeholder: "DATE", isRepeatable: true,
    help: "log a viewing: a day, month or year, today, yesterday, unknown; may be repeated")
  static let yes = Option(name: "yes", help: "don't ask")

  /// The filters of a list, all of which must hold.
  static let filters: [Option] = [
    ratings, atLeast, atMost, seen, unseen, years, withTag, seenDuring,
  ]

  static let ratings = Option(
    name: "rating", letter: "r", placeholder: "R[,R…]", choices: Rating.allCases.map(\.word),
    help: "with one of these ratings")
  static let atLeast = Option(
    name: "at-least", placeholder: "R", choices: Rating.grades.map(\.word),
    help: "graded R or better")
  static let atMost = Option(
    name: "at-most", placeholder: "R", choices: Rating.grades.map(\.word),
    help: "graded R or worse")
  static let seen = Option(name: "seen", excludes: ["unseen"], help: "seen, graded or not")
  static let unseen = Option(name: "unseen", help: "still to watch")
  static let years = Option(
    name: "year", letter: "y", placeholder: "YEARS", help: "from 1995, 1990..1999, 1990.. or ..1999"
  )
  static let withTag = Option(
    name: "tag", letter: "t", placeholder: "TAG", isRepeatable: true,
    help: "with this tag; may be repeated")
  static let seenDuring = Option(
    name: "seen-on", placeholder: "DATE", isRepeatable: true,
    help: "seen on a day, or in a month or year; may be repeated")
}
