public import Observation

/// The movies and viewings of a library in numbers: all of them, or a year in review.
@MainActor
@Observable
public final class StatisticsViewModel {
  /// Which movies count.
  public var query: MovieQuery

  /// The year in review, of which only the viewings count; `nil` is all time.
  public var year: Year?

  private let store: MovieStore

  /// The numbers of the store's movies.
  public init(store: MovieStore, query: MovieQuery = MovieQuery(), year: Year? = nil) {
    self.store = store
    self.query = query
    self.year = year
  }
}

extension StatisticsViewModel {
  /// The numbers.
  ///
  /// - Throws: `MovieStoreError.library`.
  public var statistics: Statistics {
    get throws(MovieStoreError) { try store.statistics(of: query, in: year) }
  }

  /// The months whose viewings are shown one by one, earliest first: those of the year in review, else
  /// of the last two years up to this month.
  public var months: [PartialDate] {
    if let year {
      return (1...12).map { PartialDate(packing: year.number, month: $0) }
    }
    var months = [store.clock.today().itsMonth]
    while months.count < 24 { months.append(months[months.count - 1].monthBefore) }
    return months.reversed()
  }

  /// How many graded movies a decade must have to be among the best.
  nonisolated public static let gradedMinimum = 5
}

extension Statistics {
  /// The decades with the best mean grades, best first, of those with enough graded movies, five at most.
  public var bestDecades: [Decade] {
    let all = decades.filter { $0.graded >= StatisticsViewModel.gradedMinimum }
    return Array(
      all.sorted { (one: Decade, other: Decade) in
        // Fractions are compared by their products, which are exact; the earlier of equals comes first.
        let (mine, its) = (one.halfStars * other.graded, other.halfStars * one.graded)
        return mine == its ? one.start < other.start : mine > its
      }.prefix(5))
  }
}
