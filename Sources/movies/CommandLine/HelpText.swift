/// Writes the help from the descriptions of the commands.
struct HelpText {
  let commands: [CommandDescription]
}

extension HelpText {
  /// What `movies --help` prints.
  var overview: String {
    """
    movies \(Version.number) - what you have seen, when, how you liked it, and what is still to watch

    Usage: movies [--library FILE] COMMAND [ARGUMENTS]

    Commands:
    \(HelpText.list(commands.map { ($0.name, $0.summary) }))

    Options of every command:
    \(HelpText.list(Option.globals.map { ($0.usage, $0.help) }))

    A movie is meant by its number (@12), its title, "Title (year)", or its UUID.
    See "movies help COMMAND" for a command.

    """
  }

  /// What `movies COMMAND --help` prints.
  func page(for command: CommandDescription) -> String {
    var sections = [
      "movies \(command.name) - \(command.summary)",
      HelpText.usage(of: command),
    ]
    if !command.discussion.isEmpty { sections.append(command.discussion) }
    if !command.arguments.isEmpty {
      let rows = command.arguments.map { ($0.placeholder, $0.help) }
      sections.append("Arguments:\n" + HelpText.list(rows))
    }
    if !command.options.isEmpty {
      let rows = command.options.map { ($0.usage, $0.help) }
      sections.append("Options:\n" + HelpText.list(rows))
    }
    if !command.examples.isEmpty { sections.append(HelpText.examples(of: command)) }
    sections.append(
      "Options of every command:\n" + HelpText.list(Option.globals.map { ($0.usage, $0.help) }))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: CommandDescription) -> String {
    command.synopses.enumerated().map { index, synopsis in
      let start = index == 0 ? "Usage: " : "       "
      return start
        + ["movies", command.name, synopsis].filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func examples(of command: CommandDescription) -> String {
    "Examples:\n"
      + command.examples.map { "  # \($0.purpose)\n  \($0.line)" }.joined(separator: "\n")
  }

  /// Names with what they mean beside them, the latter wrapped to 80 columns.
  private static func list(_ rows: [(name: String, meaning: String)]) -> String {
    let width = min(rows.map(\.name.count).max() ?? 0, 22)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { name, meaning in
      let lines = meaning.wrapped(to: 80 - indent.count)
      let gap =
        name.count > width ? "\n" + indent : String(repeating: " ", count: width + 2 - name.count)
      return "  " + name + gap + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }
}

extension Option {
  /// The option with its letter and its value, as the help shows it.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + spelling + (placeholder.map { " " + $0 } ?? "")
  }
}

nonisolated extension String {
  /// The lines of at most this many characters that the words of the text make.
  func wrapped(to width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      if let last = lines.last, !last.isEmpty, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else if lines.last == "" {
        lines[lines.count - 1] = String(word)
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
