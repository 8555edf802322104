import MovieKit
import Testing

@testable import movies

/// The help as it is printed. `RECORD_SNAPSHOTS=1 swift test --filter HelpTextTests` keeps new texts.
struct HelpTextTests {
  private let help = HelpText(commands: Commands.descriptions, language: .english)
  private let chineseHelp = HelpText(commands: Commands.descriptions, language: .chinese)

  @Test("the overview")
  func overview() throws {
    try expectSnapshot(help.overview, "help")
  }

  @Test("the page of each command")
  func pages() throws {
    for description in Commands.descriptions {
      try expectSnapshot(help.page(for: description), "help-" + description.name)
    }
  }

  @Test("the overview and the pages in Chinese")
  func chinesePages() throws {
    try expectSnapshot(chineseHelp.overview, "Chinese/help")
    for description in Commands.descriptions {
      try expectSnapshot(chineseHelp.page(for: description), "Chinese/help-" + description.name)
    }
  }

  @Test("no line in Chinese is wider than a terminal of 80 cells, but for command lines")
  func chineseWidth() {
    let commandLines = Set(
      Commands.descriptions.flatMap(\.examples).flatMap { $0.line.split(separator: "\n") })
    for page in [chineseHelp.overview] + Commands.descriptions.map(chineseHelp.page) {
      for line in page.split(separator: "\n") where !commandLines.contains(line.dropFirst(2)) {
        #expect(String(line).cellWidth <= 80, "\(line)")
      }
    }
  }
}
