/// The films that somebody marked at Douban, as two browser scripts write them.
struct DoubanExport: TableFormat {
  let format = ImportFormat.douban

  func recognises(_ file: FilePreview) -> Bool {
    file.header.has("片名", "个人评分", "打分日期") || file.header.has("标题", "个人评分", "打分日期")
  }

  func dialect(of file: ImportFile) -> Dialect {
    // The one script writes the quotes of a title as they are, the other one marks them.
    Dialect(
      separator: file.preview.separator,
      quoting: file.preview.header.has("片名") ? .unmarked : .standard)
  }

  func film(
    from row: TableRow, of file: ImportFile, _ sink: inout ImportSink
  ) throws(RowProblem) -> ForeignMovie? {
    var film = ForeignMovie()
    try film.read(title: DoubanTitle(row.text(row.header.has("片名") ? "片名" : "标题")).first)
    try film.read(year: String(row["上映日期"].prefix(4)))
    let link = row.first(of: "影片链接", "条目链接")
    film.sourceID = link.isEmpty ? nil : link
    try film.read(score: try GradeScale.five.exactScore(row["个人评分"]), givenOn: row["打分日期"])
    film.standing = sink.options.isSeen == false && film.grade == nil ? .notSeen : .seen
    try film.read(note: row.text("我的短评"))
    return film
  }
}

/// The titles of a film in several languages, with `/` between them, or one that has a `/` in it.
struct DoubanTitle {
  private let text: String

  /// Titles as they stand in a cell.
  init(_ text: String) {
    self.text = text.trimmed
  }

  /// The first title; the whole text where the strokes don't stand between titles, as in `Face/Off`.
  var first: String {
    // No title is so long; it is told as it stands.
    guard text.utf8.count <= Title.maximumBytes else { return text }
    let parts = parts
    guard parts.count > 1, let first = parts.first, !first.isEmpty else { return text }
    let areTitles =
      parts.contains(where: \.hasRegion) || Set(parts.map(\.isOfChineseOrSuch)).count > 1
    return areTitles ? first : text
  }

  /// The parts between strokes that don't stand in parentheses.
  private var parts: [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if "(（".contains(character) { depth += 1 }
      if ")）".contains(character) { depth -= 1 }
      if depth <= 0, "/／".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}

extension String {
  /// Whether it ends with a place in parentheses, such as `(港)`.
  fileprivate var hasRegion: Bool {
    guard let last, ")）".contains(last), let open = lastIndex(where: { "(（".contains($0) }) else {
      return false
    }
    let places = self[index(after: open)...].dropLast().split { "/／、 ".contains($0) }
    return !places.isEmpty
      && places.allSatisfy { place in
        ["港", "台", "澳", "陆", "新", "马", "日", "韩", "美", "英"].contains { place.hasPrefix($0) }
      }
  }

  /// Whether there is a letter of the Chinese, Japanese or Korean script in it.
  fileprivate var isOfChineseOrSuch: Bool {
    unicodeScalars.contains { 0x2E80...0x9FFF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value }
  }
}
