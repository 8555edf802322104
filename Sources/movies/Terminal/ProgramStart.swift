#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// The arguments that the system hands over when it starts the program.
///
/// Swift's own `CommandLine` reads them from a file on Linux, `/proc/self/cmdline`: it has none where
/// no descriptor is free, and ends the program where there is no `/proc`.
nonisolated enum ProgramStart {
  /// An array of C strings.
  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  #if canImport(Glibc) && compiler(>=6.3)
    nonisolated(unsafe) private static var handedOver: (count: Int32, words: Words?) = (0, nil)

    /// glibc calls the functions in this section before the program begins, each with what `main` gets.
    @section(".init_array.00101") @used
    private static let keep: @convention(c) (Int32, Words?) -> Void = { count, words in
      handedOver = (count, words)
      // The runtime of a static program then finds no path to itself, for a helper of its own, and ends
      // the program, unless it is told the path. This runs before it.
      if access("/proc/self/exe", F_OK) != 0 { setenv("SWIFT_BACKTRACE", "swift-backtrace=/", 0) }
    }

    /// All of them, with the program's name in front.
    static var arguments: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
      UnsafeMutableBufferPointer(start: handedOver.words, count: Int(handedOver.count))
    }
  #else
    /// All of them, with the program's name in front; none where they can't be had.
    static var arguments: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
      UnsafeMutableBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    }
  #endif
}
