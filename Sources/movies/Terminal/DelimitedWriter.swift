/// Writes records with a separator between their fields: TSV and CSV.
struct DelimitedWriter {
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

extension DelimitedWriter {
  /// Writes a record.
  ///
  /// - Throws: `OutputError`.
  func write(_ fields: some Sequence<String>, to output: inout Output) throws(OutputError) {
    try output.write { buffer in
      var isFirst = true
      for field in fields {
        if !isFirst { buffer.append(separator) }
        isFirst = false
        append(field, to: &buffer)
      }
      buffer.append(terminator)
    }
  }

  private var separator: UInt8 { style == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",") }

  private func append(_ field: String, to buffer: inout [UInt8]) {
    switch style {
    case .tsv: appendEscaped(field, to: &buffer)
    case .csv: appendQuoted(field, to: &buffer)
    }
  }

  private func appendEscaped(_ field: String, to buffer: inout [UInt8]) {
    let special = Array("\t\n\r\\".utf8)
    guard isForTerminal || field.utf8.contains(where: special.contains) else {
      buffer.append(contentsOf: field.utf8)
      return
    }
    var escaped: [UInt8] = []
    for byte in field.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): escaped += "\\t".utf8
      case UInt8(ascii: "\n"): escaped += "\\n".utf8
      case UInt8(ascii: "\r"): escaped += "\\r".utf8
      case UInt8(ascii: "\\"): escaped += "\\\\".utf8
      default: escaped.append(byte)
      }
    }
    let text = String(decoding: escaped, as: UTF8.self)
    buffer.append(contentsOf: (isForTerminal ? text.printable : text).utf8)
  }

  private func appendQuoted(_ field: String, to buffer: inout [UInt8]) {
    let field = isForTerminal ? field.printableLines : field
    let quote = UInt8(ascii: "\"")
    guard field.utf8.contains(where: { Array(",\"\n\r".utf8).contains($0) }) else {
      buffer.append(contentsOf: field.utf8)
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
