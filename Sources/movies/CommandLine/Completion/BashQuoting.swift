extension String {
  /// The text as bash has to find it, outside of quotes or within one that is open, to read the text.
  func quotedForBash(in quote: ShellQuote?) -> String {
    var result = String.UnicodeScalarView()
    for index in unicodeScalars.indices {
      let rest = unicodeScalars[index...]
      result.append(contentsOf: rest.firstQuotedForBash(in: quote).unicodeScalars)
    }
    // Bash ends the quote, but not where the last character looks as if it did.
    if let quote, result.last?.value == UInt32(quote.mark) {
      result.append(Unicode.Scalar(quote.mark))
    }
    return String(result)
  }
}

extension Substring.UnicodeScalarView {
  /// The first character, quoted as what follows it demands.
  fileprivate func firstQuotedForBash(in quote: ShellQuote?) -> String {
    guard let first else { return "" }
    switch (quote, first) {
    case (.single, "'"): return "'\\''"
    case (.single, _): return String(first)
    case (.escaping, "'"), (.escaping, "\\"): return "\\" + String(first)
    // In it no backslash keeps the history away; outside of it one does.
    case (.escaping, "!"): return "'\\!$'"
    case (.escaping, _): return String(first)
    case (.double, "\\"), (.double, "\""), (.double, "$"), (.double, "`"):
      return "\\" + String(first)
    // The history is looked for in double quotes too, and there a backslash would stay.
    case (.double, "!"): return dropFirst().first.map { $0 != " " } == true ? "\"\\!\"" : "!"
    case (.double, _): return String(first)
    case (nil, _): return first.isPlainInBash ? String(first) : "\\" + String(first)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInBash: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z", "\u{80}"...: true
    default: "_@%+=:,./-".unicodeScalars.contains(self)
    }
  }
}
