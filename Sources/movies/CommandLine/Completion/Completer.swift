import MovieKit

/// Completes command lines, by the descriptions of the commands and what is in the library.
struct Completer {
  let commands: [CommandDescription]

  /// The language of what words mean.
  let language: Language

  /// The library in the file that the command line names, if it names one.
  let library: (String?) -> CompletionViewModel
}

extension Completer {
  /// What the word at the cursor can become.
  func completions(for request: CompletionRequest) -> Completions {
    CompletionPass(completer: self, request: request).completions
  }
}
