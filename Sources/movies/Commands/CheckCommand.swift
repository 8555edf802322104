import MovieKit

/// `movies check`: is the library whole?
struct CheckCommand: Command {
  static let description = CommandDescription(
    name: "check",
    summary: "look through the library for damage",
    synopses: ["[--json]"],
    discussion: """
      Looks at the file and at all that it holds, and changes nothing. Exits with 0 if it is
      sound, else with 65, what is wrong with it on standard error.
      """,
    options: [.json],
    examples: [
      Example(purpose: "is all well?", line: "movies check"),
      Example(purpose: "the same for a monitor", line: "movies check --json"),
    ])

  private let isJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments, today: PartialDate) throws(UsageError) {
    isJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
  }

  func run(in environment: inout Environment) throws {
    let check = try LibraryCheckViewModel(store: environment.store).check()
    if isJSON {
      try writeJSON(check, to: &environment.output)
    } else if check.isSound, !isQuiet {
      try environment.writeLine("The library is sound: \(Phrase(movies: check.movies))")
    }
    // What was found is printed, and is an error all the same.
    try environment.output.flush()
    if !isQuiet { try tellLeftovers(of: check, in: &environment) }
    if !check.isSound { throw UnsoundLibrary(findings: check.findings) }
  }

  private func writeJSON(_ check: LibraryCheck, to output: inout Output) throws(OutputError) {
    let writer = JSONWriter(isForTerminal: output.isTerminal)
    try output.write { json in
      json.append(raw: "{\"sound\":\(check.isSound),\"movies\":\(check.movies),\"findings\":")
      writer.append(list: check.findings.map { $0.words.text(in: .english) }, to: &json)
      json.append(raw: ",\"leftovers\":")
      writer.append(list: check.leftovers, to: &json)
      json.append(raw: "}\n")
    }
  }

  private func tellLeftovers(of check: LibraryCheck, in environment: inout Environment) throws {
    for path in check.leftovers {
      let text = environment.text(
        "\(path.quoted) was left by a program that was killed; nobody needs it any more")
      try environment.messages.write(text.printableLine + "\n")
    }
    try environment.messages.flush()
  }
}

/// The library was read, and something is wrong with it.
struct UnsoundLibrary: Error, Hashable {
  let findings: [LibraryCheck.Finding]
}
