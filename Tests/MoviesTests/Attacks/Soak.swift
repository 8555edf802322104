import Foundation
import Glibc
import Testing

extension Attacks {
  /// Everything at once, with kills, for as many seconds as `MOVIES_SOAK_SECONDS` says.
  @Suite("Soak") nonisolated struct Soak {
    private let movies = Program()
    private let seconds =
      Attacks.variable("MOVIES_SOAK_SECONDS").flatMap { Double($0) } ?? (Attacks.isLong ? 40 : 3)

    @Test("what was acknowledged is there when all have come to rest", arguments: [false, true])
    @concurrent func soak(withSteps: Bool) async {
      movies.reset(to: withSteps ? SampleLibrary.current : SampleLibrary.version1)
      var workers = (1...6).map { SoakWorker($0, movies, withSteps: withSteps) }
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        for index in workers.indices { workers[index].goOn() }
        usleep(300)
      }
      for index in workers.indices { workers[index].finish() }
      let (list, check) = (movies("list"), movies("check"))
      let titles = list.rows.map { $0[1] }
      #expect(check.code == 0, "seed \(Attacks.seed): \(check)")
      #expect(Set(list.rows.map { $0[0] }).count == titles.count)
      #expect(Set(titles).count == titles.count)
      if withSteps {
        expectHistoryToldAll(Set(titles))
      } else {
        for worker in workers {
          #expect(worker.present.subtracting(titles) == [], "seed \(Attacks.seed): lost")
          #expect(worker.gone.intersection(titles) == [], "seed \(Attacks.seed): risen again")
          #expect(worker.gaveUp.intersection(titles) == [], "seed \(Attacks.seed): added after all")
        }
      }
      for copy in movies.names where copy.hasSuffix(".db") {
        let check = movies("--library", movies.folder + "/" + copy, "check")
        #expect(check.code == 0, "\(copy): \(check)")
      }
      #expect(workers.flatMap(\.problems) == [], "seed \(Attacks.seed)")
      let (runs, kills) = (workers.map(\.runs).reduce(0, +), workers.map(\.kills).reduce(0, +))
      Attacks.tell(
        "soak, seed \(Attacks.seed): \(runs) runs in \(seconds) s, \(kills) killed, \(titles.count) movies"
      )
    }

    /// A movie that was added is there when its step is done, and is not when that is undone.
    private func expectHistoryToldAll(_ titles: Set<String>) {
      for step in movies("history", "--limit", "2000").rows where step[1].contains("add 'Film ") {
        let title = String(step[1].split(separator: "'")[1])
        #expect(titles.contains(title) == (step[3] == "done"), "\(step)")
      }
    }
  }
}

/// Runs one command line after the other in a soak, kills some, and keeps what must be true in the end.
nonisolated struct SoakWorker {
  /// The titles that were acknowledged, and those whose removal was.
  private(set) var (present, gone) = (Set<String>(), Set<String>())

  /// The titles of what gave up waiting for others.
  private(set) var gaveUp: Set<String> = []

  private(set) var (runs, kills) = (0, 0)

  /// How command lines ended that should have ended otherwise.
  private(set) var problems: [String] = []

  private let number: Int
  private let movies: Program
  private let withSteps: Bool
  private var random: SeededRandom
  private var count = 0
  private var work: Work?

  /// A command line that runs.
  private struct Work {
    let line: String
    var codes: Set<Int32> = [0]
    /// The titles that are there when it ends well.
    var added: [String] = []
    var removed: String?
    var process: pid_t = 0
    var killing: Date?
  }

  init(_ number: Int, _ movies: Program, withSteps: Bool) {
    self.number = number
    self.movies = movies
    self.withSteps = withSteps
    random = SeededRandom(seed: Attacks.seed &+ UInt64(number))
  }
}

nonisolated extension SoakWorker {
  /// Begins the next command line when the last one has ended.
  mutating func goOn() {
    guard let work else { return begin() }
    if let killing = work.killing, Date() > killing {
      kill(work.process, SIGKILL)
      self.work?.killing = nil
    }
    var status: Int32 = 0
    if waitpid(work.process, &status, WNOHANG) == work.process { end(work, status) }
  }

  /// Waits for the last command line.
  mutating func finish() {
    guard let work else { return }
    var status: Int32 = 0
    waitpid(work.process, &status, 0)
    end(work, status)
  }

  private mutating func begin() {
    count += 1
    runs += 1
    var work = next()
    work.process = movies.start([
      "/bin/sh", "-c", "cd \"$HOME\"; exec \"$0\" -q \(work.line) 2> err-\(number)", Program.path,
    ])
    if Int.random(in: 0..<4, using: &random) == 0 {
      work.killing = Date(timeIntervalSinceNow: .random(in: 0...0.02, using: &random))
    }
    self.work = work
  }

  private mutating func end(_ work: Work, _ status: Int32) {
    self.work = nil
    if status & 0x7F != 0 {
      kills += 1
      return
    }
    let code = status >> 8 & 0xFF
    if code == 75 {
      // Nothing has changed then: on a busy machine some have to wait for too long.
      gaveUp.formUnion(work.added)
      if let title = work.removed { present.insert(title) }
    } else if !work.codes.contains(code) {
      problems.append("\(work.line): \(code) \(movies.text(in: "err-\(number)") ?? "")")
    }
    guard code == 0 else { return }
    present.formUnion(work.added)
    if let title = work.removed { gone.insert(title) }
  }

  private mutating func next() -> Work {
    let title = "Film \(number).\(count)"
    switch Int.random(in: 0..<21, using: &random) {
    case 0...4: return Work(line: "add '\(title)'", added: [title])
    case 5:
      let titles = put("Batch", into: "batch-\(number)") { $0 }
      return Work(line: "add - --tag t < batch-\(number)", added: titles)
    case 6:
      let titles = put("Import", into: "table-\(number)", header: "title,rating\n") { $0 + ",9/10" }
      return Work(line: "import table-\(number)", added: titles)
    case 7: return Work(line: "edit '\(own)' --tag t --tag t", codes: [0, 1])
    case 8: return Work(line: "rate '\(own)' 9/10", codes: [0, 1])
    case 9: return Work(line: "add '\(own)' --skip-existing")
    case 10 where !withSteps:
      guard let title = present.randomElement(using: &random) else { fallthrough }
      present.remove(title)
      return Work(line: "remove '\(title)' --yes", removed: title)
    case 10...11: return withSteps ? Work(line: "undo", codes: [0, 1]) : Work(line: "history > h")
    case 12: return withSteps ? Work(line: "redo", codes: [0, 1]) : Work(line: "stats > s")
    case 13: return Work(line: "list --json > list-\(number)")
    case 14: return Work(line: "check")
    case 15: return Work(line: "backup copy.db --force")
    case 16: return Work(line: "--library copy.db add 'Copy \(number).\(count)'")
    case 17: return Work(line: "--library copy.db backup copy-2.db --force")
    case 18: return Work(line: "export -o export.jsonl")
    case 19: return Work(line: "backup first-\(count / 30).db --force")
    default: return Work(line: "--library first-\(count / 30).db add '\(title)'")
    }
  }

  /// One of its own titles.
  private var own: String { present.min() ?? "Own \(number)" }

  private func put(
    _ name: String, into file: String, header: String = "", line: (String) -> String
  ) -> [String] {
    let titles = (1...20).map { "\(name) \(number).\(count) of \($0)" }
    movies.put(header + titles.map { line($0) + "\n" }.joined(), into: file)
    return titles
  }
}
