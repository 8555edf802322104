nonisolated extension [String] {
  /// The words as a line that a shell would take for them, cut where it is too long to be read.
  var shellLine: String {
    let limit = 500
    let line = map(\.shellWord).joined(separator: " ")
    return line.count > limit ? line.prefix(limit) + "…" : line
  }
}

nonisolated extension [String] {
  /// The words of a command line as the history keeps them: a note is nobody's business who looks over a
  /// shoulder, and which library it is goes without saying.
  var historyLine: String {
    var words: [String] = []
    var rest = self[...]
    while let word = rest.popFirst() {
      switch word {
      case "--": return (words + [word] + rest).shellLine
      case "--note":
        words.append(word)
        if rest.popFirst() != nil { words.append("…") }
      case _ where word.begins(with: "--note="): words.append("--note=…")
      case "--library": rest = rest.dropFirst()
      case _ where word.begins(with: "--library="): break
      default: words.append(word)
      }
    }
    return words.shellLine
  }
}

nonisolated extension String {
  /// The word in single quotes where a shell would see more than letters and digits in it.
  fileprivate var shellWord: String {
    let isPlain =
      !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_=@./:,%+…".contains($0) }
    if isPlain { return self }
    return "'"
      + split(separator: "'" as Character, omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
