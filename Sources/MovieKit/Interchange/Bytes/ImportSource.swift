/// Files that belong together: an archive, a folder, or the files that were named one by one.
struct ImportSource {
  /// The files, in the order of their paths.
  let entries: [ImportEntry]

  /// Whether it was named as a whole, so that files without movies are to be expected.
  let isWhole: Bool

  /// The name that messages call it by.
  let name: String

  /// How standard input is called in messages.
  static let standardInputName = "standard input"
}

extension ImportSource {
  /// The sources behind some paths; `-` is standard input where that is meant.
  ///
  /// Files that are named one by one belong together, as if they stood in one folder.
  ///
  /// - Throws: `ImportError` for the first that can't be read.
  static func all(_ paths: [ImportPath]) throws -> [ImportSource] {
    var (single, whole) = ([ImportEntry](), [ImportSource]())
    for path in paths {
      switch path {
      case .standardInput: try add(OpenFile.standardInput(), standardInputName, &single, &whole)
      case .file(let name):
        if FolderListing.isFolder(name) {
          whole.append(
            ImportSource(
              entries: try FolderListing.entries(of: name), isWhole: true, name: name))
        } else {
          try add(OpenFile(path: name), name, &single, &whole)
        }
      }
    }
    let rest = single.isEmpty ? [] : [ImportSource(entries: single, isWhole: false, name: "")]
    return rest + whole
  }

  private static func add(
    _ file: OpenFile, _ name: String, _ single: inout [ImportEntry],
    _ whole: inout [ImportSource]
  ) throws {
    guard file.isRegular else {
      let bytes = try file.rest()
      // An export of an empty library comes through a pipe as nothing at all.
      if bytes.isEmpty, name == standardInputName { return }
      single.append(ImportEntry(name: name, path: name) { ByteStream(bytes) })
      return
    }
    if ZipArchive.begins(with: try file.bytes(at: 0, count: 4)) {
      whole.append(try ImportSource(archive: ZipArchive(file, named: name), named: name))
    } else {
      single.append(ImportEntry(name: name, path: name) { file.stream() })
    }
  }

  private init(archive: ZipArchive, named name: String) {
    entries = archive.members
      .filter { !$0.isFolder && !ImportEntry.isJunk($0.path) }
      .sorted { $0.path < $1.path }
      .map { member in
        ImportEntry(name: name + "/" + member.path, path: member.path) {
          try archive.stream(of: member)
        }
      }
    isWhole = true
    self.name = name
  }
}

/// What to import from, as it is named.
public enum ImportPath: Hashable, Sendable {
  /// A file, a folder or an archive.
  case file(String)
  /// Standard input.
  case standardInput
}
