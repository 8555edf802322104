import Testing

/// Which movies the words and filters of `list`, `random` and `stats` find.
@Suite nonisolated struct FilterTests {
  private let movies = Program()

  init() {
    _ = movies.shell(
      """
      $movies add "Heat (1995)" -r 9/10 -q; $movies add "Ran (1985)" -r good -q
      $movies add "Up (2009)" -r 7/10 -q; $movies add "Se7en (1995)" -r excellent -q
      $movies add "Room @2" -r unrated -q; $movies add "Dune (2021)" -q
      """)
  }

  @Test(
    "an exact grade is compared as a score, a word without one as its even score",
    arguments: [
      ("--rating 9/10", "1"), ("--rating 8/10", "2"), ("--rating 7/10,excellent", "1 3 4"),
      ("--rating good", "2 3"), ("--rating 4.5/5,unrated", "1 5"), ("--at-least 10/10", "4"),
      ("--at-least 8/10", "1 2 4"), ("--at-least good", "1 2 3 4"), ("--at-most 7/10", "3"),
      ("--at-most good", "2 3"), ("--at-least 7/10 --at-most 8/10", "2 3"),
    ])
  func grades(_ filters: String, _ numbers: String) {
    let list = movies.shell("$movies list \(filters) --columns ref")
    #expect(list.out == numbers.split(separator: " ").map { "@\($0)\n" }.joined(), "\(list)")
    let count = numbers.split(separator: " ").count
    #expect(movies.shell("$movies stats \(filters)").rows.first == ["movies", "", "\(count)"])
    let pick = movies.shell("$movies random \(filters) --columns ref").out.dropFirst().dropLast()
    #expect(numbers.split(separator: " ").contains(pick))
  }

  @Test(
    "a word that is a number or a UUID means that movie, several any of them",
    arguments: [
      ("@2", "2"), ("@1 @4 @99", "1 4"), ("@1 @4 e", "1 4"), ("@1 @2 heat", "1"), ("2", "5"),
      ("@", "5"), ("@9223372036854775808", ""), ("'room @2'", "5"),
    ])
  func references(_ words: String, _ numbers: String) {
    let list = movies.shell("$movies list \(words) --columns ref")
    #expect(list.out == numbers.split(separator: " ").map { "@\($0)\n" }.joined(), "\(list)")
    let id = movies("list", "@1", "--columns", "id").out.dropLast()
    #expect(movies("list", String(id), "@2", "--columns", "ref").out == "@1\n@2\n")
  }
}
