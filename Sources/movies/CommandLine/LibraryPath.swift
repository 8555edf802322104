import MovieKit

extension LibraryLocation {
  /// Where the library is: in the file that was named, or in `$MOVIES_LIBRARY`, else in
  /// `$XDG_DATA_HOME` if that is an absolute path, else below `$HOME`.
  init(named path: String?, environment: (String) -> String?) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = path ?? value("MOVIES_LIBRARY") {
      self = .file(path: path, makesFolders: false)
    } else if let folder = value("XDG_DATA_HOME"), folder.utf8.first == UInt8(ascii: "/") {
      self = .file(path: folder + "/movies/library.db", makesFolders: true)
    } else if let home = value("HOME") {
      self = .file(path: home + "/.local/share/movies/library.db", makesFolders: true)
    } else {
      self = .unknown
    }
  }

  /// The path of the file; empty for a library that is in none.
  var path: String {
    switch self {
    case .file(let path, _): path
    case .memory, .unknown: ""
    }
  }
}
