import Foundation
import Glibc

@testable import movies

/// A shell on a pseudo-terminal that completes command lines of the program.
///
/// What it runs by the program's name hands completions on to the program, and else keeps the words
/// that arrived.
nonisolated final class ShellSession {
  private let movies: Program
  private let terminal: PseudoTerminal
  private let process: pid_t

  /// What came to the screen since the last prompt.
  private var screen: String { String(decoding: shown, as: UTF8.self) }

  private var shown: [UInt8] = []

  private static let prompt = "READY> "

  /// Starts a shell in the folder of a program, and has it read its script.
  init?(_ shell: Shell, of movies: Program) throws {
    guard let terminal = PseudoTerminal(width: 200) else { return nil }
    self.movies = movies
    self.terminal = terminal
    let bin = movies.folder + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try ShellSession.stub.write(toFile: bin + "/movies", atomically: true, encoding: .utf8)
    chmod(bin + "/movies", 0o755)
    try shell.initialization.write(
      toFile: movies.folder + "/" + shell.startFile, atomically: true, encoding: .utf8)
    let path = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    process = movies.start(
      ["/bin/sh", "-c", "cd && exec " + shell.interactive],
      environment: [
        "PATH": path, "MOVIES_PROGRAM": Program.path, "PS1": ShellSession.prompt,
        "ZDOTDIR": movies.folder,
      ], terminal: terminal.name)
    read { isReady }
  }

  private static let stub = #"""
    #!/bin/sh
    [ "$1" = completions ] && exec "$MOVIES_PROGRAM" "$@"
    printf '[%s]' "$@" >"$HOME/arriving" && mv "$HOME/arriving" "$HOME/arrived"

    """#

  deinit {
    kill(process, SIGKILL)
    _ = Program.wait(for: process)
    terminal.close()
  }
}

nonisolated extension ShellSession {
  /// Types a line and Return, and gives the words that arrived at the program, each in brackets.
  func type(_ line: String) -> String {
    let file = movies.folder + "/arrived"
    try? FileManager.default.removeItem(atPath: file)
    shown = []
    send(line + "\r")
    read { FileManager.default.fileExists(atPath: file) && isReady }
    let words = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let words else {
      defer { cancelLine() }
      return "nothing: \(screen)"
    }
    return words
  }

  /// Types keys, and tells whether a text comes to the screen; the line is then emptied.
  func shows(_ text: String, after keys: String) -> Bool {
    shown = []
    send(keys)
    read { screen.contains(text) }
    // Unlike an interrupt, this takes away no keys that are typed behind it.
    defer { send("\u{15}") }
    return screen.contains(text)
  }

  private func cancelLine() {
    shown = []
    send("\u{3}")
    read { isReady }
  }

  /// Whether the shell waits for a line.
  private var isReady: Bool { screen.contains(ShellSession.prompt) }

  private func send(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
  }

  private func read(until isDone: () -> Bool) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let end = ContinuousClock.now + .seconds(20)
    while !isDone(), ContinuousClock.now < end {
      var request = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 50) > 0 else { continue }
      let count = Glibc.read(terminal.master, &bytes, bytes.count)
      shown += bytes.prefix(max(0, count))
      // Newer shells wait for the terminal to say what it is.
      if screen.hasSuffix("\u{1B}[c") { send("\u{1B}[?1;2c") }
    }
  }
}

nonisolated extension Shell {
  /// What starts the shell with its file and with nothing that is set up on the machine.
  fileprivate var interactive: String {
    switch self {
    case .bash: "bash --noprofile --rcfile .bashrc -i"
    case .zsh: "zsh -d -i"
    case .fish: "fish --no-config -i -C 'source start.fish'"
    }
  }

  /// The file that the shell reads when it starts.
  fileprivate var startFile: String {
    switch self {
    case .bash: ".bashrc"
    case .zsh: ".zshrc"
    case .fish: "start.fish"
    }
  }

  /// What makes the shell complete.
  fileprivate var initialization: String {
    switch self {
    // Some systems have a file of their own that sets the prompt.
    case .bash: "PS1='READY> '\nsource <(movies completions bash)\n"
    case .zsh: "autoload -U compinit && compinit -D -u\nsource <(movies completions zsh)\n"
    case .fish: "movies completions fish | source\nfunction fish_prompt; echo -n 'READY> '; end\n"
    }
  }
}
