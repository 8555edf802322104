import MovieKit

/// The numbers of a library for programs, in a form that is promised.
nonisolated struct StatisticsRecords {
  let statistics: Statistics
  let year: Year?

  static let columns = ["measure", "key", "value"]
}

nonisolated extension StatisticsRecords {
  /// The numbers as records of measure, key and value.
  var fields: [[String]] {
    let all = statistics
    var fields = [
      ["movies", "", String(all.movies)], ["seen", "", String(all.seen)],
      ["to-watch", "", String(all.toWatch)], ["viewings", "", String(all.viewings)],
      ["rewatches", "", String(all.rewatches)],
    ]
    fields += Rating.allCases.map { ["rating", $0.word, String(all.ratings[$0] ?? 0)] }
    fields += StatisticsRecords.scores.map {
      ["score", String($0.halfStars), String(all.scores[$0] ?? 0)]
    }
    fields += all.decades.map { ["decade", String($0.start), String($0.movies)] }
    fields += all.decades.compactMap { decade in
      decade.meanStars.map { ["mean", String(decade.start), $0.hundredths] }
    }
    fields += all.years.map { ["year", $0.date.description, String($0.viewings)] }
    fields += all.months.map { ["month", $0.date.description, String($0.viewings)] }
    if let day = all.busiestDay {
      fields.append(["day", day.date.description, String(day.viewings)])
    }
    if let gap = all.longestGap {
      fields.append(["gap", "\(gap.from)..\(gap.to)", String(gap.days)])
    }
    fields += all.best.map { ["best", $0.reference, $0.rating.word] }
    fields += all.mostRewatched.map { ["rewatched", $0.movie.reference, String($0.viewings)] }
    return fields
  }

  private static let scores = (1...10).compactMap { Score(halfStars: $0) }
}

nonisolated extension StatisticsRecords {
  /// Appends the numbers as one JSON object.
  func append(to json: inout [UInt8], with writer: JSONWriter) {
    let all = statistics
    json.append(raw: "{\"year\":\(year?.description ?? "null")")
    json.append(raw: ",\"movies\":\(all.movies),\"seen\":\(all.seen),\"toWatch\":\(all.toWatch)")
    json.append(raw: ",\"viewings\":\(all.viewings),\"rewatches\":\(all.rewatches)")
    let ratings = Rating.allCases.map { "\"\($0.word)\":\(all.ratings[$0] ?? 0)" }
    json.append(raw: ",\"ratings\":{" + ratings.joined(separator: ",") + "}")
    let scores = StatisticsRecords.scores.map { "\"\($0.halfStars)\":\(all.scores[$0] ?? 0)" }
    json.append(raw: ",\"scores\":{" + scores.joined(separator: ",") + "}")
    let decades = all.decades.map { decade in
      "{\"decade\":\(decade.start),\"movies\":\(decade.movies),\"graded\":\(decade.graded),"
        + "\"mean\":\(decade.meanStars.map(\.hundredths) ?? "null")}"
    }
    json.append(raw: ",\"decades\":[" + decades.joined(separator: ",") + "]")
    json.append(raw: ",\"years\":" + StatisticsRecords.array(all.years))
    json.append(raw: ",\"months\":" + StatisticsRecords.array(all.months))
    json.append(raw: ",\"busiestDay\":" + (all.busiestDay.map(StatisticsRecords.object) ?? "null"))
    let gap = all.longestGap.map {
      "{\"from\":\"\($0.from)\",\"to\":\"\($0.to)\",\"days\":\($0.days)}"
    }
    json.append(raw: ",\"longestGap\":" + (gap ?? "null"))
    append(
      all.best.map { ($0, "\"rating\":\"\($0.rating.word)\"") }, named: "best", to: &json,
      with: writer)
    append(
      all.mostRewatched.map { ($0.movie, "\"viewings\":\($0.viewings)") }, named: "mostRewatched",
      to: &json, with: writer)
    json.append(raw: "}")
  }

  private static func array(_ periods: [Statistics.Period]) -> String {
    "[" + periods.map(object).joined(separator: ",") + "]"
  }

  private static func object(_ period: Statistics.Period) -> String {
    "{\"date\":\"\(period.date)\",\"viewings\":\(period.viewings)}"
  }

  private func append(
    _ movies: [(movie: MovieSummary, fact: String)], named name: String, to json: inout [UInt8],
    with writer: JSONWriter
  ) {
    json.append(raw: ",\"\(name)\":[")
    for (index, (movie, fact)) in movies.enumerated() {
      json.append(raw: (index == 0 ? "" : ",") + "{\"number\":\(movie.number),\"title\":")
      writer.append(movie.title.text, to: &json)
      json.append(raw: ",\"year\":\(movie.year?.description ?? "null"),\(fact)}")
    }
    json.append(raw: "]")
  }
}
