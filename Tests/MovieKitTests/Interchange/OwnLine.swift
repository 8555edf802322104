import Foundation
import MovieKit

/// Our own JSON Lines, made by Foundation and not by the program.
enum OwnLine {
  static func text(of movies: [Movie]) throws -> String {
    try movies.map { try line(of: $0) + "\n" }.joined()
  }

  private static func line(of movie: Movie) throws -> String {
    let object: [String: Any] = [
      "number": movie.number, "id": movie.id.description, "title": movie.title.text,
      "year": movie.year?.number as Any? ?? NSNull(), "rating": movie.rating.word,
      "score": movie.score?.halfStars as Any? ?? NSNull(), "tags": movie.tags.map(\.name),
      "note": movie.note?.text as Any? ?? NSNull(), "imdb": movie.imdb?.text as Any? ?? NSNull(),
      "viewings": movie.viewings.map { $0.date?.description as Any? ?? NSNull() },
      "added": movie.added.description, "changed": movie.changed.description,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }
}
