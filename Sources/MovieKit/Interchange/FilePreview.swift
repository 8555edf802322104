/// The beginning of a file, by which its format is told.
struct FilePreview {
  /// The path within the export.
  let path: String

  /// The names of the columns, by the first line.
  let header: TableHeader

  /// What stands between two cells of the first line.
  let separator: UInt8

  /// The first object, where it is JSON.
  let object: JSONValue?

  /// Whether it is an array of JSON.
  let isArray: Bool

  private let beginning: [UInt8]

  /// How many bytes are looked at.
  static let size = 1 << 16

  /// Looks at a file, whose text this is in UTF-8.
  ///
  /// - Throws: `ImportError`.
  init(path: String, of text: ByteStream) throws {
    self.path = path
    let first = try text.beginning(FilePreview.size)
    let beginning = Array(first.prefix(FilePreview.size))
    self.beginning = beginning
    let firstLine = beginning.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    separator = firstLine.likeliestSeparator
    let dialect = Dialect(separator: separator)
    var reader = DelimitedReader(ByteStream(beginning), dialect: dialect)
    header = TableHeader((try? reader.next())?.cells ?? [])
    let start = beginning.first { !($0 == 0x20 || 0x09...0x0D ~= $0) }
    isArray = start == UInt8(ascii: "[")
    guard isArray || start == UInt8(ascii: "{") else {
      object = nil
      return
    }
    // One movie may have more to tell than is looked at of a table.
    var elements = JSONElements(ByteStream(first, then: text))
    do {
      object = (try elements.next()).flatMap { try? JSONParser.value(of: $0.bytes) }
    } catch is FileProblem {
      object = nil
    }
  }
}

extension FilePreview {
  /// Whether it is JSON by its first character.
  var isJSON: Bool { isArray || beginning.first { $0 > 0x20 } == UInt8(ascii: "{") }

  /// Whether it is an array of JSON without elements.
  var isEmptyArray: Bool {
    beginning.filter { $0 > 0x20 } == Array("[]".utf8)
  }

  /// The records at the beginning, without those that may be cut.
  func records(_ limit: Int) -> [[String]] {
    var reader = DelimitedReader(ByteStream(beginning), dialect: Dialect(separator: separator))
    var records: [[String]] = []
    while records.count < limit, let record = try? reader.next() { records.append(record.cells) }
    return records
  }

  /// The first characters, for a message.
  var firstWords: String {
    let line = beginning.prefix(300).split { $0 == 0x0A || $0 == 0x0D }.first ?? []
    return String(decoding: line, as: UTF8.self).trimmed
  }
}

extension ArraySlice<UInt8> {
  /// The separator that stands most often outside of quotes.
  fileprivate var likeliestSeparator: UInt8 {
    var counts = Dialect.separators.map { _ in 0 }
    var isQuoted = false
    for byte in self {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let index = Dialect.separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.max() ?? 0
    return zip(Dialect.separators, counts).first { $0.1 == best }?.0 ?? UInt8(ascii: ",")
  }
}
