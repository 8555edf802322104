/// The completion of one word.
struct CompletionPass {
  let completer: Completer
  let request: CompletionRequest

  /// What is typed before the cursor.
  let scan: ArgumentScan

  /// What is typed besides the word at the cursor.
  let values: [Option: [String]]

  init(completer: Completer, request: CompletionRequest) {
    self.completer = completer
    self.request = request
    let parser = ArgumentParser(commands: completer.commands)
    var scan = ArgumentScan(parser: parser, rest: request.before[...])
    scan.run()
    self.scan = scan
    let isOperand = scan.openOption != nil || !request.word.utf8.starts(with: "-".utf8)
    var whole = ArgumentScan(
      parser: parser,
      rest: (request.before + (isOperand ? [request.word] : []) + request.after)[...])
    whole.run()
    values = whole.values
  }

  private var options: [Option] { scan.command?.shownOptions ?? Option.globals }

  private var word: String { request.word }

  var completions: Completions {
    if let option = scan.openOption {
      // A value that begins with a dash can't stand behind a space.
      return word.begins(with: "-") ? Completions() : values(of: option.valueKind, after: "")
    }
    if scan.hasEndedOptions || !word.begins(with: "-") { return operands }
    let (name, value) = word.splitLongOption
    guard word.begins(with: "--"), value != nil else {
      return word.begins(with: "--") || word == "-" ? unusedOptions : letters
    }
    guard let option = options.first(where: { $0.name == name && $0.takesValue }) else {
      return Completions()
    }
    return values(of: option.valueKind, after: option.spelling + "=")
  }
}

extension CompletionPass {
  private var unusedOptions: Completions {
    let others = Set(values.keys.flatMap(\.excludes))
    let unused = options.filter { option in
      (values[option] == nil || option.isRepeatable) && !others.contains(option.name)
        && !option.excludes.contains { name in values.keys.contains { $0.name == name } }
        && option.spelling.begins(with: word)
    }
    return Completions(
      candidates: unused.map { option in
        Completions.Candidate(
          word: option.spelling, meaning: option.help.text(in: completer.language))
      })
  }

  /// Letters of switches are whole words; behind the letter of another option comes its value.
  private var letters: Completions {
    let letters = word.unicodeScalars.dropFirst()
    for index in letters.indices {
      guard let option = options.first(where: { $0.letter == Character(letters[index]) }) else {
        return Completions()
      }
      if option.takesValue {
        let end = letters.index(after: index)
        return values(of: option.valueKind, after: String(word.unicodeScalars[..<end]))
      }
    }
    return Completions(words: [word])
  }

  private var operands: Completions {
    guard let command = scan.command else {
      return scan.mistake == nil ? commandNames : Completions()
    }
    let readsStandardInput =
      command.readsStandardInput && scan.operands.first?.isStandardInput == true
    guard !readsStandardInput, let argument = command.argument(at: scan.operands.count) else {
      // Nothing else can follow.
      return word.isEmpty && !scan.hasEndedOptions ? unusedOptions : Completions()
    }
    return values(of: argument.valueKind, after: "")
  }

  private var commandNames: Completions {
    let commands = completer.commands.filter { $0.name.begins(with: word) }
    return Completions(
      candidates: commands.map { command in
        Completions.Candidate(
          word: command.name, meaning: command.summary.text(in: completer.language))
      })
  }
}

extension CompletionPass {
  /// The words that begin with `prefix`, and go on with a value of a kind.
  private func values(of kind: ValueKind, after prefix: String) -> Completions {
    let typed = String(Substring(word.utf8.dropFirst(prefix.utf8.count)))
    var completions = values(of: kind, typed: typed, after: prefix)
    completions.candidates = completions.candidates.map { candidate in
      Completions.Candidate(
        word: prefix + candidate.word, meaning: candidate.meaning, title: candidate.title)
    }
    return completions
  }

  private func values(of kind: ValueKind, typed: String, after prefix: String) -> Completions {
    switch kind {
    case .text: Completions()
    case .word(let words): Completions(words: words.filter { $0.begins(withAnyCase: typed) })
    case .list(let words): list(of: words, typed: typed)
    case .file: Completions(filesAfter: prefix)
    case .tag: Completions(words: tags(typed).filter { !prefix.isEmpty || !$0.begins(with: "-") })
    case .movie: Completions(candidates: movies(typed, after: prefix))
    case .command: commandNames
    }
  }

  private func list(of words: [String], typed: String) -> Completions {
    let parts = typed.split(separator: "," as Character, omittingEmptySubsequences: false)
    let (start, last) = (parts.dropLast(), parts.last ?? "")
    let unused = words.filter { word in
      !start.contains { $0 == word } && word.begins(withAnyCase: String(last))
    }
    let prefix = start.map { $0 + "," }.joined()
    return Completions(words: unused.map { prefix + $0 }, mayGoOn: true)
  }
}

extension CommandDescription {
  /// The argument that the operand with this position is.
  fileprivate func argument(at position: Int) -> ArgumentDescription? {
    if position < arguments.count { return arguments[position] }
    return arguments.last.flatMap { $0.isRepeatable ? $0 : nil }
  }
}

extension String {
  /// Whether it begins with a text but for case.
  func begins(withAnyCase prefix: String) -> Bool {
    lowercased().utf8.starts(with: prefix.lowercased().utf8)
  }
}
