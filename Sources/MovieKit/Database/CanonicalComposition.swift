extension String {
  /// The text with each letter and its marks as one character where Unicode has one.
  ///
  /// Texts in NFC and NFD that are canonically equal come out the same. The tokenizer of SQLite needs
  /// this: it drops the mark of a decomposed й, but not of a composed one.
  var composed: String {
    guard unicodeScalars.contains(where: \.mayCompose) else { return self }
    var scalars: [Unicode.Scalar] = []
    var starter: Int?
    for scalar in unicodeScalars.map(\.preferred).withMarksInOrder {
      let combiningClass = scalar.properties.canonicalCombiningClass
      if let starter, !scalars[starter...].dropFirst().blocksComposition(of: combiningClass),
        let composite = CanonicalTwins.composite(of: scalars[starter], and: scalar)
      {
        scalars[starter] = composite
        continue
      }
      scalars.append(scalar)
      if combiningClass == .notReordered { starter = scalars.count - 1 }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension [Unicode.Scalar] {
  /// The scalars with the marks of each letter sorted by their combining classes (D109 of the
  /// standard), those of one class in the order in which they stood.
  fileprivate var withMarksInOrder: [Unicode.Scalar] {
    var result = self
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { !$0.isReordered } ?? count
      if end - start > 1 {
        let marks = self[start..<end].enumerated().map { (order: $0.element.order, $0) }
        let sorted = marks.sorted { ($0.order, $0.1.offset) < ($1.order, $1.1.offset) }
        result.replaceSubrange(start..<end, with: sorted.map(\.1.element))
      }
      start = end + 1
    }
    return result
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether a mark between a letter and a later mark keeps the two apart (D115 of the standard).
  fileprivate func blocksComposition(of later: Unicode.CanonicalCombiningClass) -> Bool {
    guard let last = last?.properties.canonicalCombiningClass else { return false }
    return last == .notReordered || last >= later
  }
}

extension Unicode.Scalar {
  /// Whether this can be joined to the character before it, or stands for another one.
  fileprivate var mayCompose: Bool {
    value >= 0x300 && (canFollowInComposite || properties.isFullCompositionExclusion)
  }

  /// Whether this is a mark, or a vowel or final consonant of Hangul.
  fileprivate var canFollowInComposite: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: 0x1161...0x11C2 ~= value
    }
  }

  /// Whether this is a mark that has its place among others by its combining class.
  fileprivate var isReordered: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }

  /// The place of a mark among others.
  fileprivate var order: UInt8 { properties.canonicalCombiningClass.rawValue }

  /// The character that this one is but another code for; else itself.
  fileprivate var preferred: Unicode.Scalar {
    properties.isFullCompositionExclusion ? CanonicalTwins.preferred(for: self) : self
  }
}

/// Finds the characters of Unicode that are canonically equal to a text, through the equality of
/// `Character`, which is canonical.
private enum CanonicalTwins {
  /// Where the characters stand that have a canonical decomposition, and those that are equal to them.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x24F, 0x2B9...0x2B9, 0x300...0x4FF, 0x5D0...0x6D3, 0x915...0xDDE, 0xF40...0xFB9,
    0x1025...0x1026,
    0x1B05...0x1B43, 0x1E00...0x1FFF, 0x2000...0x2003, 0x2126...0x2126, 0x212A...0x212B,
    0x2190...0x21CF, 0x2203...0x22ED, 0x2329...0x232A, 0x2ADC...0x2ADD, 0x3008...0x3009,
    0x3046...0x30FE, 0xFB1D...0xFB4E, 0x105D2...0x105E4, 0x11099...0x1112F, 0x11347...0x116BA,
    0x11930...0x11938, 0x1D157...0x1D1C0,
  ]

  private static let ideographs = Set(
    scalars(in: [0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2F7FF]).map(Character.init))

  private static let hangul = Set(scalars(in: [0xAC00...0xD7A3]).map(Character.init))

  /// The first of equal characters stays in a set: those that others are to be replaced by.
  private static let others = Set(
    (scalars(in: blocks).filter { !$0.properties.isFullCompositionExclusion }
      + scalars(in: blocks).filter(\.properties.isFullCompositionExclusion)).map(Character.init))

  private static func scalars(in blocks: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
    blocks.joined().compactMap(Unicode.Scalar.init)
  }

  static func composite(of base: Unicode.Scalar, and mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard mark.canFollowInComposite else { return nil }
    let pair = String(String.UnicodeScalarView([base, mark]))
    guard pair.count == 1, let character = pair.first else { return nil }
    let isHangul = 0x1100...0x11C2 ~= mark.value
    return (isHangul ? hangul : others).scalar(equalTo: character)
  }

  static func preferred(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let character = Character(scalar)
    let isIdeograph = 0xF900...0xFAFF ~= scalar.value || 0x2F800...0x2FA1F ~= scalar.value
    return (isIdeograph ? ideographs : others).scalar(equalTo: character) ?? scalar
  }
}

extension Set<Character> {
  fileprivate func scalar(equalTo character: Character) -> Unicode.Scalar? {
    firstIndex(of: character).flatMap { self[$0].unicodeScalars.first }
  }
}
