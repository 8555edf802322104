nonisolated extension String {
  /// The parts that end with a code point, which no combining mark can hide.
  func parts(endingWith separator: Unicode.Scalar) -> [Substring.UnicodeScalarView] {
    unicodeScalars.split(separator: separator)
  }

  /// The first fields of CSV whose lines have one field.
  var fieldsOfCSV: [String] {
    var (fields, field, isQuoted) = ([String](), "".unicodeScalars, false)
    var scalars = unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      switch (scalar, isQuoted) {
      case ("\"", true) where next == "\"":
        field.append(scalar)
        next = scalars.next()
      case ("\"", _): isQuoted.toggle()
      case ("\n", false):
        fields.append(String(field))
        field = "".unicodeScalars
      default: field.append(scalar)
      }
    }
    return fields
  }
}

nonisolated extension Substring.UnicodeScalarView {
  /// A field of TSV as it was before its tabs, line ends and backslashes were written as two
  /// characters.
  var unescaped: Scalars {
    var (text, isEscape) = ("".unicodeScalars, false)
    for scalar in self {
      if isEscape {
        text.append(["t": "\t", "n": "\n", "r": "\r"][scalar] ?? scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.append(scalar)
      }
    }
    return Scalars(String(text))
  }
}
