/// The layout of a library file, and how one of each earlier version becomes one of this.
enum Schema {
  /// "MVIE" in ASCII; tells a library from the SQLite files of other programs.
  static let applicationID = 0x4D56_4945

  /// The version that this program writes, kept in the file's `user_version`.
  static var version: Int { migrations.count }

  /// What makes version 1 of nothing, version 2 of 1 and so on. Entries are only ever appended.
  private static let migrations = [version1, version2, version3]

  /// Ratings are kept as their words, for whoever looks into the file with the `sqlite3` shell, and
  /// `rating_order` gives them their order.
  private static let version1 = """
    CREATE TABLE movie (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      title TEXT NOT NULL CHECK (title <> ''),
      title_key TEXT NOT NULL CHECK (title_key <> ''),
      year INTEGER CHECK (year BETWEEN 1870 AND 2100),
      rating TEXT NOT NULL CHECK (rating IN
        ('not-seen', 'unrated', 'terrible', 'poor', 'decent', 'good', 'excellent')),
      score INTEGER CHECK (score BETWEEN 1 AND 10),
      note TEXT CHECK (note <> ''),
      imdb TEXT CHECK (imdb GLOB 'tt[0-9]*'),
      seen TEXT,
      added INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      rating_order INTEGER NOT NULL AS (CASE rating
        WHEN 'not-seen' THEN 0 WHEN 'unrated' THEN 1 WHEN 'terrible' THEN 2 WHEN 'poor' THEN 3
        WHEN 'decent' THEN 4 WHEN 'good' THEN 5 ELSE 6 END) VIRTUAL,
      CHECK (score IS NULL OR rating_order = 2 + (score - 1) / 2)
    ) STRICT;
    CREATE INDEX movie_title ON movie (title_key, year);
    CREATE INDEX movie_year ON movie (year);
    CREATE INDEX movie_rating ON movie (rating_order, score);
    CREATE INDEX movie_seen ON movie (seen);
    CREATE INDEX movie_added ON movie (added);
    CREATE INDEX movie_imdb ON movie (imdb) WHERE imdb IS NOT NULL;

    CREATE TABLE viewing (
      id INTEGER PRIMARY KEY,
      movie INTEGER NOT NULL REFERENCES movie ON DELETE CASCADE,
      date TEXT CHECK (
        date GLOB '[12][0-9][0-9][0-9]' OR date GLOB '[12][0-9][0-9][0-9]-[01][0-9]'
        OR date GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
    ) STRICT;
    CREATE INDEX viewing_movie ON viewing (movie, date);
    CREATE INDEX viewing_date ON viewing (date, movie);

    CREATE TABLE tag (
      movie INTEGER NOT NULL REFERENCES movie ON DELETE CASCADE,
      key TEXT NOT NULL CHECK (key <> ''),
      name TEXT NOT NULL CHECK (name <> ''),
      PRIMARY KEY (movie, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tag_key ON tag (key, movie);
    """

  /// The journal of changes. A change keeps each of its movies as it was before, as JSON, NULL for one
  /// that wasn't there; when it is undone, also as it was after.
  private static let version2 = """
    CREATE TABLE change (
      step INTEGER PRIMARY KEY,
      moment INTEGER NOT NULL,
      title TEXT NOT NULL,
      movies INTEGER NOT NULL CHECK (movies > 0),
      is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1))
    ) STRICT;
    CREATE INDEX change_undone ON change (step) WHERE is_undone;

    CREATE TABLE change_movie (
      step INTEGER NOT NULL REFERENCES change ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      number INTEGER NOT NULL,
      id BLOB NOT NULL CHECK (length(id) = 16),
      before TEXT,
      after TEXT,
      PRIMARY KEY (step, number)
    ) STRICT, WITHOUT ROWID;
    """

  /// The index of years tells the grades of each year too, and there are the trigrams of the folded
  /// titles, with two spaces on either side, which give the ends of a title, and the shortest titles,
  /// trigrams too.
  ///
  /// No trigger keeps these: one would make FTS5 write out its index after every movie of an import.
  private static let version3 = """
    DROP INDEX movie_year;
    CREATE INDEX movie_year ON movie (year, rating, score);

    CREATE VIRTUAL TABLE title_trigram USING fts5(
      key, content = '', columnsize = 0, detail = none, tokenize = 'trigram case_sensitive 1');
    \(TitleTrigrams.indexing("movie"));
    """

  /// What the header of a file says of its layout.
  struct Header: Equatable {
    let applicationID: Int
    let version: Int

    /// Whether it has a journal of changes.
    var hasJournal: Bool { version >= 2 }

    /// Whether it has an index of the trigrams of titles.
    var hasTitleTrigrams: Bool { version >= 3 }
  }
}

extension Connection {
  /// Asks the file what it says of its layout, which holds for the transaction that is open; two zeros
  /// for an empty one.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  func readHeader() throws -> Schema.Header {
    header = Schema.Header(
      applicationID: try integer("PRAGMA application_id") ?? 0,
      version: try integer("PRAGMA user_version") ?? 0)
    return header
  }

  /// The bytes that the file has by its own account.
  ///
  /// - Throws: `SQLiteError`.
  func recordedSize() throws -> Int {
    let pages = try integer("PRAGMA page_count") ?? 0
    return pages * (try integer("PRAGMA page_size") ?? 0)
  }

  /// Brings an empty file or one of an earlier version to the present layout, or to another one that came
  /// before it, in the transaction that is open.
  ///
  /// - Throws: `SQLiteError`.
  func migrate(from version: Int, to target: Int = Schema.version) throws {
    guard version < target else { return }
    for step in Schema.steps(from: version, to: target) { try runScript(step) }
    try runScript(
      """
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(target);
      """)
    try readHeader()
  }
}

extension Schema {
  fileprivate static func steps(from version: Int, to target: Int) -> ArraySlice<String> {
    migrations[version..<target]
  }
}
