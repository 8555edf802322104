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
  /// A file that is opened each time that it is read, or a part of one: the bytes are those of the
  /// whole file unless a closure says otherwise.
  init(
    name: String, path: String, in environment: ReadingEnvironment,
    opening open: @escaping () throws -> OpenFile,
    bytes: @escaping (OpenFile) throws -> ByteStream = { $0.stream() }
  ) {
    let reading = SteadyReading(of: name)
    self.init(name: name, path: path) {
      let file = try open()
      return try reading.stream(of: file, in: environment) { try bytes(file) }
    }
  }
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
