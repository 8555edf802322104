import Testing

@testable import movies

/// Keys as terminals send them.
struct KeyTests {
  private func keys(_ bytes: [UInt8]) -> (keys: [Key], rest: [UInt8]) {
    var bytes = bytes
    return (Key.read(from: &bytes), bytes)
  }

  @Test(
    "arrow keys, in both of their spellings",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OC", .right), ("\u{1B}OD", .left), ("\u{1B}[3~", .delete), ("\u{1B}[H", .home),
      ("\u{1B}[Z", .backTab), ("\u{1B}[1;5C", .unknown), ("\u{1B}", .escape),
      ("\u{03}", .interrupt),
      ("\u{04}", .endOfInput), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace),
      ("\u{15}", .eraseLine), ("é", .text("é")), ("🇫🇷", .text("🇫🇷")),
    ])
  func key(_ text: String, _ key: Key) {
    #expect(keys(Array(text.utf8)).keys == [key])
  }

  @Test("several keys at once")
  func several() {
    #expect(
      keys(Array("Up\u{1B}[C\r".utf8)).keys
        == [.text("Up"), .right, .enter])
  }

  @Test("a character that comes in parts is waited for")
  func parts() {
    let bytes = Array("千🎬".utf8)
    for cut in 1..<bytes.count {
      var buffer = Array(bytes[..<cut])
      var all = Key.read(from: &buffer)
      buffer += bytes[cut...]
      all += Key.read(from: &buffer)
      let text = all.map { if case .text(let run) = $0 { run } else { "no text" } }
      #expect(text.joined() == "千🎬", "cut at \(cut)")
      #expect(buffer.isEmpty)
    }
  }

  @Test("random bytes never stop it, and leave at most the beginning of a character")
  func randomBytes() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        let byte = UInt8.random(in: 0...255, using: &random)
        return [0x1B, 0x5B, 0x4F, 0x7E, byte].randomElement(using: &random) ?? byte
      }
      #expect(keys(bytes).rest.count <= 3)
    }
  }
}
