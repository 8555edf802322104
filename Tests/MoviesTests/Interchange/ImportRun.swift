import Foundation
import Testing

/// The built program, run from outside on a library and in a folder of its own.
nonisolated struct ImportRun {
  let folder: URL

  struct Result {
    let code: Int32
    let output: String
    let messages: String
  }

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names of all files in the folder, hidden ones included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs `movies` with these arguments, the library being `library.db` unless another is named.
  @discardableResult
  func callAsFunction(_ arguments: String..., input: String = "") throws -> Result {
    try start(arguments, input: input).result
  }

  func start(
    _ arguments: [String], input: String = "", through wrapper: [String] = []
  ) throws -> Started {
    let process = Process()
    let command = wrapper + [ImportRun.program.path()] + arguments
    process.executableURL = URL(filePath: wrapper.isEmpty ? command[0] : "/usr/bin/env")
    process.arguments = wrapper.isEmpty ? Array(command.dropFirst()) : command
    process.currentDirectoryURL = folder
    process.environment = [
      "MOVIES_LIBRARY": folder.appending(path: "library.db").path(), "TZ": "UTC",
      "PATH": "/usr/bin:/bin",
    ]
    let (inputPipe, outputPipe, messagePipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = messagePipe
    try ImportRun.withoutBlockedSignals { try process.run() }
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    return Started(process: process, output: outputPipe, messages: messagePipe)
  }

  /// Threads of the test runner block signals, and what they start inherits that.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// A run that may not have come to its end.
  struct Started {
    let process: Process
    let output: Pipe
    let messages: Pipe

    /// Waits for the end. The messages here are always few enough for the pipe.
    var result: Result {
      get throws {
        let output = try self.output.fileHandleForReading.readToEnd() ?? Data()
        let messages = try self.messages.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
          code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
          messages: String(decoding: messages, as: UTF8.self))
      }
    }
  }

  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "movies")
  }
}
