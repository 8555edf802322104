#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An error of the operating system.
public struct SystemError: Error, Hashable, Sendable {
  /// The number that the C library calls `errno`.
  public let code: Int32

  /// That of the last call of the system.
  public static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it.
  public var reason: String { String(cString: strerror(code)) }

  /// Whether the disk is full, or failing.
  public var isOfDisk: Bool { [EIO, ENOSPC, EDQUOT].contains(code) }
}
