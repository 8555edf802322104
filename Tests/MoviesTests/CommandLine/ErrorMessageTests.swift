import MovieKit
import Testing

@testable import movies

/// What is said of errors, and how the program ends with them.
struct ErrorMessageTests {
  private let heat = MovieSummary.sample(number: 1, title: "Heat", year: 1995)
  private let remake = MovieSummary.sample(number: 7, title: "Heat", year: 1986)

  @Test("a reference that matches nothing is quoted, with near titles")
  func noMatch() {
    let message = ErrorMessage(
      MovieStoreError.noMatch(.title("Het"), near: [heat, remake]), library: "l.db")
    #expect(message.english == ["no movie matches \"Het\""])
    #expect(message.englishHint == "did you mean @1 Heat (1995), @7 Heat (1986)?")
    #expect(message.code == .refused)
  }

  @Test("an ambiguous reference has its candidates after it")
  func ambiguous() {
    let message = ErrorMessage(
      MovieStoreError.ambiguous(.title("HEAT"), candidates: [heat, remake]), library: "l.db")
    #expect(message.english[0].contains("\"HEAT\""))
    #expect(message.candidates == [heat, remake])
    #expect(message.code == .ambiguous)
  }

  @Test(
    "every problem of the library has the exit code of the contract",
    arguments: [
      (LibraryProblem.isFolder, ExitCode.badData), (.isForeign, .badData),
      (.isNewer(version: 9), .badData), (.isDamaged(.file("x")), .badData),
      (.hasNoPlace, .cannotCreate), (.isInaccessible("x"), .cannotCreate),
      (.isReadOnly, .cannotCreate), (.hasUnfinishedChange, .cannotCreate), (.isBusy, .temporary),
      (.failed("disk full"), .inputOutput),
    ])
  func libraryProblems(_ problem: LibraryProblem, _ code: ExitCode) {
    for error in [
      MovieStoreError.library(problem) as any Error, BatchError.library(problem),
      BatchLinesError.library(problem),
    ] {
      let message = ErrorMessage(error, library: "/tmp/l.db")
      #expect(message.code == code)
      #expect(message.lines.count == 1)
      #expect(problem == .hasNoPlace || message.english[0].contains("\"/tmp/l.db\""))
    }
  }

  @Test("of many bad lines the first twenty are named, then a count")
  func badLines() {
    let lines = (1...25).map { BatchLinesError.BadLine(number: $0, problem: .notUTF8) }
    let message = ErrorMessage(BatchLinesError.lines(lines), library: "l.db")
    #expect(message.lines.count == 21)
    #expect(message.english[19] == "line 20: not valid UTF-8")
    #expect(message.english[20] == "and 5 more bad lines")
    #expect(message.code == .badData)
  }

  @Test("a rating that is none is answered with the seven words")
  func rating() {
    let message = ErrorMessage(UsageError.badValue("gud", of: "--rating", .rating))
    #expect(message.english == ["--rating: \"gud\" is no rating"])
    for rating in Rating.allCases { #expect(message.englishHint?.contains(rating.word) == true) }
    #expect(message.code == .usage)
  }

  @Test("a text that is too long to read is cut")
  func longText() {
    #expect(String(repeating: "x", count: 201).quoted.text(in: .english).count == 203)
    #expect("short".quoted.text(in: .english) == "\"short\"")
  }
}

extension ErrorMessage {
  fileprivate var english: [String] { lines.map { $0.text(in: .english) } }
  fileprivate var englishHint: String? { hint?.text(in: .english) }
}

extension MovieSummary {
  /// A movie as a list shows it, made through a library in memory as any other.
  static func sample(number: Int, title: String, year: Int) -> MovieSummary {
    let store = MovieStore(at: .memory)
    let drafts = (1...number).map {
      MovieDraft(title: $0 == number ? title : "Other \($0)", year: Year(year))
    }
    let outcomes = (try? store.add(drafts, ifDuplicate: .refuse)) ?? []
    guard let last = outcomes.last else { preconditionFailure("no movie for a test") }
    return last.movie.summary
  }
}
