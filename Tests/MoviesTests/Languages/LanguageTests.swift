import MovieKit
import Testing

@testable import movies

/// The language that the environment asks for.
struct LanguageTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let variables: [String: String]
    let language: Language
    var testDescription: String { "\(variables)" }

    init(_ variables: [String: String], _ language: Language) {
      self.variables = variables
      self.language = language
    }
  }

  nonisolated static let names: [Case] =
    ["zh", "ZH", "zh_CN.UTF-8", "zh-Hans", "zh_CN", "zh_TW.Big5", "zh.GB18030", "zh@x"]
    .map { Case(["MOVIES_LANG": $0, "LC_ALL": "C"], .chinese) }
    + ["en", "C", "POSIX", "de_DE.UTF-8", "zhx", "z", "@", ".", " zh", "chinese", "\u{FFFD}"]
    .map { Case(["MOVIES_LANG": $0, "LC_ALL": "zh_CN.UTF-8"], .english) }

  nonisolated static let locales: [Case] =
    [
      "zh_CN.UTF-8", "zh_CN.utf8", "ZH_cn.UTF8", "zh_TW.UTF-8", "zh_HK.utf-8@x", "zh", "zh-Hans",
      "zh-Hans-CN", "zh.UTF-8",
    ].map { Case(["LANG": $0], .chinese) }
    + [
      "zh_CN", "zh_TW", "zh_CN.GB18030", "zh_CN.GBK", "zh_TW.Big5", "zh_CN.", "zh_CN@x", "C",
      "POSIX", "C.UTF-8", "en_US.UTF-8", "tr_TR.UTF-8", "@", ".",
    ].map { Case(["LANG": $0], .english) }

  nonisolated static let order: [Case] = [
    Case([:], .english),
    Case(["MOVIES_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"], .chinese),
    Case(["LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    Case(["LC_ALL": "zh_CN.UTF-8", "LANG": "C"], .chinese),
    Case(["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], .chinese),
    Case(["LC_MESSAGES": "en_US.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    // The characters are those of another locale than the words.
    Case(["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.ISO-8859-1"], .english),
    Case(["LC_CTYPE": "C", "LANG": "zh_CN.UTF-8"], .english),
    Case(["LC_CTYPE": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], .english),
    Case(["LC_CTYPE": "C.UTF-8", "LANG": "zh_CN"], .chinese),
    Case(["LC_MESSAGES": "zh_CN.UTF-8"], .chinese),
    Case(["MOVIES_LANG": "zh", "LC_ALL": "C"], .chinese),
    Case(["MOVIES_LANG": "en", "LANG": "zh_CN.UTF-8"], .english),
  ]

  @Test(
    "MOVIES_LANG, else the locale, where its characters are UTF-8",
    arguments: names + locales + order)
  func language(_ test: Case) {
    #expect(Language { test.variables[$0] } == test.language)
  }
}
