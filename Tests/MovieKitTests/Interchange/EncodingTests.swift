import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("Encodings")
struct EncodingTests {
  /// Eight titles each, a line a title, in the bytes of their encoding.
  nonisolated static let eastern: [(encoding: ForeignEncoding, titles: String)] = [
    (
      .gbk,
      "sNTN9bHwvKcKyMPX07Wvt8kKu+7XxQq087uwzvfTzgrO3rzktcAKztS7orLYwfoKyP3Pv7rDyMsK0rvSuwo="
    ),
    (
      .big5,
      """
      tGSxoauwpasKrvyopKRDuLkKtrytuahrpGsKrLrArbXzpNamfrH+pEioxqXzCsHJvHenSqFQpNq13AqouqjHpn6hQaf\
      arcykQLBfsGyquqRrq8QKyqioa6vECqRqpvK0tqnUtLUK
      """
    ),
    (
      .shiftJIS,
      """
      jrWQbILMjpgKkOeCxpDnkHGCzJBfiUKCtQqC4ILMgsyCr5VQCpOMi56VqIzqCoLGgsiC6ILMg2eDZ4ONCoNog4mDQ4N\
      1gUWDfYNDgUWDSoFbCpeFkLaW5QqCqIKtguiC0YLGCg==
      """
    ),
    (
      .eucJP,
      """
      vLe/zaTOu/gKwOmkyMDpv9Kkzr/AsaOktwqk4qTOpM6kscmxCsXstf7KqrjsCqTIpMqk6qTOpcilyKXtCqXJpemlpKX\
      Woaal3qWkoaalq6G8Cs3lwLjM5wqkqqSvpOqk06TICg==
      """
    ),
    (
      .eucKR,
      "seK7/cPmCr/DteW6uMDMCrvswM7AxyDD377vCrn2tNcKsau5sAq52sfPu+fFwQq+xrChvr4KudC+5wo="
    ),
  ]

  @Test("of East Asia are told", arguments: eastern)
  func eastern(_ encoding: ForeignEncoding, titles: String) throws {
    let bytes = try #require(Data(base64Encoded: titles))
    let bench = try ImportBench([
      "f": Data("title,rating\n".utf8) + bytes.replacingLineEnds(by: ",good\n"),
      "quoted": Data("title\n\"".utf8) + bytes.replacingLineEnds(by: " (1995)\"\n\"")
        + Data("\"".utf8),
    ])
    defer { bench.remove() }
    for name in ["f", "quoted"] {
      #expect(throws: ImportError.badFile(bench.path(name), .encoded(encoding))) {
        try bench.importing([name])
      }
    }
    #expect(try bench.library == [])
  }

  nonisolated static let western = [
    [
      "Le Fabuleux Destin d’Amélie Poulain", "Hélène", "L’été meurtrier", "Les Misérables",
      "La Règle du jeu", "À bout de souffle", "Être et avoir",
      "Le Charme discret de la bourgeoisie",
      "Ça commence aujourd’hui", "Délicatessen", "Un éléphant ça trompe énormément", "L’École",
      "Les Quatre Cents Coups", "Mépris", "La Cité des enfants perdus", "Préférée", "Cœur fidèle",
      "« L’Été »", "Célèbre à déjà été", "Ponette…", "Noël", "Bébé", "Générations", "Thérèse",
    ],
    [
      "Das Boot", "Männer", "Die Büchse der Pandora", "Der müde Tod", "Die Blechtrommel",
      "Fräulein Smillas Gespür für Schnee", "Über uns das All", "Ödipussi", "Ärztinnen",
      "Die Mörder sind unter uns", "Jenseits der Stille", "Großstadt", "Süßes Gift",
      "Käpt’n Blaubär",
      "„Gut“", "‚Über‘", "Gespräch", "Tür", "Grün ist die Heide", "Schöne Tage",
    ],
    [
      "El ángel exterminador", "¿Qué he hecho yo para merecer esto?", "¡Átame!", "¡Ay, Carmela!",
      "Los niños", "La niña santa", "Cría cuervos", "Mañana", "Año bisiesto", "Señorita extraviada",
      "¡¿Cómo?!", "Julio comienza en julio", "Música", "Árbol", "Corazón",
    ],
    [
      "O Coração", "Criação", "São Paulo, Sociedade Anônima", "Não", "Tropa de Elite", "Ações",
      "Canções", "Mães", "Irmãos", "A Missão", "O Pagador de Promessas", "Cidade Invisível",
      "Três Irmãos", "Vidas Secas", "SERTÃO", "CANÇÕES DE AMOR", "Coração de leão",
    ],
    [
      "Det sjunde inseglet", "Smultronstället", "Så som i himmelen", "Låt den rätte komma in",
      "Änglagård", "Åsa-Nisse", "Ångest", "Älskling", "Änglar", "Ådalen 31", "Fucking Åmål",
      "Hyvää päivää", "Mies vailla menneisyyttä", "Sånger från andra våningen", "Æblet",
      "Pelle Erobreren", "Flåklypa", "Þór", "Brúðguminn", "Hæstur", "PÄÄMÄÄRÄ",
    ],
    [
      "Schindler’s List", "Don’t Look Now", "“Crocodile” Dundee", "It’s a Wonderful Life",
      "Rosemary’s Baby", "8½", "Alien³", "Naked – Lunch", "Mr. Smith—Washington", "Ocean’s Eleven",
    ],
  ]

  @Test("of Western Europe are not taken for them, in all titles, some, or one")
  func western() throws {
    var random = SeededGenerator(seed: 13)
    let all = EncodingTests.western.flatMap { $0 }
    var lists = EncodingTests.western + [all] + all.map { [$0] }
    for _ in 0..<2000 {
      let titles = EncodingTests.western.randomElement(using: &random) ?? []
      lists.append((0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(titles) })
    }
    for titles in lists {
      for end in [",good\n", "\n", "x"] {
        var survey = EncodingSurvey()
        survey.take(titles.flatMap { Self.windows1252($0 + end) })
        #expect(survey.verdict == nil, "\(titles)")
      }
    }
    let bench = try ImportBench([
      "f": Data(Self.windows1252("title\n" + all.map { "\"\($0)\"\n" }.joined()))
    ])
    defer { bench.remove() }
    try bench.importing(["f"], .with { $0.isSeen = false })
    #expect(try bench.store.movies(MovieQuery()).map(\.title.text) == all)
  }

  private static let special: [Character: UInt8] = [
    "„": 0x84, "“": 0x93, "”": 0x94, "‘": 0x91, "’": 0x92, "‚": 0x82, "…": 0x85, "–": 0x96,
    "—": 0x97, "œ": 0x9C,
  ]

  private static func windows1252(_ text: String) -> [UInt8] {
    text.map { special[$0] ?? UInt8(truncatingIfNeeded: $0.unicodeScalars.first?.value ?? 0) }
  }
}

extension Data {
  fileprivate func replacingLineEnds(by text: String) -> Data {
    Data(flatMap { $0 == 0x0A ? Array(text.utf8) : [$0] })
  }
}
