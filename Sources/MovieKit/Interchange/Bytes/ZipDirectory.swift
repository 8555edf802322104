/// The list of files at the end of a zip file.
struct ZipDirectory {
  /// How many files it has by its own account.
  let count: Int

  /// How many bytes the list has by its own account, all of which are in the file.
  let size: Int

  private let offset: Int

  /// Finds the list; `nil` when the archive has no end.
  ///
  /// - Throws: `ImportError.unreadable`.
  init?(of file: OpenFile) throws {
    // The end record has 22 bytes, and a comment of up to 65,535 after it.
    let start = max(0, file.size - 22 - 65_535)
    let tail = try file.bytes(at: start, count: file.size - start)
    guard let end = tail.lastEndRecord else { return nil }
    count = tail.number(at: end + 10, bytes: 2)
    size = tail.number(at: end + 12, bytes: 4)
    offset = tail.number(at: end + 16, bytes: 4)
    guard offset + size <= start + end else { return nil }
  }

  /// Reads the list of files; `nil` when it is broken.
  ///
  /// - Throws: `ImportError.unreadable`.
  func members(in file: OpenFile) throws -> [ZipArchive.Member]? {
    let bytes = try file.bytes(at: offset, count: size)
    var (members, place) = ([ZipArchive.Member](), 0)
    for _ in 0..<count {
      guard bytes.count >= place + 46, bytes.number(at: place, bytes: 4) == 0x0201_4B50 else {
        return nil
      }
      let lengths = [28, 30, 32].map { bytes.number(at: place + $0, bytes: 2) }
      let end = place + 46 + lengths.reduce(0, +)
      guard end <= bytes.count else { return nil }
      members.append(ZipDirectory.member(in: bytes, at: place, nameLength: lengths[0]))
      place = end
    }
    return members
  }

  private static func member(
    in bytes: [UInt8], at place: Int, nameLength: Int
  ) -> ZipArchive.Member {
    ZipArchive.Member(
      path: String(decoding: bytes[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self),
      method: bytes.number(at: place + 10, bytes: 2),
      checksum: UInt32(bytes.number(at: place + 16, bytes: 4)),
      packedSize: bytes.number(at: place + 20, bytes: 4),
      size: bytes.number(at: place + 24, bytes: 4),
      offset: bytes.number(at: place + 42, bytes: 4),
      isEncrypted: bytes.number(at: place + 8, bytes: 2) & 1 == 1)
  }
}

extension [UInt8] {
  /// The number written here in some bytes, the lowest first.
  func number(at place: Int, bytes count: Int) -> Int {
    self[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the last end record of a zip file begins.
  fileprivate var lastEndRecord: Int? {
    guard count >= 22 else { return nil }
    return (0...(count - 22)).last { place in
      self[place] == 0x50 && number(at: place, bytes: 4) == 0x0605_4B50
        && place + 22 + number(at: place + 20, bytes: 2) <= count
    }
  }
}
