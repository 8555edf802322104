/// Plain text out of what was written for web pages.
enum HTMLText {
  /// The text with each character reference, such as `&amp;` or `&#39;`, as the character it is.
  static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var (result, rest) = ("", text[...])
    // Bytes and not characters: a character may have any number of marks.
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      let name = rest.utf8.index(after: start)
      rest = rest[name...]
      if let end = rest.utf8.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = HTMLEntity.character(named: rest[..<end])
      {
        result += character
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  /// The text without tags: line breaks and paragraphs become line feeds, and all others go.
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    var (result, rest) = ("", html[...])
    // A sign without an end after it would be looked for to the end of the text, each time anew.
    let last = html.utf8.lastIndex(of: UInt8(ascii: ">")) ?? html.startIndex
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")), start < last {
      result += rest[..<start]
      rest = rest[start...]
      guard let tag = Tag(at: rest) else {
        result += "<"
        rest = rest[rest.utf8.index(after: start)...]
        continue
      }
      if tag.isBlock { result += tag.name == "br" ? "\n" : "\n\n" }
      rest = rest[tag.end...]
    }
    return decodingEntities(result + rest).withoutSpareLines
  }

  /// A tag, opening or closing.
  private struct Tag {
    let name: String
    let end: String.Index

    var isBlock: Bool { ["br", "p", "div", "blockquote", "ul", "ol", "li"].contains(name) }

    /// Reads a tag at the beginning of a text; `nil` when `<` is only a sign there.
    init?(at text: Substring) {
      let inside = text.utf8.dropFirst().drop { $0 == UInt8(ascii: "/") }
      guard let first = inside.first, first.isASCIILetter,
        let close = inside.firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      let letters = inside.prefix { $0.isASCIILetter || 0x30...0x39 ~= $0 }.prefix(12)
      name = String(decoding: letters, as: UTF8.self).lowercased()
      end = text.utf8.index(after: close)
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { 0x41...0x5A ~= self & 0xDF }
}

extension String {
  /// The text with at most one blank line between two others, and none around it.
  fileprivate var withoutSpareLines: String {
    var lines: [String] = []
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.isEmpty && lines.last?.isEmpty != false { continue }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
