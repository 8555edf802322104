import MovieKit

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

  /// What runs it, once it was started.
  private var run: Run?

  /// A pager at work.
  private struct Run {
    /// The shell that waits for it.
    let shell: pid_t

    /// What became of signals before.
    let actions: [SignalActions]

    /// The mode of the terminal before.
    let mode: termios
  }

  /// The signal that asks the program to end, zero where none came, and the pager, zero where it isn't
  /// known; for signal handlers.
  nonisolated(unsafe) private static var requested: sig_atomic_t = 0
  nonisolated(unsafe) private static var process: pid_t = 0

  /// A pager for a screen of this size.
  init(command: String, size: (rows: Int, columns: Int)) {
    self.command = command
    self.size = size
  }
}

nonisolated extension Pager {
  /// The pager that is to be used for a screen; `nil` where there is to be none.
  ///
  /// It is the command in `PAGER`, unless that is blank or `cat`, else `less -FRX` where the terminal
  /// can do what that needs.
  init?(for screen: Screen, size: (rows: Int, columns: Int), environment: (String) -> String?) {
    guard let named = environment("PAGER") ?? (screen.canMoveCursor ? "less -FRX" : nil),
      case let command = named.trimmed, !command.isEmpty, command != "cat"
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
  var isRunning: Bool { run != nil }

  /// Runs the pager; where it can't be, the shell shows the text without one.
  ///
  /// - Returns: the descriptor to write to; `nil` when nothing can be run at all.
  mutating func start() -> Int32? {
    guard let text = Pipe() else { return nil }
    guard let number = Pipe() else {
      text.close()
      return nil
    }
    var mode = termios()
    tcgetattr(STDOUT_FILENO, &mode)
    // What git gives to pagers that aren't told what to do: colour, and no wait for a short text.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    let shell = Pager.spawn(command, reading: text, telling: number)
    closeDescriptor(text.reader)
    closeDescriptor(number.writer)
    defer { closeDescriptor(number.reader) }
    guard let shell else {
      closeDescriptor(text.writer)
      return nil
    }
    // The keys Ctrl-C and Ctrl-\ send signals to all programs at a terminal. They are for the pager; the
    // program that writes to it must not end before, and leave the terminal to two. When it is asked to
    // end itself, so is the pager.
    let actions = [
      SignalActions(ignoring: [SIGINT, SIGQUIT, SIGPIPE]),
      SignalActions(taking: [SIGTERM, SIGHUP]) { number in
        Pager.requested = number
        if Pager.process > 0 { kill(Pager.process, SIGTERM) }
      },
    ]
    run = Run(shell: shell, actions: actions, mode: mode)
    Pager.process = Pager.readNumber(from: number.reader)
    if Pager.requested != 0, Pager.process > 0 { kill(Pager.process, SIGTERM) }
    return text.writer
  }

  /// The shell waits for the pager, whatever keys are pressed, and shows the text itself where the
  /// command line is none, or can't be run, which 126 and 127 tell. The pager's process says its number.
  private static let script = """
    trap : INT QUIT
    if sh -n -c "$1" 2>/dev/null; then
      sh -c 'echo $$ >&3; exec 3>&- sh -c "$1"' sh "$1"
      case $? in 126|127) cat;; esac
    else
      exec 3>&-; cat
    fi
    """

  private static func spawn(_ command: String, reading text: Pipe, telling number: Pipe) -> pid_t? {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, text.reader, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, number.writer, 3)
    // What is ignored here is nothing that others were told to ignore.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments: [String] = ["sh", "-c", Pager.script, "sh", command]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ)
    return code == 0 ? process : nil
  }

  /// Reads a line with the number of a process; zero where there is none.
  private static func readNumber(from descriptor: Int32) -> pid_t {
    var (number, byte) = (pid_t(0), UInt8(0))
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, 0x30...0x39 ~= byte, number < pid_t.max / 10 - 1 else { return number }
      number = number * 10 + pid_t(byte - 0x30)
    }
  }

  /// Waits for the end of the pager, which is told that there is no more by closing the descriptor. The
  /// program ends by the signal that asked it to, if one did.
  mutating func finish(_ descriptor: Int32) {
    guard let run else { return }
    closeDescriptor(descriptor)
    var status: Int32 = 0
    while waitpid(run.shell, &status, 0) == -1, errno == EINTR {}
    Pager.process = 0
    for action in run.actions { action.restore() }
    self.run = nil
    guard Pager.requested != 0 else { return }
    // Not every pager that is ended puts it back.
    TerminalMode.set(run.mode, of: STDOUT_FILENO)
    raise(Pager.requested)
  }
}

/// A pipe whose ends no other program gets, unless it is given them.
nonisolated private struct Pipe {
  let reader: Int32
  let writer: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    closeDescriptor(reader)
    closeDescriptor(writer)
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
