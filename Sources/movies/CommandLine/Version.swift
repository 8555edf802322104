/// The version of the program.
enum Version {
  static let number = "1.0.0"

  /// The day of the version, as the manual shows it.
  static let date = "November 30, 2026"
}
