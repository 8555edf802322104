#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A note that others are added to, however many there are.
struct GrowingNote {
  private var text: String

  /// How many characters it has, once they were counted.
  private var length: Int?

  /// Hashes of the notes that were added.
  private var parts: Set<Int> = []

  /// How many notes are looked for anywhere in the text; those after them only among the notes, lest
  /// a file of many notes is read as often as it has lines.
  private static let searchLimit = 64

  /// A note to begin with.
  init(_ note: Note) {
    text = note.text
  }
}

extension GrowingNote {
  /// All of it.
  var note: Note { Note(stored: text) }

  /// Adds a note after a blank line, unless it is there already.
  ///
  /// - Throws: `TextProblem` when it would be too long; it stays as it was then.
  mutating func append(_ other: Note) throws(TextProblem) {
    guard !contains(other.text) else { return }
    let length = (length ?? text.count) + 2 + other.text.count
    guard length <= Note.maximumLength else { throw .tooLong(limit: Note.maximumLength) }
    guard text.utf8.count + 2 + other.text.utf8.count <= Note.maximumBytes else {
      throw .tooManyBytes(limit: Note.maximumBytes)
    }
    self.length = length
    parts.insert(ByteText(other.text).hashValue)
    text += "\n\n"
    text += other.text
  }

  private mutating func contains(_ other: String) -> Bool {
    if parts.contains(ByteText(other).hashValue) { return true }
    return parts.count < GrowingNote.searchLimit && text.hasPassage(other)
  }
}

extension Note {
  /// The note with another one after a blank line; of two of which one contains the other, that one alone.
  ///
  /// - Throws: `TextProblem` when it would be too long.
  func appending(_ other: Note) throws(TextProblem) -> Note {
    if other.text.hasPassage(text) { return other }
    var note = GrowingNote(self)
    try note.append(other)
    return note.note
  }
}

extension String {
  /// Whether another text is a part of this one that begins and ends with whole characters.
  fileprivate func hasPassage(_ other: String) -> Bool {
    var start = 0
    while let place = offset(of: other, from: start) {
      let begin = utf8.index(startIndex, offsetBy: place)
      let end = utf8.index(begin, offsetBy: other.utf8.count)
      if begin.samePosition(in: self) != nil, end.samePosition(in: self) != nil { return true }
      start = place + 1
    }
    return false
  }

  /// Where the bytes of another text begin next in those of this one, neither of which has a zero byte.
  private func offset(of other: String, from start: Int) -> Int? {
    withCString { text in
      other.withCString { wanted in strstr(text + start, wanted).map { UnsafePointer($0) - text } }
    }
  }
}
