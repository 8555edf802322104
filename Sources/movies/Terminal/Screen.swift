#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tables, sentences and forms may make use of.
nonisolated struct Screen {
  /// The width in cells; `nil` where nothing limits it, as in a pipe.
  let width: Int?

  /// Whether there is to be colour.
  let hasColor: Bool

  /// Whether the cursor can be moved.
  let canMoveCursor: Bool

  /// Whether there are more characters than those of ASCII to draw with.
  let hasBlocks: Bool
}

nonisolated extension Screen {
  /// The screen at the other end of a stream, or what stands in for one; the colour choice is `auto`,
  /// `always` or `never`.
  init(of output: Output, colorChoice: String, environment: (String) -> String?) {
    let isCapable = output.isTerminal && !["dumb", "", nil].contains(environment("TERM"))
    width = output.isTerminal ? Screen.width(of: output, environment: environment) : nil
    canMoveCursor = isCapable
    hasBlocks = Screen.isUTF8(environment)
    hasColor = Screen.hasColor(
      isCapable: isCapable, choice: colorChoice, environment: environment)
  }

  /// The rules of https://no-color.org and https://bixense.com/clicolors, the command line first.
  private static func hasColor(
    isCapable: Bool, choice: String, environment: (String) -> String?
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), environment("CLICOLOR_FORCE") != "0" { return true }
    return isCapable && environment("CLICOLOR") != "0"
  }

  /// Whether the locale's characters are UTF-8, by the first variable that is set.
  private static func isUTF8(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }
    let charset = names.first { !$0.isEmpty }?.uppercased() ?? ""
    return charset.hasSuffix("UTF-8") || charset.hasSuffix("UTF8")
  }

  /// The width of the terminal at the other end of a stream, as it is now.
  static func width(of output: Output, environment: (String) -> String?) -> Int {
    var size = winsize()
    if ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
