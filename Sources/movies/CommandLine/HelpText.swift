import MovieKit

/// Writes the help from the descriptions of the commands.
struct HelpText {
  let commands: [CommandDescription]
  let language: Language
}

extension HelpText {
  /// The cells of a line, but for command lines.
  private static let width = 80

  /// What `movies --help` prints.
  var overview: String {
    let sections: [String] = [
      "movies \(Version.number) - "
        + text("what you have seen, when, how you liked it, and what is still to watch"),
      text("Usage: ") + "movies [--library FILE] COMMAND [ARGUMENTS]",
      section("Commands:", commands.map { ($0.name, $0.summary) }),
      globals,
      text("A movie is meant by its number (@12), its title, \"Title (year)\", or its UUID.") + "\n"
        + text("See \"movies help COMMAND\" for a command."),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What `movies COMMAND --help` prints.
  func page(for command: CommandDescription) -> String {
    var sections = [
      "movies \(command.name) - " + text(command.summary),
      usage(of: command),
    ]
    let discussion = text(command.discussion)
    if !discussion.isEmpty {
      let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
      sections.append(lines.map(wrapped).joined(separator: "\n"))
    }
    if !command.arguments.isEmpty {
      sections.append(section("Arguments:", command.arguments.map { ($0.placeholder, $0.help) }))
    }
    if !command.options.isEmpty {
      sections.append(section("Options:", command.options.map { ($0.usage, $0.help) }))
    }
    if !command.examples.isEmpty { sections.append(examples(of: command)) }
    return (sections + [globals]).joined(separator: "\n\n") + "\n"
  }

  private var globals: String {
    section("Options of every command:", Option.globals.map { ($0.usage, $0.help) })
  }

  private func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// English texts have their line ends in them; other languages are wrapped here.
  private func wrapped(_ line: Substring) -> String {
    language == .english
      ? String(line) : String(line).wrapped(toCells: HelpText.width).joined(separator: "\n")
  }

  private func usage(of command: CommandDescription) -> String {
    let start = text("Usage: ")
    let lines = command.synopses.map { synopsis in
      ["movies", command.name, synopsis].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let indent = String(repeating: " ", count: start.cellWidth)
    return start + lines.joined(separator: "\n" + indent)
  }

  private func examples(of command: CommandDescription) -> String {
    let examples = command.examples.map { "  # \(text($0.purpose))\n  \($0.line)" }
    return text("Examples:") + "\n" + examples.joined(separator: "\n")
  }

  /// Names with what they mean beside them, the latter wrapped.
  private func section(_ title: Phrase, _ rows: [(name: String, meaning: Phrase)]) -> String {
    let width = min(rows.map(\.name.cellWidth).max() ?? 0, 22)
    let indent = String(repeating: " ", count: width + 4)
    let lines = rows.map { name, meaning in
      let lines = text(meaning).wrapped(toCells: HelpText.width - indent.count)
      let start =
        name.cellWidth > width ? name + "\n" + indent : name.padded(toCells: width + 2)
      return "  " + start + lines.joined(separator: "\n" + indent)
    }
    return text(title) + "\n" + lines.joined(separator: "\n")
  }
}

extension Option {
  /// The option with its letter and its value, as the help shows it.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + spelling + (placeholder.map { " " + $0 } ?? "")
  }
}
