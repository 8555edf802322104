import MovieKit

/// Everything about a movie, on a page for people.
struct MovieCard {
  let movie: Movie
}

extension MovieCard {
  /// Writes the page.
  ///
  /// - Throws: `OutputError`.
  func write(to output: inout Output, on screen: Screen) throws(OutputError) {
    let name = movie.name.printableLine.styled(.bold, inColor: screen.hasColor)
    let reference = movie.reference.styled(.cyan, inColor: screen.hasColor)
    try output.write(reference + "  " + name + "\n")
    let labelWidth = fields.map(\.label.count).max() ?? 0
    for field in fields {
      let label = field.label.padded(toCells: labelWidth)
        .styled(.dim, inColor: screen.hasColor)
      let indent = "\n" + String(repeating: " ", count: labelWidth + 4)
      let lines = field.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { String($0).printableLine }
      let text = lines.joined(separator: indent).styled(field.style, inColor: screen.hasColor)
      try output.write("  " + label + "  " + text + "\n")
    }
  }

  private struct Field {
    let label: String
    let text: String
    var style = TextStyle.plain
  }

  private var fields: [Field] {
    let all = [
      Field(label: "Rating", text: rating, style: RatingText.style(movie.rating)),
      Field(label: "Viewings", text: list(movie.viewings.map(\.description))),
      Field(label: "Tags", text: list(movie.tags.map(\.name))),
      Field(label: "IMDb", text: movie.imdb?.text ?? ""),
      Field(label: "Note", text: movie.note?.text ?? ""),
      Field(label: "Added", text: movie.added.description),
      Field(label: "Changed", text: movie.changed == movie.added ? "" : movie.changed.description),
      Field(label: "UUID", text: movie.id.description, style: .dim),
    ]
    return all.filter { !$0.text.isEmpty }
  }

  private var rating: String {
    guard movie.rating.isGrade else { return movie.rating.localizedName }
    return RatingText.stars(movie.rating, movie.score) + " "
      + RatingText.name(movie.rating, movie.score)
  }

  private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}
