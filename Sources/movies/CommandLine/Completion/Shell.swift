/// A shell that can complete command lines of the program.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
