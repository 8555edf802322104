#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import MovieKit

/// Standard input. Nothing is read from it unless it is asked for.
struct Input {
  /// Whether a terminal is at the other end.
  let isTerminal: Bool

  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }
}

/// Reading failed, for this reason of the system.
struct InputError: Error, Hashable {
  let reason: String
}

extension Input {
  /// Reads some bytes, none at the end.
  ///
  /// - Throws: `InputError`.
  func read() throws(InputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR else { throw InputError(reason: SystemError.last.reason) }
    }
  }

  /// Reads a line that somebody types, without its end; `nil` at the end of input. Of one that is
  /// longer than anybody types, only the beginning is kept.
  ///
  /// - Throws: `InputError`.
  func readLine() throws(InputError) -> String? {
    var bytes: [UInt8] = []
    while case let part = try read(), !part.isEmpty {
      bytes += part.prefix(BatchLimit.lineLength - bytes.count)
      if part.last == UInt8(ascii: "\n") { break }
    }
    guard !bytes.isEmpty else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Reads all lines to the end.
  ///
  /// - Throws: `InputError`, `BatchLimit`.
  func readLines(endingWithNUL: Bool) throws -> [BatchLine] {
    var batch = BatchSplitter(endsWithNUL: endingWithNUL)
    while case let part = try read(), !part.isEmpty { try batch.take(part) }
    try batch.finish()
    return batch.lines
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &bytes, count)
}
