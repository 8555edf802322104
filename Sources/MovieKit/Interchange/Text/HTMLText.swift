/// Plain text out of what was written for web pages.
enum HTMLText {
  /// The text with each character reference, such as `&amp;` or `&#39;`, as the character it is.
  static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(12).firstIndex(of: ";"),
        let character = HTMLEntity.character(named: rest[rest.index(after: start)..<end])
      {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
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
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      guard let tag = Tag(at: rest) else {
        result += "<"
        rest = rest.dropFirst()
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
      let inside = text.dropFirst().drop { $0 == "/" }
      guard let first = inside.first, first.isASCII, first.isLetter,
        let close = inside.firstIndex(of: ">")
      else { return nil }
      name = inside.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
      end = text.index(after: close)
    }
  }
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
