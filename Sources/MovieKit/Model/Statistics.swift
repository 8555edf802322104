/// What the movies that a query finds, and their viewings, come to in numbers.
public struct Statistics: Equatable, Sendable {
  /// How many movies there are.
  public var movies = 0

  /// How many there are with each rating; those that none has are missing.
  public var ratings: [Rating: Int] = [:]

  /// How many there are with each exact grade; those that none has are missing.
  public var scores: [Score: Int] = [:]

  /// The decades in which they came out, earliest first; those without movies are missing.
  public var decades: [Decade] = []

  /// How many viewings there are, of an unknown date too.
  public var viewings = 0

  /// How many of the viewings were not the first of their movie.
  public var rewatches = 0

  /// How many viewings there were in each year, earliest first; those without viewings are missing.
  public var years: [Period] = []

  /// How many viewings there were in each month, earliest first; those without viewings are missing.
  public var months: [Period] = []

  /// The day with most viewings, if any has more than one; the earliest of equal ones.
  public var busiestDay: Period?

  /// The longest time from one day with a viewing to the next in which there was surely none: a viewing that
  /// is known by month or year may have been on any day of that.
  public var longestGap: Gap?

  /// The movies that were seen most often, more than once, up to five.
  public var mostRewatched: [Watched] = []

  /// The movies with the best grades, up to five.
  public var best: [MovieSummary] = []

  /// Numbers of nothing.
  public init() {}
}

extension Statistics {
  /// How many movies were seen.
  public var seen: Int { movies - toWatch }

  /// How many movies are still to watch.
  public var toWatch: Int { ratings[.notSeen] ?? 0 }

  /// Ten years in which movies came out.
  public struct Decade: Equatable, Sendable {
    /// The first of its years, such as 1990.
    public let start: Int
    /// How many movies came out in it.
    public internal(set) var movies = 0
    /// How many of them have a grade.
    public internal(set) var graded = 0
    /// The sum of those grades in half stars; a grade without a score counts as the stars that
    /// are shown for it.
    public internal(set) var halfStars = 0

    /// The mean grade in stars, 0.5 to 5; `nil` where no movie has a grade.
    public var meanStars: Double? { graded == 0 ? nil : Double(halfStars) / Double(graded) / 2 }
  }

  /// How many viewings there were in a year, in a month or on a day.
  public struct Period: Equatable, Sendable {
    /// The year, month or day.
    public let date: PartialDate
    /// How many viewings there were in it.
    public internal(set) var viewings: Int
  }

  /// A time without viewings.
  public struct Gap: Equatable, Sendable {
    /// The day of the last viewing before it.
    public let from: PartialDate
    /// The day of the first viewing after it.
    public let to: PartialDate
    /// The days from one to the other, 1 and up.
    public let days: Int
  }

  /// A movie with how often it was seen.
  public struct Watched: Equatable, Sendable {
    /// The movie.
    public let movie: MovieSummary
    /// How many viewings it has.
    public let viewings: Int
  }
}

extension Statistics {
  /// Counts movies of one year, rating and score.
  mutating func add(_ count: Int, year: Year?, rating: Rating, score: Score?) {
    movies += count
    ratings[rating, default: 0] += count
    if let score { scores[score, default: 0] += count }
    guard let start = year.map({ $0.number / 10 * 10 }) else { return }
    if decades.last?.start != start { decades.append(Decade(start: start)) }
    decades[decades.count - 1].movies += count
    guard rating.isGrade else { return }
    decades[decades.count - 1].graded += count
    decades[decades.count - 1].halfStars += count * (score?.halfStars ?? rating.halfStars)
  }

  /// Counts the viewings of one date, which is no earlier than those before; `nil` is unknown.
  mutating func add(_ count: Int, on date: PartialDate?, after gaps: inout GapSearch) {
    viewings += count
    guard let date else { return }
    if let gap = gaps.gap(before: date), gap.days > longestGap?.days ?? 0 { longestGap = gap }
    years.add(count, in: PartialDate(packing: date.year))
    guard let month = date.month else { return }
    months.add(count, in: PartialDate(packing: date.year, month: month))
    guard date.day != nil else { return }
    if count > max(busiestDay?.viewings ?? 0, 1) {
      busiestDay = Period(date: date, viewings: count)
    }
  }
}

/// Looks for times without viewings in dates that come in their order.
struct GapSearch {
  private var lastDay: PartialDate?

  /// The last day on which one of the viewings may have been that are known by month or year.
  private var lastPossibleDay: PartialDate?

  /// Those of the months and years that begin no earlier than the last date.
  private var begun: [PartialDate] = []

  /// Goes on with a date; gives the time between it and the last day, if both are days and there was surely
  /// no viewing between them.
  mutating func gap(before date: PartialDate) -> Statistics.Gap? {
    guard date.day != nil else {
      begun.append(date)
      return nil
    }
    for period in begun where period.firstDay < date {
      lastPossibleDay = max(lastPossibleDay ?? period.lastDay, period.lastDay)
    }
    begun.removeAll { $0.firstDay < date }
    defer { lastDay = date }
    guard let lastDay, lastDay < date else { return nil }
    let days = date.daysSinceEpoch - lastDay.daysSinceEpoch
    guard days == 1 || lastPossibleDay ?? lastDay <= lastDay else { return nil }
    return Statistics.Gap(from: lastDay, to: date, days: days)
  }
}

extension Rating {
  /// The half stars that a grade without a score stands for, which make whole stars; zero for no grade.
  public var halfStars: Int { max(0, rawValue - Rating.unrated.rawValue) * 2 }
}

extension [Statistics.Period] {
  fileprivate mutating func add(_ count: Int, in date: PartialDate) {
    if last?.date == date {
      self[self.count - 1].viewings += count
    } else {
      append(Statistics.Period(date: date, viewings: count))
    }
  }
}
