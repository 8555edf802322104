import MovieKit

/// The numbers of a library on a page for people.
struct StatisticsPage {
  let statistics: Statistics

  /// The months to show one by one.
  let months: [PartialDate]

  /// The year in review, if it is one.
  let year: Year?

  let screen: Screen

  /// The language in which the person is spoken to.
  let language: Language

  /// How many years are shown one by one.
  private static let yearLimit = 12

  /// The cells of the page where the terminal has more; lines that are longer are hard to follow.
  private static let widest = 80

  private var width: Int { min(screen.width ?? StatisticsPage.widest, StatisticsPage.widest) }
}

extension StatisticsPage {
  /// Writes the page.
  ///
  /// - Throws: `OutputError`.
  func write(to output: inout Output) throws(OutputError) {
    for line in lines { try output.write(line + "\n") }
  }

  /// The lines of the page, none wider than the screen.
  var lines: [String] {
    guard statistics.movies > 0 else { return [text(nothing)] }
    let sections = [
      ratings, scores, decades, bestDecades, viewingsByMonth, viewingsByYear, best, mostRewatched,
      spans,
    ]
    return [text(title).styled(.bold, inColor: screen.hasColor)] + totals
      + sections.filter { !$0.lines.isEmpty }.flatMap { section in
        ["", text(section.title).styled(.bold, inColor: screen.hasColor)]
          + section.lines.map { "  " + $0 }
      }
  }

  private func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private struct Section {
    let title: Phrase
    let lines: [String]
  }

  private var title: Phrase {
    year.map { "\($0.description) in review" } ?? "Movies and viewings"
  }

  private var nothing: Phrase {
    year.map { "Nothing was seen in \($0.description)." } ?? "There are no movies to count."
  }

  private var totals: [String] {
    var items: [Phrase] = [
      Phrase(movies: statistics.movies), "\(statistics.seen) seen",
      "\(statistics.toWatch) to watch", Phrase(viewings: statistics.viewings),
      statistics.rewatches == 1 ? "1 rewatch" : "\(statistics.rewatches) rewatches",
    ]
    // All that was seen in a year was seen.
    if year != nil { items.removeSubrange(1...2) }
    return items.map(text).wrapped(to: width - 2, joinedBy: "   ").map { "  " + $0 }
  }
}

extension StatisticsPage {
  private var ratings: Section {
    let bars = Rating.allCases.reversed().map { rating in
      BarChart.Bar(
        label: rating.localizedName(in: language), value: statistics.ratings[rating] ?? 0,
        style: RatingText.style(rating))
    }
    return Section(title: "Ratings", lines: chart(bars.filter { year == nil || $0.value > 0 }))
  }

  private var scores: Section {
    let columns = (1...10).compactMap { Score(halfStars: $0) }.map { score in
      ColumnChart.Column(
        label: String(score.halfStars), value: statistics.scores[score] ?? 0,
        style: RatingText.style(Rating(score)))
    }
    let isEmpty = statistics.scores.isEmpty
    return Section(
      title: "Scores in half stars",
      lines: isEmpty ? [] : ColumnChart(columns: columns).lines(on: screen))
  }

  private var decades: Section {
    Section(
      title: "Movies by decade",
      lines: chart(
        statistics.decades.map {
          BarChart.Bar(label: text("\($0.start)s"), value: $0.movies, style: .cyan)
        }))
  }

  private var bestDecades: Section {
    let lines = statistics.bestDecades.map { decade in
      let mean = (decade.meanStars ?? 0).hundredths
      return text("\(decade.start)s") + "  \(mean)  "
        + text("\(decade.graded) graded").styled(.dim, inColor: screen.hasColor)
    }
    return Section(title: "Best decades by mean grade, 0.5 to 5", lines: lines)
  }

  private var viewingsByMonth: Section {
    let counts = Dictionary(
      statistics.months.map { ($0.date, $0.viewings) }, uniquingKeysWith: +)
    guard months.contains(where: { counts[$0] != nil }) else {
      return Section(title: "", lines: [])
    }
    let isNarrow = width < months.count * 3 + 2
    let columns = months.map { month in
      ColumnChart.Column(
        label: label(of: month, isNarrow: isNarrow), value: counts[month] ?? 0, style: .cyan)
    }
    let chart = ColumnChart(columns: columns, columnWidth: isNarrow ? 1 : 2, gap: isNarrow ? 0 : 1)
    let (first, last) = (months[0].description, months[months.count - 1].description)
    return Section(
      title: "Viewings by month, \(first) to \(last)", lines: chart.lines(on: screen))
  }

  /// The months as calendars have them: by their initials, or in Chinese by their numbers.
  private func label(of month: PartialDate, isNarrow: Bool) -> String {
    guard let number = month.month else { return "" }
    let initials = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
    return switch language {
    case .english: initials[number - 1]
    case .chinese: String(isNarrow ? number % 10 : number)
    }
  }

  private var viewingsByYear: Section {
    guard year == nil else { return Section(title: "", lines: []) }
    let shown = statistics.years.suffix(StatisticsPage.yearLimit)
    var bars = shown.map {
      BarChart.Bar(label: $0.date.description, value: $0.viewings, style: .cyan)
    }
    // The years before are told too, as one.
    let before = statistics.years.dropLast(shown.count)
    if let first = shown.first, !before.isEmpty {
      let viewings = before.map(\.viewings).reduce(0, +)
      let label = text("before \(first.date.description)")
      bars.insert(BarChart.Bar(label: label, value: viewings, style: .cyan), at: 0)
    }
    return Section(title: "Viewings by year", lines: chart(bars))
  }

  private func chart(_ bars: [BarChart.Bar]) -> [String] {
    BarChart(bars: bars).lines(width: width - 2, on: screen)
  }
}

extension StatisticsPage {
  private var best: Section {
    let grades = statistics.best.map { movie in
      screen.hasBlocks
        ? RatingText.stars(movie.rating, movie.score, in: language)
        : text(RatingText.name(movie.rating, movie.score))
    }
    let room = grades.map(\.cellWidth).max() ?? 0
    let lines = zip(statistics.best, grades).map { movie, grade in
      grade.padded(toCells: room).styled(
        RatingText.style(movie.rating), inColor: screen.hasColor) + "  "
        + name(of: movie, after: room + 2)
    }
    return Section(title: year == nil ? "Best" : "Best of the year", lines: lines)
  }

  private var mostRewatched: Section {
    let digits = statistics.mostRewatched.map { String($0.viewings).count }.max() ?? 0
    let lines = statistics.mostRewatched.map { watched in
      "\(watched.viewings)".padded(toCells: digits) + "  "
        + name(of: watched.movie, after: digits + 2)
    }
    return Section(title: "Most viewings", lines: lines)
  }

  /// The number and the name of a movie, after so many cells.
  private func name(of movie: MovieSummary, after cells: Int) -> String {
    "\(movie.reference) \(movie.name)".printableLine.cut(toCells: max(1, width - 2 - cells))
  }

  private var spans: Section {
    var lines: [Phrase] = []
    if let gap = statistics.longestGap {
      let (from, to) = (gap.from.description, gap.to.description)
      lines.append(
        gap.days == 1
          ? "1 day without a movie: \(from) to \(to)"
          : "\(gap.days) days without a movie: \(from) to \(to)")
    }
    if let day = statistics.busiestDay {
      lines.append("\(day.viewings) viewings on one day: \(day.date.description)")
    }
    return Section(title: "Extremes", lines: lines.flatMap { text($0).wrapped(toCells: width - 2) })
  }
}

extension [String] {
  /// The items in as few lines as can be, none wider than so many cells.
  fileprivate func wrapped(to width: Int, joinedBy separator: String) -> [String] {
    reduce(into: []) { lines, item in
      if let last = lines.last, (last + separator + item).cellWidth <= width {
        lines[lines.count - 1] = last + separator + item
      } else {
        lines.append(item)
      }
    }
  }
}

nonisolated extension Double {
  /// The number, zero and up, with two decimal places.
  var hundredths: String {
    let number = Int((self * 100).rounded())
    let rest = number % 100
    return "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
