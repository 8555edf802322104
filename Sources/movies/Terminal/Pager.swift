#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  @preconcurrency import Glibc
#endif

/// A program that shows a page at a time of what doesn't fit on the screen.
nonisolated struct Pager {
  /// The command line, for the shell.
  let command: String

  /// What fits on the screen.
  let size: (rows: Int, columns: Int)

  /// The process that runs it, once it was started.
  private var process: pid_t?

  /// The signals that the keys Ctrl-C and Ctrl-\ send to all programs at a terminal. They are for the
  /// pager; the program that writes to it must not end before, and leave the terminal to two.
  private static let signals = [SIGINT, SIGQUIT]

  /// A pager for a screen of this size.
  init(command: String, size: (rows: Int, columns: Int)) {
    self.command = command
    self.size = size
  }
}

nonisolated extension Pager {
  /// The pager that is to be used for a screen; `nil` where there is to be none.
  ///
  /// It is the command in `PAGER`, unless that is empty or `cat`, else `less -FRX` where the terminal
  /// can do what that needs.
  init?(for screen: Screen, size: (rows: Int, columns: Int), environment: (String) -> String?) {
    guard let command = environment("PAGER") ?? (screen.canMoveCursor ? "less -FRX" : nil),
      !command.isEmpty, command != "cat"
    else { return nil }
    self.init(command: command, size: size)
  }

  /// Whether a text doesn't fit on the screen. Its bytes tell how many cells it takes, or a few more.
  func isNeeded(for text: [UInt8]) -> Bool {
    var (rows, column, isEscape) = (1, 0, false)
    for byte in text {
      if isEscape {
        // Only colours are written, which end with this letter.
        isEscape = byte != UInt8(ascii: "m")
      } else if byte == UInt8(ascii: "\n") {
        (rows, column) = (rows + 1, 0)
      } else if byte == 0x1B {
        isEscape = true
      } else {
        column += byte.cells
        if column > size.columns { (rows, column) = (rows + 1, byte.cells) }
      }
      if rows > size.rows { return true }
    }
    return false
  }
}

nonisolated extension UInt8 {
  /// The most cells that a character takes which begins with this byte of UTF-8, none where none does.
  fileprivate var cells: Int {
    switch self {
    case 0x80..<0xC0: 0
    case 0xE3...: 2
    default: 1
    }
  }
}

nonisolated extension Pager {
  /// Whether it was started.
  var isRunning: Bool { process != nil }

  /// Runs the pager; where it can't be, the shell shows the text without one.
  ///
  /// - Returns: the descriptor to write to; `nil` when nothing can be run at all.
  mutating func start() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // What git gives to pagers that aren't told what to do: colour, and no wait for a short text.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    process = Pager.spawn(command, reading: ends[0], closing: ends[1])
    closeDescriptor(ends[0])
    guard process != nil else {
      closeDescriptor(ends[1])
      return nil
    }
    for number in Pager.signals + [SIGPIPE] { signal(number, SIG_IGN) }
    return ends[1]
  }

  /// The shell waits for the pager, whatever keys are pressed, and shows the text itself where the
  /// command line is none, or can't be run, which 126 and 127 tell.
  private static let script = """
    trap : INT QUIT
    if sh -n -c "$1" 2>/dev/null; then
      sh -c "$1"
      case $? in 126|127) cat;; esac
    else
      cat
    fi
    """

  private static func spawn(_ command: String, reading input: Int32, closing end: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, input)
    posix_spawn_file_actions_addclose(&actions, end)
    let arguments: [String] = ["sh", "-c", Pager.script, "sh", command]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, nil, &words, environ)
    return code == 0 ? process : nil
  }

  /// Waits for the end of the pager, which is told that there is no more by closing the descriptor.
  mutating func finish(_ descriptor: Int32) {
    guard let process else { return }
    closeDescriptor(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    for number in Pager.signals + [SIGPIPE] { signal(number, SIG_DFL) }
    self.process = nil
  }
}

extension Environment {
  /// Has results that don't fit on the screen go through a pager, where there is one to be used.
  mutating func pageOutput() {
    guard output.isTerminal else { return }
    let size = (rows: Screen.height(of: output), columns: screen.width ?? 80)
    output.pager = Pager(for: screen, size: size, environment: variable)
  }
}

nonisolated extension Screen {
  /// The lines of the screen at the other end of a stream.
  fileprivate static func height(of output: Output) -> Int {
    var size = winsize()
    let isKnown = ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown ? Int(size.ws_row) : 24
  }
}

nonisolated private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
