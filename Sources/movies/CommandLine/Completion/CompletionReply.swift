/// Completions as the script of a shell reads them: a line that says what they are, then one a line.
///
/// The first line is `words`, `parts` for words that may go on, or `files` and what comes before the
/// file's name. Behind a tab stands what a candidate means, for a shell that shows it.
struct CompletionReply {
  let completions: Completions
  let request: CompletionRequest

  /// The quote that is open at the cursor, for bash, where the program quotes.
  var quote: ShellQuote?

  /// Whether the candidates are only shown, and not put into the line.
  var isForReading = false
}

extension CompletionReply {
  /// The lines, each ended by a line feed.
  var text: String {
    ([first] + completions.candidates.compactMap(line)).map { $0 + "\n" }.joined()
  }

  private var first: String {
    if let prefix = completions.filesAfter { return "files\t" + prefix }
    return completions.mayGoOn ? "parts" : "words"
  }

  private func line(for candidate: Completions.Candidate) -> String? {
    guard request.shell == .bash else {
      let meaning = candidate.meaning.printableLine
      return meaning.isEmpty ? candidate.word : candidate.word + "\t" + meaning
    }
    if isForReading { return (candidate.title ?? candidate.word).printableLine }
    guard candidate.word.utf8.starts(with: request.kept.utf8) else { return nil }
    let rest = candidate.word.utf8.dropFirst(request.kept.utf8.count)
    return String(Substring(rest)).quotedForBash(in: quote)
  }
}
