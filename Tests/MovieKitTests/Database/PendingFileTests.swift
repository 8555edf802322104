import Foundation
import Testing

@testable import MovieKit

@Suite("A file in the making")
struct PendingFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func begin(
    _ name: String, writing text: String, namesake: PendingFile.Namesake = .isReplaced
  ) throws -> PendingFile {
    let file = try PendingFile(for: folder.path + "/" + name, namesake: namesake)
    try FileHandle(fileDescriptor: file.descriptor).write(contentsOf: Data(text.utf8))
    return file
  }

  @Test("has its name when it is finished, and another one until then")
  func finished() throws {
    try folder.write(Data("old".utf8), to: "f")
    var file = try begin("f", writing: "new")
    #expect(try folder.bytes(of: "f") == Data("old".utf8))
    #expect(try folder.names.count == 2)
    try file.finish()
    file.discard()
    #expect(try folder.bytes(of: "f") == Data("new".utf8))
    #expect(try folder.names == ["f"])
    #expect(try folder.permissions(of: "f") == 0o600)
  }

  @Test("replaces nothing unless it is to, and is gone when it is discarded")
  func refused() throws {
    try folder.write(Data("old".utf8), to: "f")
    var file = try begin("f", writing: "new", namesake: .isKept)
    #expect(throws: WriteProblem.exists) { try file.finish() }
    file.discard()
    #expect(try folder.bytes(of: "f") == Data("old".utf8))
    #expect(try folder.names == ["f"])
  }

  @Test("a new one needs to replace nothing")
  func new() throws {
    var file = try begin("f", writing: "new", namesake: .isKept)
    try file.finish()
    #expect(try folder.names == ["f"])
  }

  @Test("gets a number behind its name where it is to keep all others, links to nothing too")
  func counted() throws {
    try folder.write(Data("old".utf8), to: "f")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/f-2", withDestinationPath: "nothing")
    for text in ["third", "fourth"] {
      var file = try begin("f", writing: text, namesake: .isCountedOn)
      try file.finish()
    }
    #expect(try folder.names == ["f", "f-2", "f-3", "f-4"])
    #expect(try folder.bytes(of: "f") == Data("old".utf8))
    #expect(try folder.bytes(of: "f-3") == Data("third".utf8))
    #expect(try folder.bytes(of: "f-4") == Data("fourth".utf8))
  }

  @Test("takes away what was left of others of its name, and nothing else")
  func abandoned() throws {
    let others = ["f.unfinished-", "f.unfinished-abcde", "f.backup", "ff.unfinished-abcdef"]
    for name in others + ["f.unfinished-abcdef"] { try folder.write(Data(), to: name) }
    var written = try begin("f", writing: "one")
    var second = try begin("f", writing: "two")
    #expect(try folder.names.count == others.count + 2)
    #expect(!(try folder.names.contains("f.unfinished-abcdef")))
    try written.finish()
    try second.finish()
    #expect(try folder.names == (others + ["f"]).sorted())
    #expect(try folder.bytes(of: "f") == Data("two".utf8))
  }

  @Test("replaces no library, which others may have open")
  func library() throws {
    let library = Library(at: .file(path: folder.path + "/f", isNamed: false))
    try library.write(ifAbsent: .isMade) { _ in }
    let before = try folder.bytes(of: "f")
    var file = try begin("f", writing: "new")
    #expect(throws: WriteProblem.isDatabase) { try file.finish() }
    file.discard()
    #expect(try folder.bytes(of: "f") == before && folder.names == ["f"])
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
      try file.finish()
      #expect(try folder.bytes(of: "far/f") == Data(text.utf8))
    }
    #expect(try folder.names == ["chain", "far", "link"])
    let link = folder.path + "/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "far/f")
  }

  @Test("can't be begun in a folder that isn't there")
  func missingFolder() {
    let reason = SystemError(code: ENOENT).reason
    #expect(throws: WriteProblem.isInaccessible(reason)) { _ = try begin("no/f", writing: "") }
  }
}
