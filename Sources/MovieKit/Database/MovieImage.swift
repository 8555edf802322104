/// A movie with its tags and viewings as one JSON text, made and taken apart by SQLite.
enum MovieImage {
  /// The columns of `movie` in an image; the number and the identifier are kept beside it.
  private static let columns = [
    "title", "title_key", "year", "rating", "score", "note", "imdb", "seen", "added", "changed",
  ]

  /// The expression that makes the image of a row of `movie`.
  static let expression = """
    json_object(\(columns.map { "'\($0)', \($0)" }.joined(separator: ", ")),
      'tags', json((SELECT json_group_array(json_array(key, name)) FROM tag
        WHERE tag.movie = movie.number)),
      'viewings', json((SELECT json_group_array(date) FROM viewing
        WHERE viewing.movie = movie.number)))
    """

  /// The statement that reads the movies of all steps by `Movie.columns`, as a column of `change_movie` has
  /// them; after these the step, and whether there is an image that can be read.
  static func reading(_ image: String) -> String {
    func value(_ column: String) -> String { "json_extract(image, '$.\(column)')" }
    func list(_ name: String, _ value: String) -> String {
      "(SELECT group_concat(\(value)) FROM json_each(image, '$.\(name)'))"
    }
    let columns = ["title", "year", "rating", "score", "seen"].map(value).joined(separator: ", ")
    let others = ["note", "imdb", "added", "changed"].map(value).joined(separator: ", ")
    return """
      SELECT number, \(columns), id, \(others), \(list("tags", "json_extract(value, '$[1]')")),
        \(list("viewings", "ifnull(value, '')")), step, image IS NOT NULL
        FROM (SELECT step, number, id, iif(json_valid(\(image)), \(image), NULL) AS image
          FROM change_movie WHERE \(image) IS NOT NULL)
      """
  }

  /// The statements that put the movies of a step, their only parameter, back as a column of
  /// `change_movie` has them; those without an image there are gone then.
  static func restoring(_ image: String) -> [String] {
    let values = columns.map { "json_extract(\(image), '$.\($0)')" }.joined(separator: ", ")
    let source = "FROM change_movie AS kept"
    let rows = "movie WHERE number IN (SELECT number FROM change_movie WHERE step = ?)"
    return [
      TitleTrigrams.unindexing(rows),
      "DELETE FROM \(rows)",
      """
      INSERT INTO movie (number, id, \(columns.joined(separator: ", ")))
        SELECT number, id, \(values) \(source) WHERE step = ? AND \(image) IS NOT NULL
      """,
      TitleTrigrams.indexing(rows),
      """
      INSERT INTO tag (movie, key, name) SELECT number, json_extract(value, '$[0]'),
        json_extract(value, '$[1]') \(source), json_each(\(image), '$.tags') WHERE step = ?
      """,
      """
      INSERT INTO viewing (movie, date) SELECT number, value \(source),
        json_each(\(image), '$.viewings') WHERE step = ?
      """,
    ]
  }
}
