/// A zip file, read in place: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
struct ZipArchive {
  /// The files in it, in the order of its directory.
  let members: [Member]

  private let file: OpenFile
  private let name: String

  /// A file in the archive.
  struct Member: Equatable {
    /// Its path in the archive, with `/` between folders.
    let path: String
    let method: Int
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    let offset: Int
    let isEncrypted: Bool

    /// Whether it stands for a folder.
    var isFolder: Bool { path.hasSuffix("/") }
  }

  /// The most bytes that one file, and all together, may unpack to: more is no export, but an attack.
  private static let sizeLimit = 1 << 30

  /// The most files that an archive may have.
  private static let memberLimit = 10_000

  /// The most bytes that the list of files may have, which is read into memory.
  private static let directoryLimit = 8 << 20

  /// The most bytes that the name of a file may have, as on any system.
  private static let nameLimit = 4096

  /// Whether these are the first bytes of an archive, which may be one without files.
  static func begins(with bytes: [UInt8]) -> Bool {
    bytes.starts(with: "PK\u{3}\u{4}".utf8) || bytes.starts(with: "PK\u{5}\u{6}".utf8)
  }

  /// Reads the directory of an archive.
  ///
  /// - Throws: `ImportError`, with what is wrong with the archive.
  init(_ file: OpenFile, named name: String) throws {
    self.file = file
    self.name = name
    let directory = try ZipDirectory(of: file)
    guard let directory else { throw ImportError.badFile(name, .damagedZip(.endMissing)) }
    guard directory.count <= ZipArchive.memberLimit else {
      throw ImportError.badFile(name, .damagedZip(.fileCount(directory.count)))
    }
    guard directory.size <= ZipArchive.directoryLimit else {
      throw ImportError.badFile(name, .damagedZip(.longDirectory(directory.size)))
    }
    guard let members = try directory.members(in: file) else {
      throw ImportError.badFile(name, .damagedZip(.badDirectory))
    }
    self.members = members
    for member in members {
      let length = member.path.utf8.count
      guard length <= ZipArchive.nameLimit else {
        throw ImportError.badFile(name, .damagedZip(.longName(length)))
      }
      if member.isHostile { throw ImportError.badFile(name, .hostileName(member.path)) }
    }
    // One that is too large by itself is told by its name, if it is read at all.
    let total = members.map(\.size).filter { $0 <= ZipArchive.sizeLimit }.reduce(0, +)
    guard total <= ZipArchive.sizeLimit else {
      throw ImportError.badFile(name, .damagedZip(.tooLarge(total)))
    }
  }
}

extension ZipArchive.Member {
  /// Whether its name leads out of the folder that one might unpack it to.
  fileprivate var isHostile: Bool {
    path.hasPrefix("/") || path.contains("\\") || path.contains("\0")
      || path.split(separator: "/").contains("..")
  }
}

extension ZipArchive {
  /// The bytes of a file in the archive, checked against its size and sum as they are read.
  ///
  /// - Throws: `ImportError`, now or when the damage is met.
  func stream(of member: Member) throws -> ByteStream {
    let name = name + "/" + member.path
    func damage(_ what: ZipDamage) -> ImportError { .badFile(name, .damagedZip(what)) }
    guard !member.isEncrypted else { throw damage(.encrypted) }
    guard member.method == 0 || member.method == 8 else {
      throw damage(.unknownMethod(member.method))
    }
    guard member.size <= ZipArchive.sizeLimit else {
      throw damage(.tooLarge(member.size))
    }
    guard let start = try start(of: member) else { throw damage(.misplaced) }
    let packed = packedStream(from: start, count: member.packedSize)
    let plain = member.method == 0 ? packed : try inflated(packed, damage)
    return checked(plain, against: member, damage)
  }

  private func start(of member: Member) throws -> Int? {
    let header = try file.bytes(at: member.offset, count: 30)
    guard header.count == 30, header.number(at: 0, bytes: 4) == 0x0403_4B50 else { return nil }
    let start =
      member.offset + 30 + header.number(at: 26, bytes: 2) + header.number(at: 28, bytes: 2)
    return start + member.packedSize <= file.size ? start : nil
  }

  private func packedStream(from start: Int, count: Int) -> ByteStream {
    var (offset, rest) = (start, count)
    let file = file
    return ByteStream {
      let piece = try file.bytes(at: offset, count: min(rest, ByteStream.pieceSize))
      offset += piece.count
      rest -= piece.count
      return piece
    }
  }

  private func inflated(
    _ packed: ByteStream, _ damage: @escaping (ZipDamage) -> ImportError
  ) throws -> ByteStream {
    let inflater = try Inflater()
    return ByteStream {
      do {
        return try inflater.next {
          let piece = try packed.next()
          guard !piece.isEmpty else { throw damage(.endMissing) }
          return piece
        }
      } catch is Inflater.Damage {
        throw damage(.badData)
      }
    }
  }

  private func checked(
    _ plain: ByteStream, against member: Member, _ damage: @escaping (ZipDamage) -> ImportError
  ) -> ByteStream {
    var (sum, size) = (Checksum(), 0)
    return ByteStream {
      let piece = try plain.next()
      size += piece.count
      sum.add(piece[...])
      if size > member.size { throw damage(.wrongSize) }
      if piece.isEmpty, size != member.size || sum.value != member.checksum {
        throw damage(.wrongChecksum)
      }
      return piece
    }
  }
}
