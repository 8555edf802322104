import Foundation
import Testing

@testable import MovieKit

@MainActor
@Suite("Zip files")
struct ZipTests {
  /// Made by Python's zipfile, deflated: ratings.csv of 40 films, profile.csv, and what a Mac adds.
  nonisolated private static let deflated = """
    UEsDBBQAAAAIACIWfl0Dj4edfQEAAFkIAAAOAAAAbWUvcmF0aW5ncy5jc3Z91cFKA0EMxvG7T9EHSNtJsjsz61kE \
    QTwUPHjc4qKFtkodwce33/nr5DrwJ4f8yDzMbZGX+bTI2zJf5Hlpbbnsv/7eV6+7J9nN7XD+uLNkuk6+ToM8Ho6n \
    1fn3tF8uqyQ6jUk+W/v+ud9uUW0ObZskbcZeo2iUmutzrzAURsX1uT/F0Tg1LtYrBhQDFYNYf8qIZqRmFO8VGUWm \
    Iov3pxQ0hZoiQ6+oKCoVVYb+lAnNRM0k/U1i/ZnXr/H+ASDfABAIUBDITEBDAwoEmRFooEDBIDMDDR0oIGSGoIEE \
    BYXMFDS0oMCQGYMGGhQcMnPQ0IMCRGYQGogwiCgswkIRBhGFRVh0EyCi3DgKoQiDiMIiLBBhEFFYhIUiDCIKi7BA \
    hEFEYREWijCIKCzCAhEGEYVFWCjCIKKwCAtEOERUFuGhCIeIyiI8EOEQUVmEx/8ERNQbH0UgwiGisggPRThEVBbh \
    gQiHiMoiPBThEFFZhAciHCIqi/BQhENEZREOEf9QSwMEFAAAAAgAIhZ+XboiV3kiAAAAIwAAAA4AAABtZS9wcm9m \
    aWxlLmNzdnNJLElV8MrPzEtN0QktTi3KS8xN5TIyMDTVNTAEIh0gDwBQSwMEFAAAAAgAIhZ+XQaY4nYFAAAAAwAA \
    ABkAAABfX01BQ09TWC9tZS8uX3JhdGluZ3MuY3N2Y2AVAwBQSwMEFAAAAAgAIhZ+XQAAAAACAAAAAAAAAAkAAABt \
    ZS9saXN0cy8DAFBLAQIUAxQAAAAIACIWfl0Dj4edfQEAAFkIAAAOAAAAAAAAAAAAAACAAQAAAABtZS9yYXRpbmdz \
    LmNzdlBLAQIUAxQAAAAIACIWfl26Ild5IgAAACMAAAAOAAAAAAAAAAAAAACAAakBAABtZS9wcm9maWxlLmNzdlBL \
    AQIUAxQAAAAIACIWfl0GmOJ2BQAAAAMAAAAZAAAAAAAAAAAAAACAAfcBAABfX01BQ09TWC9tZS8uX3JhdGluZ3Mu \
    Y3N2UEsBAhQDFAAAAAgAIhZ+XQAAAAACAAAAAAAAAAkAAAAAAAAAAAAQAP1BMwIAAG1lL2xpc3RzL1BLBQYAAAAA \
    BAAEAPYAAABcAgAAAAA=
    """

  private func bench(_ bytes: [UInt8]) throws -> ImportBench {
    try ImportBench(["e.zip": Data(bytes)])
  }

  private var archive: [UInt8] {
    get throws {
      try Array(#require(Data(base64Encoded: Self.deflated, options: .ignoreUnknownCharacters)))
    }
  }

  @Test("a deflated one is read in place")
  func reads() throws {
    let bench = try bench(archive)
    defer { bench.remove() }
    let report = try bench.importing(["e.zip"])
    #expect(report.added == 40)
    #expect(report.passedOver == [bench.path("e.zip") + "/me/profile.csv"])
    let library = try bench.library
    #expect(library.first == "Film number 0 (1950) terrible 1")
    #expect(library.last == "Film number 39 (1989) excellent 10")
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path()) == ["e.zip"])
  }

  @Test("a stored one is read too")
  func stored() throws {
    let bench = try bench(
      StoredZip(["watchlist.csv": "Date,Name,Year,Letterboxd URI\n2020-01-01,Up,2009,u\n"]).bytes)
    defer { bench.remove() }
    try bench.importing(["e.zip"])
    #expect(try bench.library == ["Up (2009) not-seen"])
  }

  @Test("every cut and every flipped byte gives an error or the same films, never a crash")
  func damage() throws {
    let whole = try archive
    let library = try {
      let bench = try bench(whole); try bench.importing(["e.zip"]); return try bench.library
    }()
    for length in stride(from: 0, to: whole.count, by: 13) {
      try check(Array(whole[..<length]), library)
    }
    for place in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[place] ^= 0xFF
      try check(bytes, library)
    }
  }

  private func check(_ bytes: [UInt8], _ library: [String]) throws {
    let bench = try bench(bytes)
    defer { bench.remove() }
    do {
      try bench.importing(["e.zip"])
      #expect(try bench.library == library)
    } catch {
      #expect(try bench.library == [])
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let zip: StoredZip
    let problem: FileProblem
    var file = ""
  }

  nonisolated static let cases = [
    Case(
      testDescription: "a name that leads up", zip: StoredZip(["../evil.csv": "title\nA\n"]),
      problem: .hostileName("../evil.csv")),
    Case(
      testDescription: "a name that leads up within",
      zip: StoredZip(["a/../../evil.csv": "title\nA\n"]), problem: .hostileName("a/../../evil.csv")),
    Case(
      testDescription: "an absolute name", zip: StoredZip(["/etc/evil.csv": "title\nA\n"]),
      problem: .hostileName("/etc/evil.csv")),
    Case(
      testDescription: "a wrong sum", zip: StoredZip(["a.csv": "title\nA\n"], checksum: 1),
      problem: .damagedZip(.wrongChecksum), file: "/a.csv"),
    Case(
      testDescription: "a size that is a lie",
      zip: StoredZip(["a.csv": "title\nA\n"], claimedSize: 3),
      problem: .damagedZip(.wrongSize), file: "/a.csv"),
    Case(
      testDescription: "a bomb",
      zip: StoredZip(["a.csv": "title\nA\n"], claimedSize: 2_000_000_000),
      problem: .damagedZip(.tooLarge(2_000_000_000)), file: "/a.csv"),
    Case(
      testDescription: "a password", zip: StoredZip(["a.csv": "title\nA\n"], flags: 1),
      problem: .damagedZip(.encrypted), file: "/a.csv"),
    Case(
      testDescription: "a method that isn't known",
      zip: StoredZip(["a.csv": "title\nA\n"], method: 12),
      problem: .damagedZip(.unknownMethod(12)), file: "/a.csv"),
    Case(
      testDescription: "nothing of use", zip: StoredZip(["a.csv": "x,y\n1,2\n"]),
      problem: .nothingKnown),
    Case(testDescription: "no file at all", zip: StoredZip([:]), problem: .nothingKnown),
  ]

  @Test(arguments: cases) func isNamed(_ example: Case) throws {
    let bench = try bench(example.zip.bytes)
    defer { bench.remove() }
    let name = bench.path("e.zip") + example.file
    #expect(throws: ImportError.badFile(name, example.problem)) { try bench.importing(["e.zip"]) }
  }

  @Test("what is read into memory of one, and what it unpacks to, has bounds")
  func bounds() throws {
    let text = "title\nA\n"
    let names = (0..<10_001).map { String($0) + ".csv" }
    let many = StoredZip(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let longName = StoredZip([String(repeating: "x", count: 5000): text])
    let several = StoredZip(["a": text, "b": text, "c": text], claimedSize: 400_000_000)
    let cases: [([UInt8], ZipDamage)] = [
      (many.bytes, .fileCount(10_001)), (longName.bytes, .longName(5000)),
      (several.bytes, .tooLarge(1_200_000_000)), (hugeDirectory, .longDirectory(9_000_000)),
    ]
    for (bytes, damage) in cases {
      let bench = try bench(bytes)
      defer { bench.remove() }
      #expect(throws: ImportError.badFile(bench.path("e.zip"), .damagedZip(damage))) {
        try bench.importing(["e.zip"])
      }
    }
  }

  /// An archive whose end says that the nine million bytes before it are the list of files.
  private var hugeDirectory: [UInt8] {
    let size = 9_000_000
    var end: [UInt8] = Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0, 1, 0, 1, 0]
    end += (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + [0, 0, 0, 0, 0, 0]
    return Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 1, count: size - 4) + end
  }
}
