/// How a store reads its library.
public enum LibraryAccess: Hashable, Sendable {
  /// It waits for other processes, and takes back what a crash left behind.
  case full
  /// It hardly waits and never writes, for a look whose failure doesn't matter.
  case glance
}

extension LibraryAccess {
  /// How long a reader waits for the locks of other processes, in milliseconds.
  var patience: Int32 {
    switch self {
    case .full: Connection.patience
    case .glance: 20
    }
  }
}
