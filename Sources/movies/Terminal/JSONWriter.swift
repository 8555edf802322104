import MovieKit

/// Writes movies as JSON objects, in version 1 of the promised schema.
nonisolated struct JSONWriter {
  /// Whether a terminal is at the other end, which must not get control characters.
  let isForTerminal: Bool
}

nonisolated extension JSONWriter {
  /// Writes one array of all movies.
  ///
  /// - Throws: `OutputError`.
  func writeArray(_ movies: [Movie], to output: inout Output) throws(OutputError) {
    try write(movies, asArray: true, to: &output) { $2.append($0, to: &$1) }
  }

  /// Writes an object a line.
  ///
  /// - Throws: `OutputError`.
  func writeLines(_ movies: [Movie], to output: inout Output) throws(OutputError) {
    try write(movies, asArray: false, to: &output) { $2.append($0, to: &$1) }
  }

  /// Writes values, each appended by a body, as an array with a line for each, or just a line each.
  ///
  /// - Throws: `OutputError`.
  func write<Value>(
    _ values: [Value], asArray isArray: Bool, to output: inout Output,
    _ append: (Value, inout [UInt8], JSONWriter) -> Void
  ) throws(OutputError) {
    if isArray { try output.write(values.isEmpty ? "[" : "[\n") }
    for (index, value) in values.enumerated() {
      try output.write { json in
        append(value, &json, self)
        json.append(raw: isArray && index < values.count - 1 ? ",\n" : "\n")
      }
    }
    if isArray { try output.write("]\n") }
  }

  private func append(_ movie: Movie, to json: inout [UInt8]) {
    json.append(raw: "{\"number\":")
    json.append(raw: String(movie.number))
    json.append(raw: ",\"id\":\"")
    json.append(raw: movie.id.description)
    json.append(raw: "\",\"title\":")
    append(movie.title.text, to: &json)
    json.append(raw: ",\"year\":")
    json.append(raw: movie.year?.description ?? "null")
    json.append(raw: ",\"rating\":\"")
    json.append(raw: movie.rating.word)
    json.append(raw: "\",\"score\":")
    json.append(raw: movie.score.map { String($0.halfStars) } ?? "null")
    json.append(raw: ",\"tags\":")
    append(list: movie.tags.map(\.name), to: &json)
    json.append(raw: ",\"note\":")
    append(movie.note?.text, to: &json)
    json.append(raw: ",\"imdb\":")
    append(movie.imdb?.text, to: &json)
    json.append(raw: ",\"viewings\":")
    append(list: movie.viewings.map { $0.date?.description }, to: &json)
    json.append(raw: ",\"added\":\"")
    json.append(raw: movie.added.description)
    json.append(raw: "\",\"changed\":\"")
    json.append(raw: movie.changed.description)
    json.append(raw: "\"}")
  }

  /// Appends an array of strings and nulls.
  func append(list: [String?], to json: inout [UInt8]) {
    json.append(raw: "[")
    for (index, element) in list.enumerated() {
      if index > 0 { json.append(raw: ",") }
      append(element, to: &json)
    }
    json.append(raw: "]")
  }

  /// Appends a string, or null.
  func append(_ text: String?, to json: inout [UInt8]) {
    guard let text else { return json.append(raw: "null") }
    json.append(raw: "\"")
    if isForTerminal, text.unicodeScalars.contains(where: \.isTerminalControl) {
      for scalar in text.unicodeScalars {
        if scalar.isTerminalControl {
          json.append(raw: "\\u" + scalar.hexadecimal)
        } else {
          json.append(escaping: String(scalar))
        }
      }
    } else {
      json.append(escaping: text)
    }
    json.append(raw: "\"")
  }
}

nonisolated extension [UInt8] {
  mutating func append(raw text: String) { append(contentsOf: text.utf8) }

  /// Appends a text with the escapes that JSON asks for, RFC 8259 section 7, and no others.
  mutating func append(escaping text: String) {
    append(contentsOf: text, escapingIf: \.needsEscape) { byte, json in
      switch byte {
      case UInt8(ascii: "\""): json.append(raw: "\\\"")
      case UInt8(ascii: "\\"): json.append(raw: "\\\\")
      case UInt8(ascii: "\n"): json.append(raw: "\\n")
      case UInt8(ascii: "\r"): json.append(raw: "\\r")
      case UInt8(ascii: "\t"): json.append(raw: "\\t")
      default: json.append(raw: "\\u" + Unicode.Scalar(byte).hexadecimal)
      }
    }
  }
}

nonisolated extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
