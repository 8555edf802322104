import MovieKit

extension LibraryLocation {
  /// Where the library is: in the file that was named, or in `$MOVIES_LIBRARY`, else in
  /// `$XDG_DATA_HOME` if that is an absolute path, else below `$HOME`.
  ///
  /// - Throws: what reading a variable throws; none is read that decides nothing.
  init(
    named path: String?, environment: (String) throws(UsageError) -> String?
  ) throws(UsageError) {
    func value(_ name: String) throws(UsageError) -> String? {
      try environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = path == nil ? try value("MOVIES_LIBRARY") : path {
      self = .file(path: path, isNamed: true)
    } else if let folder = try value("XDG_DATA_HOME"), folder.utf8.first == UInt8(ascii: "/") {
      self = .file(path: folder + "/movies/library.db", isNamed: false)
    } else if let home = try value("HOME") {
      self = .file(path: home + "/.local/share/movies/library.db", isNamed: false)
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
