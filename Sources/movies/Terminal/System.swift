#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// The process as the system started it.
enum System {
  /// The arguments without the program's name; the place of one that isn't UTF-8 is thrown.
  ///
  /// - Throws: `UsageError.notUTF8`, `NoArguments`.
  static func arguments() throws -> [String] {
    let words = ProgramStart.arguments
    guard !words.isEmpty else { throw NoArguments() }
    return try words.indices.dropFirst().compactMap { position in
      guard let bytes = words[position] else { return nil }
      guard let argument = String(validatingCString: bytes) else {
        throw UsageError.notUTF8(position: position)
      }
      return argument
    }
  }

  /// The system handed nothing over, not even the program's name.
  struct NoArguments: Error {}

  /// The value of an environment variable, for words; what isn't UTF-8 in it is replaced.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value of an environment variable that names a file, which it wouldn't with bytes replaced.
  ///
  /// - Throws: `UsageError.variableNotUTF8`.
  static func path(_ name: String) throws(UsageError) -> String? {
    guard let bytes = getenv(name) else { return nil }
    guard let path = String(validatingCString: bytes) else { throw .variableNotUTF8(name) }
    return path
  }

  /// Gives every standard stream that is closed a descriptor that can't be used, so that no file
  /// opened later, the library least of all, takes its place.
  static func secureStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Has a closed pipe end the program, and a file that grows larger than the user may make it be an
  /// error like others.
  static func prepareSignals() {
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program.
  static func exit(_ code: ExitCode) -> Never { endProcess(code.rawValue) }
}

private func endProcess(_ code: Int32) -> Never { exit(code) }
