#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The temporary files of `PendingFile`, and what is left of them when a program is killed.
///
/// A program locks the file that it writes, and the system takes the lock away with the program: one that
/// isn't locked is nobody's any more.
enum AbandonedFile {
  /// What stands between the name of a file and six characters that make it unique.
  private static let mark = ".unfinished-"

  /// Makes a file for its owner only, whose name begins with a path, and locks it.
  ///
  /// - Throws: `WriteProblem`.
  static func begin(for path: String) throws(WriteProblem) -> (descriptor: Int32, path: String) {
    while true {
      var template = Array((path + mark + "XXXXXX").utf8CString)
      let descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw WriteProblem(.last) }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      // File systems without locks have no files that could be told from abandoned ones, and keep them.
      _ = lock(descriptor)
      var status = stat()
      // Before it was locked another process may have taken it for abandoned.
      guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
        close(descriptor)
        continue
      }
      let name = template.dropLast().map(UInt8.init(bitPattern:))
      return (descriptor, String(decoding: name, as: UTF8.self))
    }
  }

  /// Takes away what is left of files that were to have this path.
  static func removeAll(besides path: String) {
    for path in paths(beginningWith: path + mark) { whenAbandoned(path) { unlink(path) } }
  }

  /// What is left of files that were to have this path, or a longer one.
  static func all(besides path: String) -> [String] {
    paths(beginningWith: path).filter { path in
      var isAbandoned = false
      whenAbandoned(path) { isAbandoned = true }
      return isAbandoned
    }
  }

  private static func paths(beginningWith path: String) -> [String] {
    let folder = LibraryFile.folder(of: path)
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    let beginning = LibraryFile.name(of: path)
    var paths: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX)) { String(cString: $0) }
      }
      let end = name.utf8.suffix(mark.utf8.count + 6)
      guard name.utf8.starts(with: beginning.utf8), end.starts(with: mark.utf8) else { continue }
      paths.append(folder == "." ? name : LibraryFile.path(of: name, in: folder))
    }
    return paths.sorted()
  }

  /// Runs a body, with the file locked, if nobody writes it any more.
  private static func whenAbandoned(_ path: String, _ body: () -> Void) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
    else { return }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if lock(descriptor) { body() }
  }

  private static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
