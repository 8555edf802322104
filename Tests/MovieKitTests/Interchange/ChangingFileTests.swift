import Foundation
import Glibc
import Testing

@testable import MovieKit

@MainActor
@Suite("A file that changes while it is read")
struct ChangingFileTests {
  private static let count = 31_000

  private nonisolated static let isLong =
    ProcessInfo.processInfo.environment["MOVIES_LONG_TESTS"] != nil

  private static func table(_ word: String, _ count: Int = count) -> Data {
    Data(("title,year\n" + (1...count).map { "\(word) \($0),1995\n" }.joined()).utf8)
  }

  enum Change: CaseIterable, Sendable {
    case cut, grown, rewritten, rewrittenInNoTime
  }

  private static func make(_ change: Change, _ file: String) {
    var before = stat()
    stat(file, &before)
    let descriptor = open(file, O_WRONLY)
    defer { close(descriptor) }
    switch change {
    case .cut: ftruncate(descriptor, before.st_size / 2)
    case .grown:
      lseek(descriptor, 0, SEEK_END)
      write(descriptor, "one more,1995\n", 14)
    case .rewritten, .rewrittenInNoTime:
      let bytes = [UInt8](table("Other"))
      _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
      // The clock for files stands still for some milliseconds at a time.
      if change == .rewrittenInNoTime {
        futimens(descriptor, [before.st_atim, before.st_mtim])
      }
    }
  }

  @Test(
    "is imported as it was at one moment, or not at all",
    arguments: [
      (Change.cut, false), (.cut, true), (.grown, false), (.rewritten, true),
      (.rewrittenInNoTime, false),
    ].suffix(isLong ? 5 : 3))
  func change(_ change: Change, inFolder: Bool) throws {
    // How often the import asks whether to go on, about.
    let whole = 2 * Self.count + Self.count
    var outcomes: Set<String> = []
    for eighth in [1, 6] {
      let bench = try ImportBench(["e/f.csv": Self.table("Movie")])
      defer { bench.remove() }
      var calls = 0
      let model = ImportViewModel(
        store: bench.store, paths: [.file(bench.path(inFolder ? "e" : "e/f.csv"))])
      do {
        try model.start {
          calls += 1
          if calls == max(1, whole * eighth / 8) { Self.make(change, bench.path("e/f.csv")) }
          return false
        }
        let titles = try bench.store.movies(MovieQuery()).map(\.title.text)
        #expect(Set(titles.map { $0.prefix(4) }).count == 1 || change == .grown)
        #expect([Self.count, Self.count + 1, Self.count / 2].contains(titles.count))
        outcomes.insert("stored")
      } catch ImportError.badFile(_, .changed) {
        #expect(try bench.library == [])
        outcomes.insert("refused")
      }
    }
    #expect(outcomes.contains("refused"))
  }

  @Test("in an archive is told so, and not that the archive is damaged")
  func archive() throws {
    let text = "title,year\n" + (1...20_000).map { "Movie \($0),1995\n" }.joined()
    let bytes = StoredZip(["a.csv": text]).bytes
    let bench = try ImportBench(["e.zip": Data(bytes)])
    defer { bench.remove() }
    var calls = 0
    #expect(throws: ImportError.badFile(bench.path("e.zip") + "/a.csv", .changed)) {
      try ImportViewModel(store: bench.store, paths: [.file(bench.path("e.zip"))]).start {
        calls += 1
        if calls == 5 {
          let descriptor = open(bench.path("e.zip"), O_WRONLY)
          pwrite(descriptor, "XXXX", 4, 100_000)
          close(descriptor)
        }
        return false
      }
    }
  }
}
