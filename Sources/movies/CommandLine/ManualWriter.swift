import MovieKit

/// Writes mdoc: macros, prose and lists, with all that means something to a formatter escaped.
struct ManualWriter {
  private(set) var text = ""
}

extension ManualWriter {
  /// The longest line of prose, in bytes.
  private static let width = 78

  /// Writes a macro with its arguments; those that look like macros are macros.
  mutating func macro(_ name: String, _ arguments: String...) { macro([name] + arguments) }

  /// Writes a macro with its arguments.
  mutating func macro(_ words: [String]) {
    text += "." + words.map(\.escapedArgument).joined(separator: " ") + "\n"
  }

  /// Writes sentences, each on lines of its own; options in them are marked up.
  mutating func prose(_ sentences: String) {
    var line = ""
    for word in sentences.split(whereSeparator: \.isWhitespace) {
      if let flag = String(word).flag {
        end(&line)
        macro(flag)
        continue
      }
      // At the end of a line two dots would end a sentence.
      let escaped = String(word).escaped + (word.hasSuffix("..") ? "\\&" : "")
      if line.utf8.count + escaped.utf8.count >= ManualWriter.width { end(&line) }
      line += (line.isEmpty ? "" : " ") + escaped
      // "New sentence, new line": https://mandoc.bsd.lv/man/mandoc.1.html
      if escaped.utf8.last.map(".!?".utf8.contains) == true { end(&line) }
    }
    end(&line)
  }

  private mutating func end(_ line: inout String) {
    if !line.isEmpty { text += line.guarded + "\n" }
    line = ""
  }

  /// Writes a line as it is typed into a shell.
  mutating func literal(_ line: String) {
    text += ".Dl \"" + line.escapedInQuotes + "\"\n"
  }

  /// Writes a way to call a command.
  mutating func synopsis(_ synopsis: String, of command: String) {
    let words = synopsis.split(separator: " ").flatMap { String($0).synopsisWords }
    macro(["D1", "Nm", "movies", "Cm", command] + words)
  }
}

extension ManualWriter {
  /// Writes what options do.
  mutating func list(_ options: [Option]) {
    list(
      options.map { option in
        let letter = option.letter.map { ["Fl", String($0), ","] } ?? []
        let value = option.placeholder.map { ["Ar", $0] } ?? []
        return (letter + ["Fl", "-" + option.name] + value, option.sentence)
      })
  }

  /// Writes terms, each in macros and words, with what they mean.
  mutating func list(_ terms: [(term: [String], meaning: String)]) {
    guard !terms.isEmpty else { return }
    text += ".Bl -tag -width Ds\n"
    for (term, meaning) in terms {
      macro(["It"] + term)
      prose(meaning)
    }
    macro("El")
  }

  /// Writes a list of options as the end of a sentence.
  mutating func flags(_ options: [Option]) {
    for (index, option) in options.enumerated() {
      let mark = index == options.count - 1 ? "." : ","
      macro("Fl", "-" + option.name, mark)
    }
  }
}

extension String {
  /// The words of a macro for an option with a mark behind it, if that is what it is.
  fileprivate var flag: [String]? {
    let marks = utf8.reversed().prefix { ".,;:".utf8.contains($0) }.count
    let option = utf8.dropLast(marks)
    guard option.starts(with: "--".utf8), option.count > 2,
      option.dropFirst(2).allSatisfy({ 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-") })
    else { return nil }
    let mark = String(Substring(utf8.dropFirst(option.count)))
    return ["Fl", String(Substring(option.dropFirst()))] + (mark.isEmpty ? [] : [mark])
  }

  /// A word of a usage line as macros: `[--on`, `DATE]`, `REF…`, `-`.
  fileprivate var synopsisWords: [String] {
    var word = self[...]
    let isOpening = word.hasPrefix("[")
    let isClosing = word.hasSuffix("]")
    if isOpening { word.removeFirst() }
    if isClosing { word.removeLast() }
    let isRepeated = word.hasSuffix("…")
    if isRepeated { word.removeLast() }
    let name = word.hasPrefix("-") && word != "-" ? ["Fl", String(word.dropFirst())] : nil
    let isPlaceholder = word.allSatisfy { $0.isUppercase }
    return (isOpening ? ["Oo"] : []) + (name ?? [isPlaceholder ? "Ar" : "Cm", String(word)])
      + (isRepeated ? ["..."] : []) + (isClosing ? ["Oc"] : [])
  }
}

extension String {
  /// The words with a capital letter at the beginning and a full stop at the end.
  var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") || hasSuffix("?") ? "" : ".")
  }
}

extension Option {
  /// What it does, as a sentence; a word that is typed as it stands begins with a small letter.
  fileprivate var sentence: String {
    let help = help.text(in: .english)
    let first = help.prefix { $0.isLetter || $0 == "-" }
    return choices.contains(String(first)) ? help + "." : help.asSentence
  }
}

extension String {
  /// The text for prose; the dashes of an option are no hyphens.
  fileprivate var escaped: String {
    let isOption =
      utf8.contains(UInt8(ascii: "-")) && drop { $0 == "\"" || $0 == "(" }.hasPrefix("-")
    return escaping { scalar in scalar == "-" && isOption ? "\\-" : nil }
  }

  /// The text as one argument of a macro.
  fileprivate var escapedArgument: String {
    utf8.contains(UInt8(ascii: " ")) ? "\"" + escapedInQuotes + "\"" : escapedInQuotes
  }

  /// The text for what is typed as it stands, where a formatter must not put finer signs, within
  /// the quotes of an argument.
  fileprivate var escapedInQuotes: String {
    escaping { scalar in
      switch scalar {
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: nil
      }
    }
  }

  private func escaping(_ special: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let escape = special(scalar) {
        result += escape
      } else if scalar == "\\" {
        result += "\\e"
      } else {
        result += scalar.isASCII ? String(scalar) : "\\[u\(scalar.hexadecimal)]"
      }
    }
    return result
  }

  /// The line with a sign of no width before what would begin a macro.
  fileprivate var guarded: String {
    utf8.first.map(".'".utf8.contains) == true ? "\\&" + self : self
  }
}
