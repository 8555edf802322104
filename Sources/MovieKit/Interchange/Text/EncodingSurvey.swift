/// Tells the encodings of East Asia from windows-1252 by the bytes of a whole text.
///
/// A text is of one only where all of its bytes are, most characters are of those that are met every
/// day, and most follow one another. In a text of Western Europe a byte of the upper half stands among
/// letters of ASCII: `é` and `l` may be taken for a character of two bytes, but hardly anything like
/// one stands before and after it.
struct EncodingSurvey {
  private var counts = ForeignEncoding.allCases.map { Count(encoding: $0) }

  /// How few characters leave no doubt.
  static let leastCharacters = 3

  /// What the bytes so far are in one encoding.
  struct Count {
    let encoding: ForeignEncoding
    private(set) var isPossible = true
    private(set) var pairs = 0
    private(set) var common = 0
    private var kana = 0
    private var single = 0
    private var following = 0
    /// Characters of Chinese that stand where Korean has none.
    private var late = 0
    private var isAfterPair = false
    private var lead: UInt8?

    var isWithinCharacter: Bool { lead != nil }

    init(encoding: ForeignEncoding) {
      self.encoding = encoding
    }
  }
}

extension EncodingSurvey {
  /// Goes on with the bytes of a text.
  mutating func take(_ bytes: [UInt8]) {
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    for index in counts.indices where counts[index].isPossible {
      if !isPlain || counts[index].isWithinCharacter { counts[index].take(bytes) }
    }
  }

  /// The encoding, where there is no doubt.
  var verdict: ForeignEncoding? {
    let certain = counts.filter(\.isCertain)
    func count(_ encoding: ForeignEncoding) -> Count? { certain.first { $0.encoding == encoding } }
    if let japanese = count(.shiftJIS) ?? count(.eucJP) { return japanese.encoding }
    // All Korean could be Chinese, but no Chinese keeps out of two of every five characters.
    if let korean = count(.eucKR), korean.pairs >= 8 || count(.gbk) == nil { return .eucKR }
    return certain.max { ($0.common, $0.encoding.rawValue) < ($1.common, $1.encoding.rawValue) }?
      .encoding
  }
}

extension EncodingSurvey.Count {
  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes {
      if let lead {
        self.lead = nil
        take(lead, byte)
        guard isPossible else { return }
      } else if byte < 0x80 {
        isAfterPair = false
      } else if encoding.isLead(byte) {
        lead = byte
      } else if encoding.isWhole(byte) {
        single += 1
        isAfterPair = false
      } else {
        isPossible = false
        return
      }
    }
  }

  private mutating func take(_ lead: UInt8, _ trail: UInt8) {
    pairs += 1
    if isAfterPair { following += 1 }
    isAfterPair = true
    switch encoding.frequency(lead, trail) {
    case .kana: kana += 1
    case .common: common += 1
    case .rare: break
    case .none: isPossible = false
    }
    if 0xC9...0xD7 ~= lead { late += 1 }
  }

  var isCertain: Bool {
    guard isPossible, lead == nil, pairs >= EncodingSurvey.leastCharacters,
      following * 2 >= pairs, (common + kana) * 10 >= pairs * 7
    else { return false }
    switch encoding {
    case .shiftJIS: return kana * 5 >= pairs && single * 10 <= pairs
    case .eucJP: return kana * 5 >= pairs
    case .eucKR: return late * 50 <= pairs
    case .gbk, .big5: return true
    }
  }
}
