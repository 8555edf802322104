/// Something in the file that no library of ours can hold: it is damaged, or was changed by something else.
struct Damage: Error, Hashable {
  /// What was found.
  let finding: LibraryCheck.Finding

  init(_ finding: LibraryCheck.Finding) { self.finding = finding }
}
