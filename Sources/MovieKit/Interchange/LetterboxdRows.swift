/// The form in which Letterboxd takes films in: https://letterboxd.com/about/importing-data/
public enum LetterboxdRows {
  /// The names of the columns.
  public static let columns = [
    "imdbID", "Title", "Year", "Rating10", "WatchedDate", "Rewatch", "Tags", "Review",
  ]

  /// The most bytes that Letterboxd takes in one file.
  public static let sizeLimit = 1_000_000
}

extension Movie {
  /// A row a viewing, one row where there is none; the note goes with the last.
  var letterboxdRows: [[String]] {
    let dates = viewings.isEmpty ? [nil] : viewings.map(\.date)
    return dates.enumerated().map { index, date in
      let day = date?.day == nil ? nil : date?.description
      return [
        imdb?.text ?? "", title.text.escapedForHTML, year?.description ?? "",
        points.map { String($0) } ?? "", day ?? "", index > 0 && day != nil ? "true" : "",
        tags.map(\.name).joined(separator: ", "),
        index == dates.count - 1 ? note?.text.escapedForHTML ?? "" : "",
      ]
    }
  }

  /// The score, or that in the middle of what the grade stands for.
  private var points: Int? {
    if let score { return score.halfStars }
    return Rating.grades.firstIndex(of: rating).map { ($0 + 1) * 2 }
  }
}

extension String {
  /// The text with character references where it would be taken for one, or for a tag.
  fileprivate var escapedForHTML: String {
    let signs: Set<UInt8> = [UInt8(ascii: "&"), UInt8(ascii: "<")]
    guard utf8.contains(where: signs.contains), HTMLText.plain(self) != self else { return self }
    return String(
      flatMap { character in
        switch character {
        case "&": Array("&amp;")
        case "<": Array("&lt;")
        default: [character]
        }
      })
  }
}
