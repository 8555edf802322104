/// Command lines that are drawn by chance, of changes and of steps back and forth.
nonisolated struct RandomChange {
  private var random: SeededRandom
  private var count = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The arguments and the input of the next command line.
  mutating func next() -> (arguments: [String], input: String) {
    count += 1
    switch Int.random(in: 0...20, using: &random) {
    case 0...3: return (["undo"], "")
    case 4...5: return (["redo"], "")
    case 6...7: return (["add", "Film \(count)"] + details(), "")
    case 8:
      return (["add", "-"] + details(), "Batch \(count) a\nBatch \(count) b\nBatch \(count) c\n")
    case 9: return (["rate", reference(), "9/10"], "")
    case 10: return (["rate", "-"], "\(reference())\tgood\n\(reference())\tpoor\n")
    case 11: return (["seen", reference(), "--on", date()], "")
    case 12: return (["remove", reference(), "--yes"], "")
    case 13: return (["edit", reference(), "--untag", "b", "--note", "", "--year", ""], "")
    case 14: return (["edit", reference(), "--title", "Title \(count)", "--tag", "B"], "")
    case 15: return (["rate", "New \(count)", "decent", "--add", "--seen-on", date()], "")
    // From here on most change nothing.
    case 16: return (["rate", last, "9/10"], "")
    case 17: return (["rate", "-"], "\(last)\tgood\n\(last)\tgood\n")
    case 18: return (["edit", last, "--tag", "B", "--year", ""], "")
    case 19: return (["add", "Film \(count / 2)", "--skip-existing"], "")
    default: return (["import", "-", "-q"], "title,rating\nFilm \(count / 2),9/10\n")
    }
  }

  /// One that is changed again and again, so that it often is as it should be.
  private let last = "@1"

  private mutating func reference() -> String {
    "@\(Int.random(in: 1...max(1, count / 2), using: &random))"
  }

  private mutating func date() -> String {
    ["2024-05-01", "2024-05", "2024", "unknown", "1999-12-31"].randomElement(using: &random)
      ?? "2024"
  }

  private mutating func details() -> [String] {
    var words: [String] = []
    if Bool.random(using: &random) { words += ["--tag", "b", "--tag", "Ä c"] }
    if Bool.random(using: &random) { words += ["--seen-on", date(), "--seen-on", date()] }
    if Bool.random(using: &random) { words += ["--note", "a 'note'\nwith \"lines\"\t\\"] }
    if Bool.random(using: &random) {
      words += ["--year", "1995", "--imdb", "tt\(1_000_000 + count)"]
    }
    return words
  }
}
