import MovieKit

nonisolated extension ErrorMessage {
  /// What is said when an import can't be done.
  init(_ error: ImportError, library: String) {
    switch error {
    case .unreadable(let file, let reason):
      self.init("\(file.quoted) can't be read: \(Phrase(words: reason))", .noInput)
    case .notKept(let file, let folder, let reason):
      self.init(
        "\(ErrorMessage.name(of: file)) can't be kept in \(folder.quoted): \(Phrase(words: reason))",
        hint: "save it to a file and import that, or name another folder by TMPDIR", .inputOutput)
    case .badFile(let file, let problem):
      self.init("\(ErrorMessage.name(of: file)): \(problem.words)", hint: problem.hint, .badData)
    case .badRows(let rows, let count):
      self.init(lines: ErrorMessage.lines(of: rows, count: count), .badData)
      hint = "nothing is stored; --keep-going leaves bad rows out and stores the rest"
    case .needsStanding(let file):
      self.init(
        "\(file.quoted) doesn't tell whether its films have been seen",
        hint: "--as seen or --as not-seen tells it", .usage)
    case .needsScale(let file):
      self.init(
        "the ratings in \(file.quoted) may be of 5, 10 or 100",
        hint: "--scale 5, --scale 10 or --scale 100 tells it", .usage)
    case .interrupted: self.init("the import was broken off; nothing is stored", .inputOutput)
    case .library(let problem): self.init(problem, library: library)
    }
  }

  /// The bad rows of an import, the first of them one by one.
  static func lines(of rows: [BadRow], count: Int) -> [Phrase] {
    let lines = rows.map { row -> Phrase in
      "\(ErrorMessage.name(of: row.file)):\(row.line): \(row.problem.words)"
    }
    return count > rows.count ? lines + ["and \(count - rows.count) more bad rows"] : lines
  }

  private static func name(of file: String) -> Phrase {
    file == "standard input" ? "standard input" : "\(file)"
  }
}

nonisolated extension RowProblem {
  fileprivate var words: Phrase {
    switch self {
    case .cellCount(let count, let expected):
      "the row has \(count) cells, and the header \(expected)"
    case .unclosedQuote: "a quote begins here and never ends"
    case .badRating(let text): "the rating \(text.quoted) is none"
    case .badDate(let text): "the date \(text.quoted) is none, or not one of a viewing"
    case .ambiguousDate(let text):
      "the date \(text.quoted) may mean two days, and no other row tells which number is the month"
    case .badYear(let text): "the year \(text.quoted) is none"
    case .badNumber(let text): "the number \(text.quoted) is none of a movie, 1 to 1,000,000,000"
    case .noNumberLeft: "no number is left for it: a movie has 1,000,000,000, the highest one"
    case .badIMDb(let text): "the IMDb id \(text.quoted) is none"
    case .badTitle(let text, let problem): problem.words(for: text, called: "title")
    case .badTag(let text, let problem): problem.words(for: text, called: "tag")
    case .badNote(let text, let problem): problem.words(for: text, called: "note")
    case .longNotes(let problem): problem.words(for: "", called: "note, with what is there,")
    case .badJSON: "this is no JSON object"
    case .badValue(let key): "there is no proper value under \(key.quoted)"
    case .notSeenWithViewings: "a movie that is \"not-seen\" has no viewing"
    }
  }
}

nonisolated extension FileProblem {
  fileprivate var words: Phrase {
    switch self {
    case .empty: "the file is empty"
    case .looksLike(let kind): "this looks like \(kind.words), not like an export of movies"
    case .unknown(let beginning):
      "no known format, and no column of titles; it begins \(beginning.quoted)"
    case .notOfFormat(let format, let beginning):
      "this is no file of \(format.rawValue); it begins \(beginning.quoted)"
    case .nothingKnown: "there is no file in it that is known"
    case .nulByte(let line): "line \(line) has a zero byte, which no text has"
    case .encoded(let encoding):
      "this is in \(encoding.rawValue), and only UTF-8 is sure to be read"
    case .changed: "the file changed while it was read; nothing is stored"
    case .tooMuch: "more than 1 GB comes out of it"
    case .tooManyFiles: "the folder has more files than any export"
    case .notUTF8: "it says that it is UTF-8, and isn't"
    case .unclosedQuote(let line): "line \(line): a quote begins here and never ends"
    case .tooLong(let line): "line \(line): what begins here is longer than 32 MB"
    case .tooManyCells(let line): "line \(line): the row has more than 4,096 cells"
    case .badJSON(let line): "line \(line): this is no JSON"
    case .truncatedJSON(let line): "the file is cut off within what begins on line \(line)"
    case .damagedZip(let how): "the zip file is damaged: \(how.words)"
    case .hostileName(let name):
      "the zip file has a file named \(name.quoted), which leads out of its folder"
    case .severalUsers(let count): "these are the ratings of \(count) people"
    case .needsTitles: "there are ratings here, and no titles"
    }
  }

  fileprivate var hint: Phrase? {
    switch self {
    case .looksLike(.webPage): "download it again while signed in, or save it another way"
    case .looksLike(.zip): "name the zip file itself: movies import FILE"
    case .looksLike(.gzip): "unpack it first: gunzip FILE"
    case .looksLike(.spreadsheet): "save it as CSV first"
    case .unknown, .nothingKnown: "\"movies import --help\" lists what can be imported"
    case .encoded(let encoding):
      "convert it: iconv -f \(encoding.iconvName) -t UTF-8 FILE | movies import -"
    case .changed: "import it again when nothing writes to it any more"
    case .tooMuch: "if it is an export, save it to a file and import that"
    case .tooManyFiles: "name the folder of the export, or its files"
    case .damagedZip, .truncatedJSON: "download it again"
    case .needsTitles: "give movies.csv of the same data set too"
    default: nil
    }
  }
}

nonisolated extension ZipDamage {
  fileprivate var words: Phrase {
    switch self {
    case .endMissing: "its end is missing"
    case .fileCount(let count): "it has \(count) files"
    case .longDirectory(let size): "its list of files has \(size) bytes"
    case .longName(let size): "the name of a file in it has \(size) bytes"
    case .badDirectory: "its list of files is broken"
    case .encrypted: "it needs a password"
    case .unknownMethod(let number): "its packing method \(number) is not known"
    case .tooLarge(let size): "it would unpack to \(size) bytes"
    case .misplaced: "it is not where it should be"
    case .badData: "it can't be unpacked"
    case .wrongSize: "it unpacks to more than it says"
    case .wrongChecksum: "its check sum is wrong"
    }
  }
}

nonisolated extension ForeignKind {
  fileprivate var words: Phrase {
    switch self {
    case .zip: "a zip file"
    case .webPage: "a web page"
    case .xml: "XML"
    case .spreadsheet: "a spreadsheet"
    case .gzip: "a file packed with gzip"
    case .pdf: "a PDF"
    case .image: "a picture"
    case .database: "an SQLite database"
    }
  }
}
