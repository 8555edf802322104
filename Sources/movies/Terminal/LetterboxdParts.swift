import MovieKit

/// Rows for Letterboxd as files, none of them larger than it takes.
struct LetterboxdParts {
  /// The bytes of each file, its header included.
  private(set) var files: [[UInt8]] = []

  /// Writes rows into as few files as may be.
  init(_ rows: [[String]]) {
    let writer = DelimitedWriter.letterboxd(isForTerminal: false)
    let header = writer.bytes(of: LetterboxdRows.columns)
    var file = header
    for row in rows {
      let bytes = writer.bytes(of: row)
      if file.count + bytes.count > LetterboxdRows.sizeLimit, file.count > header.count {
        files.append(file)
        file = header
      }
      file += bytes
    }
    files.append(file)
  }

  /// The names of the files: the one asked for, or numbered ones like it.
  func names(for name: String) -> [String] {
    guard files.count > 1 else { return [name] }
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let dot = name[start...].dropFirst().lastIndex(of: ".") ?? name.endIndex
    return files.indices.map { name[..<dot] + "-" + String($0 + 1) + name[dot...] }
  }
}

extension DelimitedWriter {
  /// The writer of Letterboxd's form.
  static func letterboxd(isForTerminal: Bool) -> DelimitedWriter {
    DelimitedWriter(style: .csv, terminator: UInt8(ascii: "\n"), isForTerminal: isForTerminal)
  }
}
