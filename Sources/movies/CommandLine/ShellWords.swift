nonisolated extension [String] {
  /// The words as a line that a shell would take for them, cut where it is too long to be read.
  var shellLine: String {
    let limit = 500
    let line = map(\.shellWord).joined(separator: " ")
    return line.count > limit ? line.prefix(limit) + "…" : line
  }
}

nonisolated extension String {
  /// The word in single quotes where a shell would see more than letters and digits in it.
  fileprivate var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_=@./:,%+".contains($0) }
    if isPlain { return self }
    return "'"
      + split(separator: "'" as Character, omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
