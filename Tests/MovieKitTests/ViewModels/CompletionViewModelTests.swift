import Testing

@testable import MovieKit

/// References and tags that begin like a text.
@MainActor
struct CompletionViewModelTests {
  private let store = MovieStore.inMemory()
  private var model: CompletionViewModel { CompletionViewModel(store: store) }

  private func references(_ text: String, keeping kept: String = "") throws -> [String] {
    try model.movies(beginning: text, keeping: kept).map(\.reference)
  }

  @Test("a title begins in any case, without accents and punctuation, at the words that are whole")
  func titles() throws {
    try store.add("Amélie (2001)", "Spider-Man (2002)", "Spiderwick (2008)", "WALL·E (2008)")
    #expect(try references("AME") == ["Amélie"])
    #expect(try references("ame\u{301}") == ["Amélie"])
    #expect(try references("spider") == ["Spider-Man", "Spiderwick"])
    #expect(try references("spider ") == ["Spider-Man"])
    #expect(try references("Spider-m") == ["Spider-Man"])
    #expect(try references("wall-e") == ["WALL·E"])
    #expect(try references("man").isEmpty)
    #expect(try references("") == ["Amélie", "Spider-Man", "Spiderwick", "WALL·E"])
  }

  @Test("a text without letters and digits counts as it stands")
  func signs() throws {
    try store.add("(500) Days of Summer (2009)", "???", "$9.99 (2008)", "…")
    #expect(try references("(") == ["(500) Days of Summer"])
    #expect(try references("?") == ["???"])
    #expect(try references("$") == ["$9.99"])
    #expect(try references("…") == ["…"])
    #expect(try references("%").isEmpty)
    #expect(try references("500") == ["(500) Days of Summer"])
  }

  @Test("namesakes are told apart by the year, and without one by the number")
  func namesakes() throws {
    try store.add("Heat (1995)", "Heat (1986)", "heat!", "Ran (1985)", "Ran (1985)")
    #expect(try Set(references("hea")) == ["Heat (1986)", "Heat (1995)", "@3"])
    #expect(try references("ra") == ["@4", "@5"])
    #expect(try references("Heat (19") == ["Heat (1986)", "Heat (1995)"])
    #expect(try references("heat (199") == ["Heat (1995)"])
    #expect(try references("heat (1995)") == ["Heat (1995)"])
    #expect(try references("heat (2").isEmpty)
  }

  @Test("every reference means its movie and no other")
  func meaning() throws {
    try store.add(
      "Heat (1995)", "Heat", "heat.", "Up (2009)", "@1", "-30-", "--", "-", "Amélie (2001)",
      "12345678-1234-1234-1234-123456789abc", "a\u{202E}b", "千と千尋の神隠し (2001)")
    // A title that is another movie's title and year.
    var draft = MovieDraft()
    draft.title = "Up (2009)"
    _ = try store.add([draft], ifDuplicate: .allow)
    for text in ["", "h", "heat", "u", "up (", "-", "@", "a", "1", "千"] {
      for completion in try model.movies(beginning: text, keeping: "") {
        let reference = MovieReference(parsing: completion.reference)
        #expect(try store.movies([reference]).map(\.number) == [completion.movie.number])
        #expect(!completion.reference.hasPrefix("-"))
        #expect(!completion.reference.unicodeScalars.contains("\u{202E}"))
      }
    }
    #expect(try model.movies(beginning: "").count == 13)
  }

  @Test("what is to be kept stays as it was typed, and the title goes on after it")
  func kept() throws {
    try store.add("Spider-Man: No Way Home (2021)", "Amélie (2001)")
    #expect(try references("spider-man: n", keeping: "spider-man:") == ["spider-man: No Way Home"])
    #expect(try references("SPIDER", keeping: "SPIDER") == ["SPIDER-Man: No Way Home"])
    #expect(try references("amel", keeping: "amel") == ["amelie"])
    #expect(try references("spider man n", keeping: "spider man ") == ["spider man No Way Home"])
    #expect(try references("amelie (2", keeping: "amelie (2") == ["amelie (2001)"])
  }

  @Test("numbers come in their order")
  func numbers() throws {
    _ = try store.add(
      (1...120).map { number in
        var draft = MovieDraft()
        draft.title = "Film \(number)"
        return draft
      }, ifDuplicate: .allow)
    #expect(try references("@12") == ["@12", "@120"])
    #expect(try references("@1").prefix(12) == ["@1"] + (10...19).map { "@\($0)" } + ["@100"])
    #expect(try references("@0").isEmpty)
    #expect(try references("@99999999999999999999").isEmpty)
    #expect(try references("@9223372036854775807").isEmpty)
  }

  @Test("beyond the limit a few more keep what all begin with")
  func limit() throws {
    _ = try store.add(
      (0..<300).map { number in
        var draft = MovieDraft()
        draft.title = number < 299 ? "Same \(number)" : "Sz"
        return draft
      }, ifDuplicate: .allow)
    let titles = try references("s")
    #expect(titles.count == CompletionViewModel.limit + 1)
    #expect(titles.last == "Sz")
    #expect(try references("same").count == CompletionViewModel.limit + 1)
    let numbers = try references("@")
    #expect(numbers.count == CompletionViewModel.limit)
    #expect(try Set(references("@2")).isSuperset(of: ["@2", "@20", "@288"]))
    _ = try store.remove((1...99).map { .number($0) } + (200...300).map { .number($0) })
    #expect(try references("@1").count == 100)
  }

  @Test("tags begin in any case, each once")
  func tags() throws {
    try store.add("Heat (1995)", "Ran (1985)", "Up (2009)")
    for (movie, tag) in [("Heat", "Crime"), ("Ran", "crime"), ("Up", "Élan"), ("Up", "to watch")] {
      try store.apply(to: movie) { $0.addedTags = [try Tag(tag)] }
    }
    #expect(try model.tags(beginning: "").map(\.name) == ["Crime", "to watch", "Élan"])
    #expect(try model.tags(beginning: "CR").map(\.name) == ["Crime"])
    #expect(try model.tags(beginning: "é").map(\.name) == ["Élan"])
    #expect(try model.tags(beginning: "to w").map(\.name) == ["to watch"])
    #expect(try model.tags(beginning: "x").isEmpty)
  }

  @Test("a thousand tags are cut at the limit, with the last")
  func manyTags() throws {
    try store.add("Heat (1995)")
    try store.apply(to: "Heat") { edit in
      edit.addedTags = try (100..<400).map { try Tag("t\($0)") } + [Tag("tz")]
    }
    let tags = try model.tags(beginning: "t").map(\.name)
    #expect(tags.count == CompletionViewModel.limit + 1)
    #expect(tags.first == "t100" && tags.last == "tz")
  }
}
