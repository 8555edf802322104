#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of a folder and of the folders in it.
enum FolderListing {
  /// How deep folders may be nested; exports have two levels, and one more where somebody repacked.
  private static let depthLimit = 8

  /// The most files that are looked at.
  private static let fileLimit = 10_000

  /// The most names in one folder, of things of all kinds.
  private static let nameLimit = 100_000

  /// Whether a folder stands at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files below a folder, without junk, in the order of their paths.
  ///
  /// - Throws: `ImportError`, also when there are more than any export has.
  static func entries(
    of folder: String, in environment: ReadingEnvironment
  ) throws -> [ImportEntry] {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var paths: [String] = []
    try collect(below: "", in: folder, depth: 0, environment, into: &paths)
    return paths.sorted().map { path in
      let full = folder + "/" + path
      return ImportEntry(name: full, path: path, in: environment) { try OpenFile(path: full) }
    }
  }

  private static func collect(
    below path: String, in folder: String, depth: Int, _ environment: ReadingEnvironment,
    into paths: inout [String]
  ) throws {
    for name in try names(in: path.isEmpty ? folder : folder + "/" + path, environment) {
      let path = path.isEmpty ? name : path + "/" + name
      guard !ImportEntry.isJunk(path) else { continue }
      guard paths.count < fileLimit else { throw ImportError.badFile(folder, .tooManyFiles) }
      switch kind(of: folder + "/" + path) {
      case S_IFREG: paths.append(path)
      case S_IFDIR where depth < depthLimit:
        try collect(below: path, in: folder, depth: depth + 1, environment, into: &paths)
      default: break
      }
    }
  }

  /// The kind of what stands at a path; a link to a folder is no folder here, lest it lead in circles.
  private static func kind(of path: String) -> mode_t {
    var status = stat()
    guard lstat(path, &status) == 0 else { return 0 }
    guard status.st_mode & S_IFMT == S_IFLNK else { return status.st_mode & S_IFMT }
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mode & S_IFMT == S_IFREG ? S_IFREG : 0
  }

  private static func names(
    in folder: String, _ environment: ReadingEnvironment
  ) throws -> [String] {
    guard let listing = opendir(folder) else {
      throw ImportError.unreadable(folder, SystemError.last.reason)
    }
    defer { closedir(listing) }
    var names: [String] = []
    // A folder's end and an error are told apart by this number only.
    errno = 0
    while let entry = readdir(listing) {
      try environment.goOn()
      guard names.count < nameLimit else { throw ImportError.badFile(folder, .tooManyFiles) }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw ImportError.unreadable(folder, SystemError.last.reason) }
    return names
  }
}
