@testable import MovieKit

/// The numbers of movies, counted one by one.
struct PlainStatistics {
  /// Those that the query finds.
  let movies: [Movie]

  let year: Year?
}

extension PlainStatistics {
  var statistics: Statistics {
    var result = Statistics()
    for movie in counted.sorted(by: { ($0.year?.number ?? 0) < ($1.year?.number ?? 0) }) {
      result.movies += 1
      result.ratings[movie.rating, default: 0] += 1
      if let score = movie.score { result.scores[score, default: 0] += 1 }
      count(movie, in: &result.decades)
    }
    for date in dates.sorted(by: { ($0?.description ?? "") < ($1?.description ?? "") }) {
      result.viewings += 1
      guard let date else { continue }
      count(PartialDate(year: date.year), in: &result.years)
      if let month = date.month {
        count(PartialDate(year: date.year, month: month), in: &result.months)
      }
    }
    result.rewatches = movies.map { rewatches(of: $0) }.reduce(0, +)
    count(
      days: dates.compactMap { $0?.day == nil ? nil : $0 }.sorted(),
      coarse: dates.compactMap { $0?.day == nil ? $0 : nil }, in: &result)
    result.mostRewatched = mostRewatched
    result.best = best
    return result
  }

  private func isCounted(_ viewing: Viewing) -> Bool {
    year.map { viewing.date?.year == $0.number } ?? true
  }

  private var counted: [Movie] {
    year == nil ? movies : movies.filter { $0.viewings.contains(where: isCounted) }
  }

  private var dates: [PartialDate?] { movies.flatMap(\.viewings).filter(isCounted).map(\.date) }

  private func rewatches(of movie: Movie) -> Int {
    // Viewings are sorted, those of an unknown date first.
    movie.viewings.dropFirst().filter(isCounted).count
  }

  private func count(_ movie: Movie, in decades: inout [Statistics.Decade]) {
    guard let start = movie.year.map({ $0.number - $0.number % 10 }) else { return }
    let index = decades.firstIndex { $0.start == start } ?? decades.count
    if index == decades.count { decades.append(Statistics.Decade(start: start)) }
    decades[index].movies += 1
    guard movie.rating.isGrade else { return }
    decades[index].graded += 1
    decades[index].halfStars += halfStars(of: movie)
  }

  private func halfStars(of movie: Movie) -> Int {
    let stars = [Rating.terrible: 1, .poor: 2, .decent: 3, .good: 4, .excellent: 5]
    return movie.score?.halfStars ?? (stars[movie.rating] ?? 0) * 2
  }

  private func count(_ date: PartialDate?, in periods: inout [Statistics.Period]) {
    guard let date else { return }
    let index = periods.firstIndex { $0.date == date } ?? periods.count
    if index == periods.count { periods.append(Statistics.Period(date: date, viewings: 0)) }
    periods[index].viewings += 1
  }

  private func count(days: [PartialDate], coarse: [PartialDate], in result: inout Statistics) {
    var counts: [PartialDate: Int] = [:]
    for day in days { counts[day, default: 0] += 1 }
    let busiest = counts.filter { $0.value > 1 }
      .min { ($1.value, $0.key) < ($0.value, $1.key) }
    result.busiestDay = busiest.map { Statistics.Period(date: $0.key, viewings: $0.value) }
    for (from, to) in zip(days, days.dropFirst()) {
      var (day, length, isDoubtful) = (from, 0, false)
      while day < to {
        if day > from, coarse.contains(where: { day.description.hasPrefix($0.description) }) {
          isDoubtful = true
        }
        (day, length) = (day.dayAfter, length + 1)
      }
      if !isDoubtful, length > result.longestGap?.days ?? 0 {
        result.longestGap = Statistics.Gap(from: from, to: to, days: length)
      }
    }
  }

  private var mostRewatched: [Statistics.Watched] {
    let all = movies.map { ($0, $0.viewings.filter(isCounted).count) }.filter { $0.1 > 1 }
    return all.sorted { ($1.1, $0.0.number) < ($0.1, $1.0.number) }.prefix(5)
      .map { Statistics.Watched(movie: $0.0.summary, viewings: $0.1) }
  }

  private var best: [MovieSummary] {
    let graded = counted.filter(\.rating.isGrade)
    func rank(_ movie: Movie) -> Int { movie.rating.rawValue * 100 + halfStars(of: movie) }
    return graded.sorted { (rank($1), $0.number) < (rank($0), $1.number) }.prefix(5).map(\.summary)
  }
}
