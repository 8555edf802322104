import Testing

@testable import movies

/// Whether there is to be a pager, and for what.
struct PagerTests {
  @Test(
    "the pager is that of the environment, else less where the terminal can do it",
    arguments: [
      (nil, true, "less -FRX"), (nil, false, nil), ("", true, nil), ("cat", true, nil),
      ("   ", true, nil), (" \t", true, nil), (" cat ", true, nil), (" more ", true, "more"),
      ("more -s", true, "more -s"), ("more", false, "more"),
    ] as [(String?, Bool, String?)])
  func choice(_ variable: String?, _ canMoveCursor: Bool, _ command: String?) {
    let screen = Screen(width: 80, hasColor: false, canMoveCursor: canMoveCursor, hasBlocks: true)
    let pager = Pager(for: screen, size: (24, 80)) { $0 == "PAGER" ? variable : nil }
    #expect(pager?.command == command)
  }

  @Test(
    "it is needed for what leaves no line for the prompt",
    arguments: [
      ("", false), ("a\nb\nc\n", false), ("a\nb\nc\nd\n", true), ("a\nb\n12345\n", true),
      ("a\nb\n1234\n", false), ("\n\n\n", false), ("1234123412341234", false),
      ("12341234123412345", true),
      ("a\nb\nc\nd", false), ("a\nb\n\u{1B}[36m1234\u{1B}[0m\n", false), ("a\nb\n東京\n", false),
      ("a\nb\n東京物\n", true), ("a\nb\né★½ \n", false),
    ])
  func need(_ text: String, _ isNeeded: Bool) {
    let pager = Pager(command: "x", size: (rows: 4, columns: 4))
    #expect(pager.isNeeded(for: Array(text.utf8)) == isNeeded)
  }

  @Test("a pager that was left takes no more, so that nothing more need be formatted")
  func leaving() {
    var output = Output(descriptor: 1)
    output.pager = Pager(command: "exit", size: (rows: 1, columns: 1))
    let error = #expect(throws: OutputError.self) {
      while true { try output.write(String(repeating: "x\n", count: 10_000)) }
    }
    output.finishPager()
    #expect(error?.isOfPager == true)
  }
}
