/// How the records and cells of a delimited text are told apart.
struct Dialect: Equatable {
  /// What stands between two cells.
  var separator = UInt8(ascii: ",")

  /// What quotes mean.
  var quoting = Quoting.standard

  /// What quotes mean.
  enum Quoting: Equatable {
    /// RFC 4180: a cell may stand in quotes, and a quote in it is doubled.
    case standard
    /// As the standard, but a quote in a quoted cell has a backslash before it.
    case backslash
    /// A cell may stand in quotes, but quotes in it are not marked. No cell spans lines.
    case unmarked
    /// Quotes are text like any other.
    case none
  }

  /// The separators that there are, the likeliest first.
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
}
