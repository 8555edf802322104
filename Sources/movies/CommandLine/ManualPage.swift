import MovieKit

/// Writes the manual from the descriptions of the commands, in mdoc, the language of manual pages:
/// https://mandoc.bsd.lv/man/mdoc.7.html
///
/// It is English, as what is installed for everybody on a machine.
struct ManualPage {
  let commands: [CommandDescription]
}

extension ManualPage {
  /// The page, for `man` or `mandoc`.
  var text: String {
    var page = ManualWriter()
    page.macro("Dd", Version.date)
    page.macro("Dt", "MOVIES", "1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "movies")
    page.macro("Nd", "what you have seen, when, how you liked it, and what is still to watch")
    writeSynopsis(to: &page)
    writeDescription(to: &page)
    writeCommands(to: &page)
    writeOptions(to: &page)
    writeSurroundings(to: &page)
    writeExamples(to: &page)
    page.macro("Sh", "SEE ALSO")
    page.macro("Lk", "https://sqlite.org/", "SQLite")
    return page.text
  }

  private func writeSynopsis(to page: inout ManualWriter) {
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm", "movies")
    page.macro("Op", "Fl", "-library", "Ar", "FILE")
    page.macro("Ar", "COMMAND")
    page.macro("Op", "Ar", "ARGUMENTS")
  }

  private func writeDescription(to page: inout ManualWriter) {
    page.macro("Sh", "DESCRIPTION")
    for (title, paragraphs) in ManualPage.description {
      if !title.isEmpty { page.macro("Ss", title) }
      for (index, paragraph) in paragraphs.enumerated() {
        if index > 0 { page.macro("Pp") }
        page.prose(paragraph)
      }
    }
  }

  private func writeCommands(to page: inout ManualWriter) {
    page.macro("Sh", "COMMANDS")
    for command in commands {
      page.macro("Ss", command.name)
      page.prose(command.summary.text(in: .english).asSentence)
      for synopsis in command.synopses { page.synopsis(synopsis, of: command.name) }
      for paragraph in command.discussion.text(in: .english).paragraphs {
        page.macro("Pp")
        page.prose(paragraph)
      }
      writeOwnOptions(of: command, to: &page)
    }
  }

  /// The options of a command, but those that stand in a section of their own for all commands.
  private func writeOwnOptions(of command: CommandDescription, to page: inout ManualWriter) {
    let groups = ManualPage.groups.map { title, options in
      (title: title, all: options, taken: command.options.filter(options.contains))
    }
    page.list(command.options.filter { option in !groups.contains { $0.taken.contains(option) } })
    let whole = groups.filter { $0.taken == $0.all }.map(\.title)
    if !whole.isEmpty { page.macro("Pp") }
    for (index, title) in whole.enumerated() {
      page.prose(index == 0 ? "It takes the" : "and the")
      page.macro(["Sx", title.uppercased()] + (index == whole.count - 1 ? ["."] : []))
    }
    for group in groups where !group.taken.isEmpty && group.taken != group.all {
      page.macro("Pp")
      page.prose("Of the")
      page.macro("Sx", group.title.uppercased())
      page.prose("it takes")
      page.flags(group.taken)
    }
  }

  /// The options that several commands have.
  private static let groups = [
    (title: "Filter options", options: Option.filters),
    (title: "Output options", options: Option.output),
  ]

  private func writeOptions(to page: inout ManualWriter) {
    for (title, options) in ManualPage.groups {
      page.macro("Sh", title.uppercased())
      page.list(options)
    }
    page.macro("Sh", "OPTIONS OF EVERY COMMAND")
    page.prose("They stand before or after the command.")
    page.list(Option.globals)
  }

  private func writeExamples(to page: inout ManualWriter) {
    page.macro("Sh", "EXAMPLES")
    for command in commands {
      page.macro("Ss", command.name)
      for (index, example) in command.examples.enumerated() {
        if index > 0 { page.macro("Pp") }
        page.prose(example.purpose.text(in: .english).asSentence.dropLast() + ":")
        page.literal(example.line)
      }
    }
  }
}

extension ManualPage {
  private func writeSurroundings(to page: inout ManualWriter) {
    page.macro("Sh", "ENVIRONMENT")
    page.list(ManualPage.variables.map { (["Ev", $0], $1) })
    page.macro("Sh", "FILES")
    page.list([(["Pa", "~/.local/share/movies/library.db"], ManualPage.file)])
    page.macro("Sh", "EXIT STATUS")
    page.list(ExitCode.allCases.map { ([String($0.rawValue)], $0.meaning) })
  }
}

extension String {
  /// The parts between empty lines.
  fileprivate var paragraphs: [String] {
    split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty).map { $0.joined(separator: "\n") }
  }
}
