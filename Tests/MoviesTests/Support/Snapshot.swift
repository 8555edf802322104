import Foundation
import Testing

/// Compares a text with the one kept under `Snapshots`. With `RECORD_SNAPSHOTS` set the text is kept
/// instead, and the test fails, so that a recording run is never taken for a passed one.
nonisolated func expectSnapshot(
  _ text: String, _ name: String, at location: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: location)
  } else {
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(text == kept, sourceLocation: location)
  }
}
