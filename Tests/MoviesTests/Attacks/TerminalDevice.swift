import Glibc

/// A pseudo-terminal whose mode can be looked at.
nonisolated struct TerminalDevice: ~Copyable {
  let name: String
  private let master: Int32
  private let slave: Int32

  init() {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // Linux's TIOCSPTLCK and TIOCGPTN, which Swift's module of the C library leaves out.
    var (lock, number) = (Int32(0), Int32(-1))
    _ = ioctl(master, UInt(0x4004_5431), &lock)
    _ = ioctl(master, UInt(0x8004_5430), &number)
    name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    close(slave)
    close(master)
  }

  /// The flags of the terminal's mode.
  var mode: [UInt32] {
    var mode = termios()
    tcgetattr(slave, &mode)
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
  }

  /// Makes it so many columns wide, which whoever runs there is told of.
  func resize(to columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  /// Types keys.
  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Reads until a word is on the screen, or for ten seconds, and gives all that was read.
  @discardableResult
  func waitForOutput(of word: String) -> String {
    var (screen, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end, !String(decoding: screen, as: UTF8.self).contains(word) {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 100) > 0 else { continue }
      let count = read(master, &bytes, bytes.count)
      screen += bytes.prefix(max(0, count))
    }
    return String(decoding: screen, as: UTF8.self)
  }

  /// Waits until the mode is one that is wanted, or for ten seconds.
  func waitForMode(where isWanted: ([UInt32]) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end, !isWanted(mode) { usleep(10_000) }
    return isWanted(mode)
  }
}
