/// A zip file whose files aren't packed, with lies in it where a test needs them.
struct StoredZip: Sendable {
  let files: [(path: String, text: String)]
  var checksum: UInt32?
  var claimedSize: Int?
  var flags = 0
  var method = 0

  init(
    _ files: [String: String], checksum: UInt32? = nil, claimedSize: Int? = nil, flags: Int = 0,
    method: Int = 0
  ) {
    self.files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.checksum = checksum
    self.claimedSize = claimedSize
    self.flags = flags
    self.method = method
  }

  var bytes: [UInt8] {
    var (local, directory) = ([UInt8](), [UInt8]())
    for (path, text) in files {
      let sum = Int(checksum ?? StoredZip.sum(of: Array(text.utf8)))
      var header = number(20, 2) + number(flags, 2) + number(method, 2) + number(0, 4)
      header += number(sum, 4) + number(text.utf8.count, 4)
      header += number(claimedSize ?? text.utf8.count, 4)
      header += number(path.utf8.count, 2) + number(0, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + header + number(0, 10)
      directory += number(local.count, 4) + path.utf8
      local += number(0x0403_4B50, 4) + header + path.utf8 + text.utf8
    }
    var end = number(0x0605_4B50, 4) + number(0, 4)
    end += number(files.count, 2) + number(files.count, 2)
    end += number(directory.count, 4) + number(local.count, 4) + number(0, 2)
    return local + directory + end
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  /// CRC-32 by its definition, a bit at a time.
  private static func sum(of bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
