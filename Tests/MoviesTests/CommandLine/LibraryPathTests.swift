import MovieKit
import Testing

@testable import movies

/// Where the library is looked for.
struct LibraryPathTests {
  nonisolated struct Case: CustomTestStringConvertible {
    var named: String?
    let variables: [String: String]
    let location: LibraryLocation
    var testDescription: String { "\(named ?? "-") \(variables)" }
  }

  nonisolated static let cases: [Case] = [
    Case(
      named: "a.db", variables: ["MOVIES_LIBRARY": "b.db", "HOME": "/h"],
      location: .file(path: "a.db", isNamed: true)),
    Case(
      variables: ["MOVIES_LIBRARY": "b.db", "XDG_DATA_HOME": "/x"],
      location: .file(path: "b.db", isNamed: true)),
    Case(
      variables: ["MOVIES_LIBRARY": "", "XDG_DATA_HOME": "/x", "HOME": "/h"],
      location: .file(path: "/x/movies/library.db", isNamed: false)),
    Case(
      variables: ["XDG_DATA_HOME": "x", "HOME": "/h"],
      location: .file(path: "/h/.local/share/movies/library.db", isNamed: false)),
    Case(variables: ["XDG_DATA_HOME": ""], location: .unknown),
    Case(variables: [:], location: .unknown),
  ]

  @Test("the file named, else $MOVIES_LIBRARY, $XDG_DATA_HOME, $HOME", arguments: cases)
  func location(_ test: Case) throws {
    #expect(
      try LibraryLocation(named: test.named, environment: { test.variables[$0] }) == test.location)
  }

  @Test("a variable that isn't UTF-8 matters only where it decides")
  func notUTF8() throws {
    func location(_ named: String?, _ variables: [String: String]) throws -> LibraryLocation {
      try LibraryLocation(named: named) { name throws(UsageError) in
        guard variables[name] != "bad" else { throw .variableNotUTF8(name) }
        return variables[name]
      }
    }
    for name in ["MOVIES_LIBRARY", "XDG_DATA_HOME", "HOME"] {
      #expect(throws: UsageError.variableNotUTF8(name)) { try location(nil, [name: "bad"]) }
      #expect(try location("a.db", [name: "bad"]) == .file(path: "a.db", isNamed: true))
    }
    #expect(
      try location(nil, ["XDG_DATA_HOME": "/x", "HOME": "bad"])
        == .file(path: "/x/movies/library.db", isNamed: false))
  }
}
