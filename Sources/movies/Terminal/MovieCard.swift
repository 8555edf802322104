import MovieKit

/// Everything about a movie, on a page for people.
struct MovieCard {
  let movie: Movie
  let language: Language
}

extension MovieCard {
  /// Writes the page.
  ///
  /// - Throws: `OutputError`.
  func write(to output: inout Output, on screen: Screen) throws(OutputError) {
    let name = movie.name.printableLine.styled(.bold, inColor: screen.hasColor)
    let reference = movie.reference.styled(.cyan, inColor: screen.hasColor)
    try output.write(reference + "  " + name + "\n")
    let labels = fields.map { $0.label.text(in: language).capitalized }
    let labelWidth = labels.map(\.cellWidth).max() ?? 0
    for (label, field) in zip(labels, fields) {
      let label = label.padded(toCells: labelWidth).styled(.dim, inColor: screen.hasColor)
      let indent = "\n" + String(repeating: " ", count: labelWidth + 4)
      let lines = field.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { String($0).printableLine }
      let text = lines.joined(separator: indent).styled(field.style, inColor: screen.hasColor)
      try output.write("  " + label + "  " + text + "\n")
    }
  }

  private struct Field {
    let label: Phrase
    let text: String
    var style = TextStyle.plain
  }

  private var fields: [Field] {
    let all = [
      Field(label: "rating", text: rating, style: RatingText.style(movie.rating)),
      Field(label: "viewings", text: list(movie.viewings.map(\.words))),
      Field(label: "tags", text: list(movie.tags.map { "\($0.name)" })),
      Field(label: "IMDb", text: movie.imdb?.text ?? ""),
      Field(label: "note", text: movie.note?.text ?? ""),
      Field(label: "added", text: movie.added.localDescription),
      Field(
        label: "changed", text: movie.changed == movie.added ? "" : movie.changed.localDescription),
      Field(label: "UUID", text: movie.id.description, style: .dim),
    ]
    return all.filter { !$0.text.isEmpty }
  }

  private var rating: String {
    let name = RatingText.name(movie.rating, movie.score).text(in: language)
    guard movie.rating.isGrade else { return name }
    return RatingText.stars(movie.rating, movie.score, in: language) + " " + name
  }

  private func list(_ texts: [Phrase]) -> String {
    Phrase(joining: texts, with: ", ").text(in: language)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Viewing {
  /// The date, as a list of viewings has it.
  fileprivate var words: Phrase { date.map { "\($0.description)" } ?? "unknown" }
}
