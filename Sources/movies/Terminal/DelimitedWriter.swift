/// Writes records with a separator between their fields: TSV and CSV.
nonisolated struct DelimitedWriter {
  let style: Style

  /// What ends a record: LF or NUL.
  let terminator: UInt8

  /// Whether a terminal is at the other end, which must not get control characters.
  let isForTerminal: Bool

  enum Style {
    /// Tab, line feed, carriage return and backslash in a field are written `\t`, `\n`, `\r`, `\\`.
    case tsv
    /// RFC 4180.
    case csv
  }
}

nonisolated extension DelimitedWriter {
  /// Writes a record.
  ///
  /// - Throws: `OutputError`.
  func write(_ fields: some Sequence<String>, to output: inout Output) throws(OutputError) {
    try output.write { append(fields, to: &$0) }
  }

  /// The bytes of a record.
  func bytes(of fields: some Sequence<String>) -> [UInt8] {
    var bytes: [UInt8] = []
    append(fields, to: &bytes)
    return bytes
  }

  private func append(_ fields: some Sequence<String>, to buffer: inout [UInt8]) {
    var isFirst = true
    for field in fields {
      if !isFirst { buffer.append(separator) }
      isFirst = false
      append(field, to: &buffer)
    }
    buffer.append(terminator)
  }

  private var separator: UInt8 { style == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",") }

  private func append(_ field: String, to buffer: inout [UInt8]) {
    switch style {
    case .tsv: appendEscaped(field, to: &buffer)
    case .csv: appendQuoted(field, to: &buffer)
    }
  }

  private func appendEscaped(_ field: String, to buffer: inout [UInt8]) {
    let field = isForTerminal ? field.printable(keeping: ["\t", "\n", "\r"]) : field
    buffer.append(contentsOf: field, escapingIf: \.isEscapedInTSV) { byte, buffer in
      switch byte {
      case UInt8(ascii: "\t"): buffer += "\\t".utf8
      case UInt8(ascii: "\n"): buffer += "\\n".utf8
      case UInt8(ascii: "\r"): buffer += "\\r".utf8
      case UInt8(ascii: "\\"): buffer += "\\\\".utf8
      default: buffer.append(byte)
      }
    }
  }

  private func appendQuoted(_ field: String, to buffer: inout [UInt8]) {
    let field = isForTerminal ? field.printable(keeping: ["\t", "\n", "\r"]) : field
    let quote = UInt8(ascii: "\"")
    guard field.utf8.contains(where: \.isQuotedInCSV) else {
      buffer += field.utf8
      return
    }
    buffer.append(quote)
    for byte in field.utf8 {
      if byte == quote { buffer.append(quote) }
      buffer.append(byte)
    }
    buffer.append(quote)
  }
}

nonisolated extension [UInt8] {
  /// Appends a text, with what a body appends for it in the place of every byte that is special.
  mutating func append(
    contentsOf text: String, escapingIf isSpecial: (UInt8) -> Bool,
    _ appendEscape: (UInt8, inout [UInt8]) -> Void
  ) {
    let start = count
    self += text.utf8
    // Most texts have nothing to escape: looking through what was appended is the fastest way to know.
    guard self[start...].contains(where: isSpecial) else { return }
    removeSubrange(start...)
    for byte in text.utf8 {
      if isSpecial(byte) { appendEscape(byte, &self) } else { append(byte) }
    }
  }
}

nonisolated extension UInt8 {
  fileprivate var isEscapedInTSV: Bool {
    switch self {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  fileprivate var isQuotedInCSV: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
