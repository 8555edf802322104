/// The names that HTML has for characters.
enum HTMLEntity {
  /// The character that stands between `&` and `;`; `nil` when it is no name of one.
  static func character(named name: Substring) -> String? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return scalar(UInt32(name.dropFirst(2), radix: 16))
    }
    if name.hasPrefix("#") { return scalar(UInt32(name.dropFirst())) }
    return names[String(name)]
  }

  private static func scalar(_ number: UInt32?) -> String? {
    guard let number, number > 0 else { return nil }
    // Numbers from 128 to 159 are meant as windows-1252: https://html.spec.whatwg.org/#numeric-character-reference-end-state
    return quirks[number] ?? Unicode.Scalar(number).map { String($0) }
  }

  private static let quirks: [UInt32: String] = [
    133: "…", 145: "‘", 146: "’", 147: "“", 148: "”", 150: "–", 151: "—",
  ]

  /// The names of U+00A0 to U+00FF, in their order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml
    """

  private static let names: [String: String] = {
    var names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "ndash": "–",
      "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
      "bdquo": "„", "bull": "•", "euro": "€", "trade": "™", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "lsaquo": "‹", "rsaquo": "›", "dagger": "†",
      "hearts": "♥", "minus": "−",
    ]
    for (name, number) in zip(latin.split(separator: " "), UInt32(0xA0)...) {
      names[String(name)] = Unicode.Scalar(number).map { String($0) }
    }
    return names
  }()
}
