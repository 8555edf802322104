/// A line of a batch of changes.
public struct BatchLine: Hashable, Sendable {
  /// Where it stands in its source, counted from one.
  public let number: Int

  /// The text, without the line's end; `nil` where it isn't UTF-8.
  public let text: String?

  /// The line at this place with this text.
  public init(number: Int, text: String?) {
    self.number = number
    self.text = text
  }
}

/// Why a batch of lines was refused. Nothing has changed then.
public enum BatchLinesError: Error, Hashable, Sendable {
  /// These lines are bad, in the order of the lines.
  case lines([BadLine])
  /// The library itself can't be used.
  case library(LibraryProblem)

  /// A line that was refused.
  public struct BadLine: Hashable, Sendable {
    /// Where it stands in its source, counted from one.
    public let number: Int
    /// What is wrong with it.
    public let problem: LineProblem

    /// A line that was refused for this reason.
    public init(number: Int, problem: LineProblem) {
      self.number = number
      self.problem = problem
    }
  }

  /// What is wrong with a line.
  public enum LineProblem: Error, Hashable, Sendable {
    /// It isn't UTF-8.
    case notUTF8
    /// It has no tab between a reference and a rating; this is the line.
    case noTab(String)
    /// This is no rating.
    case badRating(String)
    /// The change is refused.
    case refused(MovieStoreError)
  }
}

extension Array<BatchLine> {
  /// Makes the change that the lines ask for, all of it or none. Blank lines are passed over.
  ///
  /// The one body makes of a line's text what it asks for, the other makes the change of all of that,
  /// or only rehearses it.
  ///
  /// - Throws: `BatchLinesError` with every bad line, whatever is wrong with each.
  func change<Item>(
    parsing parse: (String) throws(BatchLinesError.LineProblem) -> Item,
    _ change: (_ items: [Item], _ isRehearsal: Bool) throws(BatchError) -> [MovieStore.Outcome]
  ) throws(BatchLinesError) -> [MovieStore.Outcome] {
    var (items, numbers, bad) = ([Item](), [Int](), [BatchLinesError.BadLine]())
    for line in self where line.text?.trimmed.isEmpty != true {
      do throws(BatchLinesError.LineProblem) {
        guard let text = line.text else { throw .notUTF8 }
        items.append(try parse(text))
        numbers.append(line.number)
      } catch {
        bad.append(BatchLinesError.BadLine(number: line.number, problem: error))
      }
    }
    do {
      let outcomes = try change(items, !bad.isEmpty)
      if bad.isEmpty { return outcomes }
    } catch {
      switch error {
      case .library(let problem): throw .library(problem)
      case .items(let failures):
        bad += failures.map {
          BatchLinesError.BadLine(number: numbers[$0.index], problem: .refused($0.error))
        }
      }
    }
    throw .lines(bad.sorted { $0.number < $1.number })
  }
}
