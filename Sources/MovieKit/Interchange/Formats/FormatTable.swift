/// The formats there are; a file is of the first that recognises it.
enum FormatTable {
  static let all: [any MovieFormat] = [
    LetterboxdFile(),
    LetterboxdList(),
    IMDbExport(),
    IMDbTitles(),
    TMDBExport(),
    MovaryExport(),
    SimklExport(),
    MovieLensSite(),
    MovieLensData(),
    DoubanExport(),
    TraktExport(),
    LetterboxdImport(),
    OwnLines(),
    GenericTable(),
  ]

  /// Where the format of a file stands in the table, of those of a program if one is given; `nil`
  /// when none recognises it.
  static func place(of file: FilePreview, among format: ImportFormat?) -> Int? {
    all.indices.first { index in
      (format == nil || all[index].format == format) && all[index].recognises(file)
    }
  }
}
