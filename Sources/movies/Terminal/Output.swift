import MovieKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream that results or messages go to, through a buffer.
nonisolated struct Output {
  /// Whether a terminal is at the other end.
  let isTerminal: Bool

  /// The file descriptor.
  private(set) var descriptor: Int32

  /// What shows the text a page at a time where it doesn't fit on the screen, if anything does.
  var pager: Pager?

  private var buffer: [UInt8] = []

  private static let capacity = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }
}

/// Writing failed, for this reason of the system.
nonisolated struct OutputError: Error, Hashable {
  let reason: String

  /// Whether it was to a pager, which somebody has left.
  var isOfPager = false
}

nonisolated extension Output {
  /// Writes a text as it stands.
  ///
  /// - Throws: `OutputError`.
  mutating func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.capacity { try flush() }
  }

  /// Writes bytes that a body appends.
  ///
  /// - Throws: `OutputError`.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    append(&buffer)
    if buffer.count >= Output.capacity { try flush() }
  }

  /// Hands all that was written so far to the system.
  ///
  /// - Throws: `OutputError`.
  mutating func flush() throws(OutputError) {
    startPagerIfNeeded()
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: bytes[start...]))
      }
      guard count >= 0 || errno == EINTR else {
        // What can't be written is not tried again at the end.
        let error = SystemError.last
        buffer.removeAll()
        throw OutputError(
          reason: error.reason, isOfPager: error.code == EPIPE && pager?.isRunning == true)
      }
      start += max(0, count)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// What is written first decides whether there is to be a pager.
  private mutating func startPagerIfNeeded() {
    guard let pager, !pager.isRunning, !buffer.isEmpty else { return }
    let pipe = pager.isNeeded(for: buffer) ? self.pager?.start() : nil
    if let pipe { descriptor = pipe } else { self.pager = nil }
  }

  /// Waits until whoever reads a page at a time has seen enough.
  mutating func finishPager() {
    pager?.finish(descriptor)
    pager = nil
  }
}

nonisolated extension Output {
  /// Writes all that a file holds, which may be gone from its folder once it is open.
  ///
  /// - Throws: `OutputError`.
  mutating func writeContents(
    of path: String, onceOpen: () -> Void
  ) throws(OutputError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    onceOpen()
    guard file >= 0 else { throw OutputError(reason: SystemError.last.reason) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Output.capacity)
    while true {
      let count = read(file, &bytes, bytes.count)
      guard count >= 0 else { throw OutputError(reason: SystemError.last.reason) }
      if count == 0 { return }
      try write { $0 += bytes.prefix(count) }
    }
  }
}

nonisolated private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
