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
    return .library
  }

  /// Whether a change was broken off. It may have been the one that makes the file, whose first page
  /// then means nothing.
  private var hasJournal: Bool { access(path + "-journal", F_OK) == 0 }

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

  /// The size of the file in bytes, zero when there is none.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes the file, empty and for its owner only, unless it is there; returns whether it was made.
  ///
  /// - Throws: `LibraryProblem`.
  func create() throws(LibraryProblem) -> Bool {
    if makesFolders { try makeFolders() }
    var descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let isNew = descriptor >= 0
    // A link to a file that isn't there yet is there itself.
    if !isNew, errno == EEXIST { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw LibraryProblem(.last) }
    close(descriptor)
    return isNew
  }

  /// Takes the file away again.
  func remove() { unlink(path) }

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
