/// How a text is shown on a terminal that has colour.
nonisolated enum TextStyle: String {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
}

nonisolated extension String {
  /// The text between the escape sequences of a style; as it is where there is to be no colour.
  func styled(_ style: TextStyle, inColor hasColor: Bool) -> String {
    guard hasColor, style != .plain, !isEmpty else { return self }
    return "\u{1B}[" + style.rawValue + "m" + self + "\u{1B}[0m"
  }
}
