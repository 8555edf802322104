#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The library as a file of the system, before SQLite sees it.
struct LibraryFile {
  /// The file's name, relative or absolute.
  let path: String

  /// Whether missing folders on the way to it are made with it.
  let makesFolders: Bool

  /// What stands at the path.
  enum Kind: Equatable {
    /// Nothing, or the beginning of a library that nothing was stored in.
    case empty
    /// A file that begins like a library.
    case library
    /// A library that somebody gave a write-ahead log, which ours don't have.
    case libraryInLogMode
  }
}

extension LibraryFile {
  /// Looks at what stands at the path.
  ///
  /// - Throws: `LibraryProblem` when it is no library, or can't be looked at.
  func inspect() throws(LibraryProblem) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .empty }
      throw LibraryProblem(.last)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder
    case S_IFREG: break
    default: throw .isForeign
    }
    if status.st_size == 0 { return .empty }
    let header = try header()
    guard header.isOfLibrary || (!header.isOfSQLite && hasJournal) else { throw .isForeign }
    return header.isInLogMode ? .libraryInLogMode : .library
  }

  /// Whether a database, of whatever program, has a write-ahead log; `nil` for a file that is none. An empty
  /// file may become one.
  var logModeOfDatabase: Bool? {
    get throws(LibraryProblem) {
      if size == 0 { return false }
      let header = try header()
      return header.isOfSQLite ? header.isInLogMode : nil
    }
  }

  /// Whether a database stands at a path, or an empty file, which may become one.
  static func isDatabase(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return (try? LibraryFile(path: path, makesFolders: false).logModeOfDatabase) != nil
  }

  /// How a library with a write-ahead log is read. What is in the log has to come into the file first, where
  /// that may be written; without one the file is read as it stands, for SQLite would make two others.
  var modeOfReadingLog: Connection.Mode {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0 ? .writing : .immutable
  }

  /// Whether a change was broken off. It may have been the one that makes the file, whose first page
  /// then means nothing.
  private var hasJournal: Bool { access(journalPath, F_OK) == 0 }

  private var journalPath: String { path + "-journal" }

  /// Throws if the journal beside the file is of a change of several databases at once, which no library of
  /// ours is a part of: SQLite would delete the file that such a journal names, whatever it is.
  /// https://www.sqlite.org/fileformat.html#the_rollback_journal
  ///
  /// - Throws: `LibraryProblem`.
  func refuseForeignJournal() throws(LibraryProblem) {
    let descriptor = open(journalPath, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .hasForeignJournal
    }
    // At the end: the name, four bytes for its length, four for a sum of it, and a mark of eight.
    var end = [UInt8](repeating: 0, count: 16)
    guard status.st_size >= end.count,
      pread(descriptor, &end, end.count, status.st_size - off_t(end.count)) == end.count
    else { return }
    let mark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    if end.suffix(8) == mark[...] { throw .hasForeignJournal }
  }

  /// The files beside the library that nobody needs any more: what programs left that were killed.
  var leftovers: [String] {
    (isJournalOfNoUse ? [journalPath] : []) + AbandonedFile.all(besides: path)
  }

  /// Whether there is a journal that was begun, and never came to hold anything: nobody writes to the library.
  /// (One that holds something is rolled back by the next reader.)
  private var isJournalOfNoUse: Bool {
    var status = stat()
    guard stat(journalPath, &status) == 0, status.st_size == 0 else { return false }
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // Who writes has locked the second byte after the first GiB: https://www.sqlite.org/lockingv3.html
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0001
    lock.l_len = 1
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type == Int16(F_UNLCK)
  }

  /// Whether two names are of one file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }

  /// The path of a file in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The size of the file in bytes, zero when there is none.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes the file, empty and for its owner only, unless it is there.
  ///
  /// - Throws: `LibraryProblem`.
  func create() throws(LibraryProblem) {
    if makesFolders { try makeFolders() }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LibraryProblem(.last) }
    close(descriptor)
  }

  private func makeFolders() throws(LibraryProblem) {
    let slashes = path.utf8.indices.dropFirst().filter { path.utf8[$0] == UInt8(ascii: "/") }
    for slash in slashes {
      guard mkdir(String(path[..<slash]), 0o700) == 0 || errno == EEXIST || errno == EISDIR else {
        throw LibraryProblem(.last)
      }
    }
  }

  private func header() throws(LibraryProblem) -> FileHeader {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LibraryProblem(.last) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: FileHeader.size)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw LibraryProblem(.last) }
    return FileHeader(bytes: bytes.prefix(count))
  }
}

/// The first hundred bytes of an SQLite file: https://www.sqlite.org/fileformat.html#the_database_header
///
/// Looking at them first keeps SQLite from another program's file, where opening alone could roll
/// back or check in what that program left.
private struct FileHeader {
  static let size = 100

  let bytes: ArraySlice<UInt8>

  var isOfSQLite: Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

  /// The version of the format for writing, 2 where there is a write-ahead log.
  var isInLogMode: Bool { bytes.count == FileHeader.size && bytes[18] == 2 }

  var isOfLibrary: Bool { isOfSQLite && applicationID == UInt32(Schema.applicationID) }

  private var applicationID: UInt32? {
    guard bytes.count == FileHeader.size else { return nil }
    return bytes[68..<72].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension LibraryProblem {
  /// What an error of the system means for the library.
  fileprivate init(_ error: SystemError) {
    self = error.isOfDisk ? .failed(error.reason) : .isInaccessible(error.reason)
  }
}
