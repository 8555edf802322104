import Testing

/// `rate`, `seen`, `edit`, `remove` and `show`, from outside.
nonisolated struct ChangeTests {
  private let movies = Program()

  init() {
    _ = movies("add", "-", input: "Heat (1995)\nHeat (1986)\nUp\n")
  }

  @Test("an ambiguous reference lists the candidates and changes nothing")
  func ambiguous() {
    let run = movies("rate", "heat", "good")
    #expect(run.code == 2 && run.out.isEmpty)
    #expect(run.err.split(separator: "\n").dropFirst() == ["@1\tHeat (1995)", "@2\tHeat (1986)"])
    #expect(movies("list", "--seen", "--count").out == "0\n")
    #expect(movies("rate", "heat (1986)", "good").rows == [["@2", "Heat", "1986", "good"]])
  }

  @Test("a reference that means nothing suggests near titles")
  func noMatch() {
    let run = movies("rate", "Upp", "good")
    #expect(run.code == 1)
    #expect(run.err == "movies: no movie matches \"Upp\"\ndid you mean @3 Up?\n")
    #expect(movies("show", "@99").code == 1)
    #expect(movies("rate", "3", "good").code == 1)
  }

  @Test("rate - takes lines of reference, tab and rating, all or none")
  func rateBatch() {
    let run = movies("rate", "-", input: "@3\tgood\nheat (1995)\t9/10\n")
    #expect(run.rows.map { $0[3] } == ["good", "excellent"])
    let bad = movies("rate", "-", input: "Up\tgreat\nUp\nHeat\tpoor\n@3\tpoor\n")
    #expect(bad.code == 65)
    #expect(bad.err.split(separator: "\n").count == 3)
    #expect(movies("show", "@3").rows == [["@3", "Up", "", "good"]])
  }

  @Test("a viewing is logged today unless told, and lifts not-seen")
  func seen() {
    #expect(movies("seen", "Up").rows == [["@3", "Up", "", "unrated"]])
    #expect(movies("seen", "Up", "--on", "2023", "-r", "poor").rows == [["@3", "Up", "", "poor"]])
    #expect(movies("list", "up", "--columns", "viewings").out == "2\n")
    #expect(movies("rate", "Up", "not-seen").code == 1)
  }

  @Test("edit makes all its changes or none, and an empty value clears")
  func edit() {
    let run = movies(
      "edit", "Up", "--title", "Upwards", "--year", "2009", "--note", "n", "--tag", "a")
    #expect(run.rows == [["@3", "Upwards", "2009", "not-seen"]])
    #expect(movies("edit", "@3", "--year", "1996", "--forget-viewing", "2001").code == 1)
    #expect(movies("edit", "@3", "--year=", "--note=").rows == [["@3", "Upwards", "", "not-seen"]])
    #expect(movies("edit", "@3").code == 64)
  }

  @Test("tags that begin with a combining mark stay apart, and case alone makes no other tag")
  func tags() {
    _ = movies("edit", "Up", "--tag", "a", "--tag", "\u{301}b", "--tag", "A", "--tag", "É")
    #expect(movies("list", "up", "--columns", "tags").out == "a,É,\u{301}b\n")
    #expect(movies("list", "--tag", "e\u{301}").rows.count == 1)
    _ = movies("edit", "Up", "--untag", "A")
    #expect(movies("list", "--tag", "a").rows.isEmpty)
  }

  @Test("what makes no difference doesn't count as a change")
  func unchanged() {
    _ = movies("rate", "Up", "7/10")
    let before = movies("show", "Up", "--json").out
    #expect(movies("rate", "Up", "good").code == 0)
    #expect(movies("show", "Up", "--json").out == before)
  }

  @Test("remove needs --yes without a terminal, takes all or none, and no number comes again")
  func remove() {
    #expect(movies("remove", "Up").code == 64)
    #expect(movies("remove", "Up", "Solaris", "--yes").code == 1)
    #expect(movies("remove", "Up", "@3", "@1", "--yes").rows.map { $0[0] } == ["@3", "@1"])
    #expect(movies("add", "Up").rows.map { $0[0] } == ["@4"])
  }

  @Test("show prints each movie once, in the order asked for")
  func show() {
    #expect(movies("show", "Up", "@1", "up").rows.map { $0[0] } == ["@3", "@1"])
    let page = movies("show", "Up", "--format", "table").out
    #expect(page.hasPrefix("@3  Up\n"))
  }

  @Test("--quiet prints nothing but errors")
  func quiet() {
    #expect(movies("rate", "Up", "good", "--quiet") == Run(code: 0, out: "", err: ""))
    #expect(!movies("rate", "Nope", "good", "-q").err.isEmpty)
  }
}
