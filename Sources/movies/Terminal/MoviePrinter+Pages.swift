import MovieKit

extension MoviePrinter {
  /// Prints movies, each on a page of its own where they would be a table of the usual columns.
  ///
  /// - Throws: `OutputError`.
  func printPages(
    of movies: [Movie], in environment: inout Environment
  ) throws(OutputError) {
    guard options.format(for: environment.output) == .table, chosenColumns == nil else {
      return try print(movies, in: &environment)
    }
    for (index, movie) in movies.enumerated() {
      if index > 0 { try environment.output.write("\n") }
      try MovieCard(movie: movie, language: environment.language)
        .write(to: &environment.output, on: environment.screen)
    }
  }
}
