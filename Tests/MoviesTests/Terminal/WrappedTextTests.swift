import Testing

@testable import movies

/// Texts in lines of a width.
struct WrappedTextTests {
  @Test("words stay whole, and lines have no spaces at their ends")
  func words() {
    #expect("a bc def".wrapped(toCells: 4) == ["a bc", "def"])
    #expect("a bc def".wrapped(toCells: 80) == ["a bc def"])
    #expect("abcdef gh".wrapped(toCells: 3) == ["abcdef", "gh"])
    #expect("".wrapped(toCells: 3) == [""])
  }

  @Test("Chinese ends its lines between characters, of two cells each")
  func chinese() {
    #expect("一二三四五".wrapped(toCells: 4) == ["一二", "三四", "五"])
    #expect("一二三四五".wrapped(toCells: 5) == ["一二", "三四", "五"])
    #expect("用 --rating 一二".wrapped(toCells: 8) == ["用", "--rating", "一二"])
  }

  @Test("no line begins with a mark that closes, or ends with one that opens")
  func marks() {
    #expect("一二，三四。".wrapped(toCells: 4) == ["一", "二，", "三", "四。"])
    #expect("一（二三）".wrapped(toCells: 4) == ["一", "（二", "三）"])
    #expect("一“二”三".wrapped(toCells: 4) == ["一", "“二”", "三"])
  }

  @Test("no line is too wide, and nothing but spaces is lost", arguments: 12...80)
  func anyWidth(_ width: Int) {
    let text = "评分可以是 not-seen、unrated，或“1 至 5”（从很差到极好）；用 - 则从标准输入读取。"
    let lines = text.wrapped(toCells: width)
    #expect(lines.allSatisfy { $0.cellWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
