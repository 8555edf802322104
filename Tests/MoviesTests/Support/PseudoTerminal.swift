import Foundation
import Glibc

/// What a run of the program on a terminal left behind.
nonisolated struct TerminalRun {
  let code: Int32

  /// All that was sent to the terminal, escape sequences included.
  let screen: String

  /// The lines of the screen without escape sequences and trailing spaces.
  var lines: [String] {
    screen.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
      .split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }
}

nonisolated extension Program {
  /// Runs the program on a pseudo-terminal, and types each of the keys when the screen has rested.
  func onTerminal(
    _ arguments: String..., keys: [String] = [], width: UInt16 = 80,
    environment: [String: String] = [:]
  ) -> TerminalRun {
    onTerminal(arguments, keys: keys, width: width, environment: environment)
  }

  /// Runs the program on a pseudo-terminal, and types each of the keys when the screen has rested.
  func onTerminal(
    _ arguments: [String], keys: [String] = [], width: UInt16 = 80,
    environment: [String: String] = [:]
  ) -> TerminalRun {
    guard let terminal = PseudoTerminal(width: width) else {
      return TerminalRun(code: -1, screen: "no pseudo-terminal")
    }
    defer { terminal.close() }
    let process = start(
      [Program.path] + arguments, environment: environment, terminal: terminal.name)
    return Program.converse(with: process, on: terminal.master, keys: keys)
  }

  private static func converse(
    with process: pid_t, on master: Int32, keys: [String]
  ) -> TerminalRun {
    var (keys, screen, status) = (keys[...], [UInt8](), Int32(0))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 150) > 0 {
        let count = read(master, &bytes, bytes.count)
        screen += bytes.prefix(max(0, count))
      } else if waitpid(process, &status, WNOHANG) == process {
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
        return TerminalRun(code: code, screen: String(decoding: screen, as: UTF8.self))
      } else if let key = keys.popFirst() {
        _ = Array(key.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      }
    }
    kill(process, SIGKILL)
    return TerminalRun(
      code: wait(for: process), screen: String(decoding: screen, as: UTF8.self))
  }
}

/// A pair of connected devices: what the program takes for a terminal, and the person at it.
nonisolated struct PseudoTerminal {
  /// The end of the person.
  let master: Int32

  /// The end of the program; held open, so that what it wrote can be read after its end.
  private let slave: Int32

  /// The device that the program opens.
  let name: String

  /// Linux's TIOCSPTLCK and TIOCGPTN, which Swift's module of the C library leaves out.
  private static let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))

  init?(width: UInt16) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number) = (Int32(0), Int32(-1))
    _ = ioctl(master, PseudoTerminal.setLock, &lock)
    guard ioctl(master, PseudoTerminal.getNumber, &number) == 0 else { return nil }
    name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  func close() {
    Glibc.close(slave)
    Glibc.close(master)
  }
}
