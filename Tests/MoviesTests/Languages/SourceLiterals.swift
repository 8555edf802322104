import Foundation

/// The string literals of a Swift source, as the keys of phrases: with `%1`, `%2` … for what is put
/// into them.
nonisolated struct SourceLiterals {
  private(set) var keys: [String] = []

  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    skipCode()
  }

  /// Those of all sources below a folder of `Sources`, but for those whose paths begin so.
  static func keys(below folder: String, without left: [String] = []) -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/" + folder).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !left.contains { name.hasPrefix($0) }
    }.sorted().flatMap { name in
      SourceLiterals((try? String(contentsOfFile: root + "/" + name, encoding: .utf8)) ?? "").keys
    }
  }
}

nonisolated extension SourceLiterals {
  /// Passes over code to its end, or to the parenthesis that ends an interpolation.
  private mutating func skipCode(inInterpolation isInner: Bool = false) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" {
        readLiteral()
      } else {
        rest = rest.dropFirst()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if isInner, depth < 0 { return }
      }
    }
  }

  private mutating func readLiteral() {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    var (text, places) = ("", 0)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      let character = rest.removeFirst()
      if character == "\\" {
        text += readEscape(&places)
      } else {
        text.append(character)
      }
    }
    rest = rest.dropFirst(quotes.count)
    keys.append(quotes.count == 3 ? text.withoutIndentation : text)
  }

  /// What follows a backslash. The end of a line is kept behind one, until indentation is known.
  private mutating func readEscape(_ places: inout Int) -> String {
    guard let character = rest.popFirst() else { return "" }
    switch character {
    case "(":
      places += 1
      let place = places
      skipCode(inInterpolation: true)
      return "%\(place)"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case "n": return "\n"
    case "t": return "\t"
    case "\n": return "\\\n"
    default: return String(character)
    }
  }
}

nonisolated extension String {
  /// The text of a literal of several lines: without its first line end, its last line and the
  /// indentation of that.
  fileprivate var withoutIndentation: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indentation = lines.last?.count ?? 0
    return lines.dropLast().map { $0.dropFirst(indentation) }.joined(separator: "\n")
      .split(separator: "\\\n", omittingEmptySubsequences: false).joined()
  }
}

nonisolated extension Substring {
  fileprivate mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}
