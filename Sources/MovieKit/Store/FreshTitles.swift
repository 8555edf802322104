/// The titles and identifiers of a library that was empty when an import began, so that the file need not
/// be asked for what can't be there.
struct FreshTitles {
  /// Hashes of them; `nil` when the library had movies, or has too many by now.
  private var hashes: Set<Int>?

  /// How many are remembered, which bounds the memory they take.
  private static let limit = 200_000

  /// What is known of a library that is empty, or isn't.
  init(ofEmptyLibrary isEmpty: Bool) {
    hashes = isEmpty ? [] : nil
  }
}

extension FreshTitles {
  /// Whether the library may have a movie with this folded title or identifier.
  func mayHave(_ text: String) -> Bool { hashes?.contains(ByteText(text).hashValue) ?? true }

  /// Remembers a folded title or an identifier.
  mutating func note(_ text: String) {
    hashes?.insert(ByteText(text).hashValue)
    if let hashes, hashes.count > FreshTitles.limit { self.hashes = nil }
  }
}
