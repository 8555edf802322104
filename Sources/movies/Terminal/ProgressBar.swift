/// A line that shows how far something has come, on a terminal that can take it back; else nothing.
struct ProgressBar {
  private let width: Int?
  private var output: Output
  private var shown = -1

  private static let longest = 40

  init(on screen: Screen, to output: Output) {
    width = screen.canMoveCursor ? screen.width : nil
    self.output = output
  }
}

extension ProgressBar {
  /// Shows that so many of all are done. A bar that can't be written is not worth an error.
  mutating func show(_ done: Int, of total: Int) {
    guard let width, total > 0 else { return }
    let percent = done * 100 / total
    guard percent != shown else { return }
    shown = percent
    let cells = min(ProgressBar.longest, max(4, width - 20))
    let full = cells * done / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    write("\r" + bar + " " + String(percent) + " %")
  }

  /// Takes the line away.
  mutating func clear() {
    guard shown >= 0 else { return }
    shown = -1
    write("\r\u{1B}[K")
  }

  private mutating func write(_ text: String) {
    try? output.write(text)
    try? output.flush()
  }
}
