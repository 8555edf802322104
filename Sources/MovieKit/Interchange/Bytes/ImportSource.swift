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
  static func all(
    _ paths: [ImportPath], in environment: ReadingEnvironment
  ) throws -> [ImportSource] {
    var (single, whole) = ([ImportEntry](), [ImportSource]())
    func add(_ file: OpenFile, _ name: String) throws {
      if !file.isRegular {
        let entry = try PipedContent.entry(of: file, named: name, in: environment)
        // An export of an empty library comes through a pipe as nothing at all.
        if entry == nil, name != standardInputName { throw ImportError.badFile(name, .empty) }
        single += entry.map { [$0] } ?? []
      } else if ZipArchive.begins(with: try file.bytes(at: 0, count: 4)) {
        whole.append(try ImportSource(archive: file, named: name, in: environment))
      } else {
        single.append(ImportEntry(name: name, path: name, in: environment) { file })
      }
    }
    for path in paths {
      switch path {
      case .standardInput: try add(OpenFile.standardInput(), standardInputName)
      case .file(let name) where FolderListing.isFolder(name):
        let entries = try FolderListing.entries(of: name, in: environment)
        whole.append(ImportSource(entries: entries, isWhole: true, name: name))
      case .file(let name): try add(OpenFile(path: name), name)
      }
    }
    let rest = single.isEmpty ? [] : [ImportSource(entries: single, isWhole: false, name: "")]
    return rest + whole
  }

  /// - Throws: `ImportError`, with what is wrong with the archive.
  private init(
    archive file: OpenFile, named name: String, in environment: ReadingEnvironment
  ) throws {
    let archive = try ZipArchive(file, named: name)
    entries = archive.members
      .filter { !$0.isFolder && !ImportEntry.isJunk($0.path) }
      .sorted { $0.path < $1.path }
      .map { member in
        ImportEntry(name: name + "/" + member.path, path: member.path, in: environment) {
          file
        } bytes: { _ in
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
