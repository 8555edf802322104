import Foundation
import Testing

@testable import MovieKit

@Suite("A file in the making")
struct PendingFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func begin(_ name: String, writing text: String) throws -> PendingFile {
    let file = try PendingFile(for: folder.path + "/" + name)
    try FileHandle(fileDescriptor: file.descriptor).write(contentsOf: Data(text.utf8))
    return file
  }

  @Test("has its name when it is finished, and another one until then")
  func finished() throws {
    try folder.write(Data("old".utf8), to: "f")
    var file = try begin("f", writing: "new")
    #expect(try folder.bytes(of: "f") == Data("old".utf8))
    #expect(try folder.names.count == 2)
    try file.finish(replacing: true)
    file.discard()
    #expect(try folder.bytes(of: "f") == Data("new".utf8))
    #expect(try folder.names == ["f"])
    #expect(try folder.permissions(of: "f") == 0o600)
  }

  @Test("replaces nothing unless it is to, and is gone when it is discarded")
  func refused() throws {
    try folder.write(Data("old".utf8), to: "f")
    var file = try begin("f", writing: "new")
    #expect(throws: SystemError(code: EEXIST)) { try file.finish(replacing: false) }
    file.discard()
    #expect(try folder.bytes(of: "f") == Data("old".utf8))
    #expect(try folder.names == ["f"])
  }

  @Test("a new one needs to replace nothing")
  func new() throws {
    var file = try begin("f", writing: "new")
    try file.finish(replacing: false)
    #expect(try folder.names == ["f"])
  }

  @Test("takes the place of a link's target, be it there or not, and the link stays")
  func links() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/far", withIntermediateDirectories: false)
    for (link, target) in [("chain", "link"), ("link", "far/f")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    for text in ["first", "second"] {
      var file = try begin("chain", writing: text)
      try file.finish(replacing: true)
      #expect(try folder.bytes(of: "far/f") == Data(text.utf8))
    }
    #expect(try folder.names == ["chain", "far", "link"])
    let link = folder.path + "/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "far/f")
  }

  @Test("can't be begun in a folder that isn't there")
  func missingFolder() {
    #expect(throws: SystemError(code: ENOENT)) { try PendingFile(for: folder.path + "/no/f") }
  }
}
