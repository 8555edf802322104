import Testing

/// `merge`, from outside.
nonisolated struct MergeProgramTests {
  private let movies = Program()

  @Test("the first stays, with what the other knew; conflicts are told on standard error")
  func merging() {
    _ = movies("add", "Heat", "-r", "good", "--seen-on", "2024-05-01")
    _ = movies("add", "Heat (1995)", "--allow-duplicate", "-r", "7/10", "--tag", "crime")
    _ = movies("add", "Heat (1996)", "--allow-duplicate", "-r", "poor")
    let run = movies("merge", "@1", "@2", "--columns", "ref,year,score,tags,viewings")
    #expect(run == Run(code: 0, out: "@1\t1995\t7\tcrime\t1\n", err: ""))
    let second = movies("merge", "@1", "@3")
    #expect(second.out == "@1\tHeat\t1995\tgood\n")
    #expect(
      second.err == """
        @1 keeps the year 1995; @3 had 1996
        @1 keeps the rating good (7/10); @3 had poor

        """)
    #expect(movies("list", "--count").out == "1\n")
    #expect(movies("undo").rows.map { $0.dropFirst() } == [["merge @1 @3", "1", "undone"]])
    #expect(movies("list").rows.map { $0[0] } == ["@1", "@3"])
    #expect(movies("merge", "@1", "@3", "--quiet") == Run(code: 0, out: "", err: ""))
  }

  @Test("a sentence tells it on a terminal")
  func sentence() {
    _ = movies("add", "-", "--allow-duplicate", input: "Heat\nHeat (1995)\n")
    #expect(
      movies.onTerminal("merge", "@1", "@2").lines[0]
        == "Merged @2 Heat (1995) into @1 Heat (1995), not seen")
  }

  @Test("what can't be merged is refused, and changes nothing")
  func refusals() {
    _ = movies("add", "-", "--allow-duplicate", input: "Heat\nHeat (1995)\nUp\n")
    let same = movies("merge", "@3", "up")
    #expect(same.code == 1)
    #expect(same.err.hasPrefix("movies: @3 Up can't be merged with itself\n"))
    #expect(movies("merge", "@1", "heat").code == 2)
    #expect(movies("merge", "@1", "@9").code == 1)
    #expect(movies("merge", "@1").code == 64)
    #expect(movies("merge", "@1", "@2", "@3").code == 64)
    #expect(movies("list", "--count").out == "3\n")
    #expect(movies("history").rows.count == 1)
  }
}
