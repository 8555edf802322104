/// What a word that is being typed can become.
struct Completions: Equatable {
  /// Whole words to take its place.
  var candidates: [Candidate] = []

  /// Whether a candidate is often not the end of the word.
  var mayGoOn = false

  /// Where names of files are wanted, which the shell knows best: what of the word comes before
  /// the file's name.
  var filesAfter: String?
}

extension Completions {
  /// A word to take the place of the one that is being typed.
  struct Candidate: Equatable {
    /// The word, as the program is to get it.
    let word: String

    /// What it is, in a few words; empty where the word says it all.
    var meaning = ""

    /// The word as people like to read it, where that is another.
    var title: String?
  }

  /// Completions that are these words.
  init(words: [String], mayGoOn: Bool = false) {
    candidates = words.map { Candidate(word: $0) }
    self.mayGoOn = mayGoOn
  }
}
