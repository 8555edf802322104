import Testing

@testable import movies

/// When there is colour.
struct ScreenTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let choice: String
    let variables: [String: String]
    let hasColor: Bool
    var testDescription: String { "\(choice) \(variables)" }
  }

  nonisolated static let cases: [Case] = [
    Case(choice: "always", variables: ["NO_COLOR": "1"], hasColor: true),
    Case(choice: "never", variables: ["CLICOLOR_FORCE": "1"], hasColor: false),
    Case(choice: "auto", variables: ["CLICOLOR_FORCE": "1"], hasColor: true),
    Case(choice: "auto", variables: ["CLICOLOR_FORCE": "0"], hasColor: false),
    Case(choice: "auto", variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], hasColor: false),
    Case(choice: "auto", variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], hasColor: true),
    Case(choice: "auto", variables: ["TERM": "xterm"], hasColor: false),
  ]

  @Test("in a pipe there is colour only where it is asked for", arguments: cases)
  func color(_ test: Case) throws {
    _ = try captured { output in
      let screen = Screen(
        of: output, colorChoice: test.choice, environment: { test.variables[$0] })
      #expect(screen.hasColor == test.hasColor)
      #expect(screen.width == nil)
      #expect(!screen.canMoveCursor)
    }
  }
}
