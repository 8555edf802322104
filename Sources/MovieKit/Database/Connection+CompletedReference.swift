extension Connection {
  /// The shortest reference of the form that was typed that means this movie alone, and that begins
  /// with `kept`; `nil` if there is none.
  ///
  /// - Throws: `SQLiteError`, `Damage`.
  func reference(
    to match: MovieMatch, keeping kept: String, allowingDash: Bool
  ) throws -> String? {
    let movie = match.movie
    let names: [String] =
      switch match.form {
      case .number: []
      case .title: [movie.title.text, movie.name]
      case .titleAndYear: [movie.name]
      }
    for name in names {
      guard let whole = try self.name(name, keeping: kept) else { continue }
      let reference = allowingDash ? whole : whole.withoutLeadingDashes
      if reference.utf8.starts(with: kept.utf8), try means(reference, movie) { return reference }
    }
    return movie.reference.utf8.starts(with: kept.utf8) ? movie.reference : nil
  }

  private func means(_ reference: String, _ movie: MovieSummary) throws -> Bool {
    guard case .title = MovieReference(parsing: reference), reference.isPrintable else {
      return false
    }
    return try candidates(for: reference).map(\.number) == [movie.number]
  }

  /// The name with its beginning as it was typed; `nil` if the two don't fit.
  private func name(_ name: String, keeping typed: String) throws -> String? {
    if typed.isEmpty || name.utf8.starts(with: typed.utf8) { return name }
    let folder = try titleFolder.get()
    let key = try folder.words(in: typed)
    guard !key.isEmpty,
      let end = try name.endOfBeginning(where: { try folder.words(in: $0) == key })
    else { return nil }
    let separators = try typed.reversed().prefix { try folder.words(in: String($0)).isEmpty }.count
    let (rest, tail) = (name[end...], typed.suffix(separators))
    if rest.hasPrefix(tail) { return typed + rest.dropFirst(separators) }
    return typed
      + (separators == 0 ? rest : try rest.drop { try folder.words(in: String($0)).isEmpty })
  }
}

extension String {
  fileprivate var withoutLeadingDashes: String { String(drop { $0 == "-" }) }

  /// Whether it can be a line of a list, and be shown by a terminal.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  /// The end of the shortest beginning for which something holds.
  fileprivate func endOfBeginning(where holds: (String) throws -> Bool) rethrows -> Index? {
    for end in indices.dropFirst() + [endIndex] where try holds(String(self[..<end])) { return end }
    return nil
  }
}
