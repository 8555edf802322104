import MovieKit

extension Language {
  /// The language that the environment asks for: by `MOVIES_LANG`, or by the locale for messages.
  ///
  /// A locale whose characters are others than those of UTF-8 gets English, which every terminal can
  /// show. Traditional Chinese gets Simplified, which is nearer than English.
  init(environment: (String) -> String?) {
    func first(of names: String...) -> String? {
      names.lazy.compactMap(environment).first { !$0.isEmpty }
    }
    if let name = first(of: "MOVIES_LANG") {
      self = name.isChinese ? .chinese : .english
    } else if let messages = first(of: "LC_ALL", "LC_MESSAGES", "LANG"), messages.isChinese {
      let characters = first(of: "LC_ALL", "LC_CTYPE", "LANG") ?? messages
      self = characters.isLocaleOfUTF8 ? .chinese : .english
    } else {
      self = .english
    }
  }
}

nonisolated extension String {
  /// Whether this is `zh`, alone or with a script, a region or a character set after it.
  fileprivate var isChinese: Bool {
    let bytes = lowercased().utf8
    guard bytes.starts(with: "zh".utf8) else { return false }
    return bytes.dropFirst(2).first.map { !(0x61...0x7A ~= $0) } ?? true
  }

  /// Whether the locale of this name has its characters in UTF-8. One with a region and no character
  /// set has an older one in glibc: that of `zh_CN` is GB 2312.
  fileprivate var isLocaleOfUTF8: Bool {
    let name = lowercased().utf8.prefix { $0 != UInt8(ascii: "@") }
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")) else {
      return isChinese && !name.contains(UInt8(ascii: "_"))
    }
    return ["utf-8", "utf8"].contains(String(Substring(name[name.index(after: dot)...])))
  }
}
