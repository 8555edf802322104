#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system tells of a file that is another once somebody wrote to it, or put a file in its
/// place.
struct FileState: Equatable {
  private let device: Int
  private let number: Int
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// What `fstat` told.
  init(_ status: stat) {
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    device = Int(truncatingIfNeeded: status.st_dev)
    number = Int(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
  }
}
