/// A text that is compared by its bytes.
///
/// Swift compares texts as Unicode has them equal, for which the marks of a letter are put in order one
/// by one: a letter with thousands of them, as a file may have, takes the square of that.
struct ByteText: Sendable {
  /// The text.
  let text: String

  /// A text to be compared.
  init(_ text: String) {
    self.text = text
  }
}

extension ByteText: Hashable {
  static func == (one: ByteText, other: ByteText) -> Bool {
    one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isWhole == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension ByteText: Comparable {
  static func < (one: ByteText, other: ByteText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
