import Foundation

@testable import movies

/// What a body writes to an output.
func captured(_ body: (inout Output) throws -> Void) throws -> String {
  let path = FileManager.default.temporaryDirectory.path + "/movies-\(UUID().uuidString)"
  _ = FileManager.default.createFile(atPath: path, contents: nil)
  defer { try? FileManager.default.removeItem(atPath: path) }
  guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
  var output = Output(descriptor: file.fileDescriptor)
  try body(&output)
  try output.flush()
  try file.close()
  return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
}
