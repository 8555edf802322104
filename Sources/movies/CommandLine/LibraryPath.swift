import MovieKit

nonisolated extension LibraryLocation {
  /// Where the library is: in the file that was named, or in `$MOVIES_LIBRARY`, else in
  /// `$XDG_DATA_HOME` if that is an absolute path, else below the home folder, which is `$HOME` or,
  /// for want of it, what the user database says.
  init(named path: String?, environment: (String) -> String?, home: () -> String?) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = path ?? value("MOVIES_LIBRARY") {
      self = .file(path: path, makesFolders: false)
    } else if let folder = value("XDG_DATA_HOME"), folder.hasPrefix("/") {
      self = .file(path: folder + "/movies/library.db", makesFolders: true)
    } else {
      let home = value("HOME") ?? home() ?? "/"
      self = .file(path: home + "/.local/share/movies/library.db", makesFolders: true)
    }
  }

  /// The path of the file; empty for a library in memory.
  var path: String {
    switch self {
    case .file(let path, _): path
    case .memory: ""
    }
  }
}
