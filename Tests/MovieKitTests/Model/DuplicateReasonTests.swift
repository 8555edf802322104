import Testing

@testable import MovieKit

@Suite("Whether two movies are likely one film")
struct DuplicateReasonTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let one: String
    let other: String
    let reason: DuplicateReason?

    init(_ one: String, _ other: String, _ reason: DuplicateReason?) {
      (self.one, self.other, self.reason) = (one, other, reason)
    }

    var testDescription: String { "\(one) | \(other)" }
  }

  /// Folded titles with years, as in `heat (1995)`, with an IMDb identifier after them where it matters.
  static let years = [
    Case("heat (1995)", "heat (1995)", .sameTitle), Case("heat", "heat", .sameTitle),
    Case("heat (1995)", "heat", .missingYear), Case("heat (1995)", "heat (1996)", .nearYear),
    Case("heat (1995)", "heat (1994)", .nearYear), Case("heat (1995)", "heat (1997)", nil),
    Case("heat (1995)", "heat (1986)", nil), Case("heat (1995)", "ran (1995)", nil),
  ]

  static let identifiers = [
    Case("heat (1995) tt0113277", "la sfida (1986) tt0113277", .sameIMDb),
    Case("heat (1995) tt0113277", "heat (1995) tt0113277", .sameIMDb),
    Case("heat (1995) tt0113277", "heat (1995) tt0000001", nil),
    Case("heat (1995) tt0113277", "heat (1995)", .sameTitle),
  ]

  static let articles = [
    Case("the matrix (1999)", "matrix the (1999)", .article),
    Case("the matrix (1999)", "matrix the (1998)", .article),
    Case("the matrix", "matrix the (1999)", .article),
    Case("the matrix (1999)", "matrix the (2003)", nil),
    Case("le samourai (1967)", "samourai le (1967)", .article),
    Case("l avventura (1960)", "avventura l (1960)", .article),
    Case("der untergang (2004)", "untergang der (2004)", .article),
    Case("el topo (1970)", "topo el (1970)", .article),
    Case("il sorpasso (1962)", "sorpasso il (1962)", .article),
    Case("the matrix (1999)", "matrix (1999)", .article),
    Case("the thing (1982)", "thing", nil), Case("the thing (1982)", "thing (1983)", nil),
    Case("the idiot (1951)", "der idiot (1951)", nil),
    Case("the (1999)", "matrix the (1999)", nil), Case("plan a (2021)", "plan (2021)", nil),
    Case("beautiful mind a (2001)", "a beautiful mind (2001)", .article),
    Case("a plan (2021)", "plan (2021)", .article), Case("vitamin o", "vitamin", nil),
  ]

  static let spelling = [
    Case("lost in translation (2003)", "lost in transaltion (2003)", .spelling),
    Case("lost in translation (2003)", "lost in translatio", .spelling),
    Case("lost in translation (2003)", "lost in tranxlation (2003)", .spelling),
    Case("lost in translation (2003)", "losst in translation (2003)", .spelling),
    Case("spider man no way home (2021)", "spiderman no way home (2021)", .spelling),
    Case("schindler s list (1993)", "schindlers list (1993)", .spelling),
    Case("matrix reloadd the (2003)", "the matrix reloaded (2003)", .spelling),
    Case("casablanca (1942)", "cassablanca (1942)", .spelling),
    Case("lost in translation (2003)", "lost in tranxlatio (2003)", nil),
    Case("lost in translation (2003)", "lost in transaltion (2004)", nil),
    Case("the heat (2013)", "the beat (2013)", nil), Case("batman", "catman", nil),
    Case("seven x (1995)", "se7en x (1995)", nil), Case("aeonflux", "aeonflex", .spelling),
    Case("eonflux", "eonflex", nil), Case("東京物語", "東京物話", nil),
    Case("神隠しの千と千尋の", "神隱しの千と千尋の", nil), Case("남자들의이야기들", "여자들의이야기들", nil),
    Case("中国合伙人的故事们", "美国合伙人的故事们", nil),
    Case("война и миръ фильм", "война и миря фильм", .spelling),
  ]

  static let parts = [
    Case("rocky horror ii", "rocky horror iii", nil),
    Case("rocky horror iv", "rocky horror v", nil),
    Case("some film part 1", "some film part 2", nil),
    Case("some film part 1", "some film part 11", nil),
    Case("some film part x", "some film part", nil), Case("hepatitis b", "hepatitis c", nil),
    Case("1984 the film", "1985 the film", nil), Case("some film u2", "some film u3", nil),
    Case("ある長い映画の題前編", "ある長い映画の題後編", nil),
    Case("ある長い映画の題第一章", "ある長い映画の題第二章", nil),
    Case("some film part 2", "som film part 2", .spelling),
  ]

  @Test(
    "is told by identifiers, titles, years, articles and single letters",
    arguments: [years, identifiers, articles, spelling, parts].joined())
  func table(_ each: Case) {
    let (one, other) = (DuplicateCandidate(each.one), DuplicateCandidate(each.other))
    #expect(DuplicateReason(one, other) == each.reason)
    #expect(DuplicateReason(other, one) == each.reason)
  }
}

extension DuplicateCandidate {
  /// A movie of a folded title, perhaps with a year and an IMDb identifier after it.
  init(_ text: String, number: Int = 1) {
    var words = text.split(separator: " ").map(String.init)
    let imdb = words.last.flatMap { IMDbID(parsing: $0) }
    if imdb != nil { words.removeLast() }
    let name = words.joined(separator: " ")
    let split = name.splitFromYear
    self.init(number: number, key: split?.title ?? name, year: split?.year, imdb: imdb)
  }
}
