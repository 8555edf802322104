/// A file to import from, wherever it stands.
struct ImportEntry {
  /// The name that messages call it by.
  let name: String

  /// Its path within the export that it belongs to, or its name alone.
  let path: String

  /// Gives its bytes from the beginning, as often as called.
  let open: () throws -> ByteStream
}

extension ImportEntry {
  /// Whether it is none of the export's: what systems leave in folders and archives, and what the
  /// export keeps of deleted things.
  static func isJunk(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      part.hasPrefix(".") || ["__MACOSX", "deleted", "orphaned", "Thumbs.db"].contains(part)
    }
  }

  /// The last part of the path, without what follows the last dot.
  var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}
