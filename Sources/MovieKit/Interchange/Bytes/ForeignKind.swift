/// What people take for an export.
public enum ForeignKind: Hashable, Sendable {
  /// A zip file where none is looked for, in a pipe or in another one.
  case zip
  /// A page of the web, such as an error message or a sign-in form.
  case webPage
  /// XML.
  case xml
  /// A spreadsheet.
  case spreadsheet
  /// A file packed with gzip.
  case gzip
  /// A PDF.
  case pdf
  /// A picture.
  case image
  /// An SQLite database.
  case database
}

extension ForeignKind {
  /// Looks at the first bytes of a file; `nil` when they may well be those of a table or of JSON.
  init?(of bytes: [UInt8]) {
    let kinds: [(beginning: [UInt8], kind: ForeignKind)] = [
      (Array("PK\u{3}\u{4}".utf8), .zip), ([0x1F, 0x8B], .gzip), (Array("%PDF".utf8), .pdf),
      ([0x89] + "PNG".utf8, .image),
      ([0xFF, 0xD8, 0xFF], .image), (Array("GIF8".utf8), .image),
      ([0xD0, 0xCF, 0x11, 0xE0], .spreadsheet), (Array("SQLite format 3".utf8), .database),
    ]
    if let known = kinds.first(where: { bytes.starts(with: $0.beginning) }) {
      self = known.kind
      return
    }
    let text = String(decoding: bytes, as: UTF8.self).trimmed.lowercased()
    guard text.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("<") else { return nil }
    self = text.contains("<html") || text.contains("<!doctype html") ? .webPage : .xml
  }
}
