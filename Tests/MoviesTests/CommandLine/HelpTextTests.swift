import Testing

@testable import movies

/// The help as it is printed. `RECORD_SNAPSHOTS=1 swift test --filter HelpTextTests` keeps new texts.
struct HelpTextTests {
  private let help = HelpText(commands: Commands.descriptions)

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
}
