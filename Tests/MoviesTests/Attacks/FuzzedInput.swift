/// Input that is made by chance, of words that mean something and bytes that don't.
nonisolated struct FuzzedInput {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let commands = [
    "add", "list", "rate", "seen", "show", "edit", "remove", "undo", "redo", "history", "check",
    "help", "list", "add", "rate", "edit",
  ]
  private static let options = [
    "--rating", "--year", "--tag", "--note", "--imdb", "--seen-on", "--verbatim", "--skip-existing",
    "--allow-duplicate", "--format", "--json", "--columns", "--header", "-0", "-r", "-y", "-t",
    "-s",
    "-n", "-f", "-q", "-h", "--sort", "--reverse", "--limit", "--count", "--at-least", "--at-most",
    "--seen", "--unseen", "--on", "--add", "--title", "--untag", "--forget-viewing", "--yes",
    "--color", "--quiet", "--version", "--help", "--", "-", "--force", "-qr", "-rgood", "-y1995",
    "--year=", "--note=", "--rating=good", "--limit=-1", "--limit=99999999999999999999", "--json=x",
  ]
  private static let values = [
    "good", "excellent", "not-seen", "notSeen", "not seen", "unrated", "5", "0", "6", "4.5/5",
    "9/10",
    "0/10", "11/10", "85%", "0%", "101%", "1.25/5", "999999999999999999999/10", "%", "/", "5/",
    "/5",
    "2024", "2024-05", "2024-05-01", "2024-02-30", "1869-01-01", "9999-12-31", "today", "yesterday",
    "unknown", "tomorrow", "2024-5-1", "2024-00", "2024-13-01", "0000", "1990..1999", "1990..",
    "..1999", "..", "1999..1990", "2101", "1869", "@1", "@2", "@0", "@-1", "@", "@1.5",
    "@99999999999999999999999", "@9223372036854775807", "@9223372036854775808", "Heat",
    "Heat (1995)", "Heat (", "Heat ()", "(1995)", "Heat (99999999999999999999)", "HEAT", "heat 2",
    "title,year", "title,,year", ",", "ref", "id", "json", "jsonl", "csv", "tsv", "table", "number",
    "added", "tt0113277", "tt", "tt99999999999999999999999", "always", "never", "",
    " ", "00000000-0000-7000-8000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "-1",
    "1e9",
    "0x10", "٣", "５", "½", "１９９５", "\u{301}", "a,b", "crime", "ﬁ", "ß",
  ]
}

nonisolated extension FuzzedInput {
  /// An argument list for the program.
  mutating func arguments() -> [[UInt8]] {
    var words = [pick(FuzzedInput.commands)]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      words.append(pick(Bool.random(using: &random) ? FuzzedInput.options : FuzzedInput.values))
    }
    if Int.random(in: 0...9, using: &random) == 0 { words.shuffle(using: &random) }
    return words.map { word in
      let bytes = Array(word.utf8)
      return Int.random(in: 0...5, using: &random) == 0 ? mutated(bytes).filter { $0 != 0 } : bytes
    }
  }

  /// Lines of standard input for a batch.
  mutating func lines() -> [UInt8] {
    var lines: [UInt8] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      var line = Array(pick(FuzzedInput.values).utf8)
      if Bool.random(using: &random) { line += [9] + Array(pick(FuzzedInput.values).utf8) }
      if Int.random(in: 0...3, using: &random) == 0 { line = mutated(line) }
      lines += line + pick([[10], [10], [13, 10], [0], []])
    }
    return lines
  }

  /// A file for an import, of a kind that is known or two of them together, with some of its bytes others.
  mutating func file() -> [UInt8] {
    let bytes = pick(ForeignFiles.all)
    let end = Int.random(in: 0...7, using: &random) == 0 ? pick(ForeignFiles.all) : []
    return mutated(bytes + end)
  }

  /// The bytes with some of them changed, doubled, left out or put in.
  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.insert(contentsOf: Array(pick(FuzzedInput.values).utf8), at: place)
      case 3: bytes.insert(contentsOf: bytes, at: place)
      case 4: bytes.insert(contentsOf: Array(pick(HostileText.titles).utf8.prefix(300)), at: place)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      }
      if bytes.count > 4000 { bytes.removeLast(bytes.count - 4000) }
    }
    return bytes
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
