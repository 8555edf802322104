/// Texts that programs stumble over.
nonisolated enum HostileText {
  /// Those that are stored as they are.
  static let titles = [
    "'; DROP TABLE movie; --", "\" OR \"\"=\"", "%s%n%p%x", "\\", "\\t\\n", "\\\\", "$(id)`id`",
    "=cmd()|' /C calc'!A1", "+1+1", "@SUM(1)", "a,b;c|d", "\"quoted\"", "'", "a\\", "NULL",
    "<script>alert(1)</script>", "فيلم عربي", "סרט (עברי)", "\u{200F}rtl\u{200E}", "👨‍👩‍👧‍👦 Family",
    "🏳️‍🌈🇩🇪", "\u{301}combining first", "e\u{301}\u{323}\u{301}", "zero\u{200B}width\u{200D}joiner",
    "BOM \u{FEFF}within", "n̸̢̛o", "\u{FFFD}", "\u{FFFE}\u{FFFF}", "\u{10FFFF}", "\u{AD}soft\u{AD}",
    "\u{1F468}\u{200D}", "\u{202E}gpj.exe", "\u{2066}isolate\u{2069}", "ﷺ﷽", "Ǆ ŉ ß İ ı",
    "\u{1100}\u{1161}\u{11A8}", "𓀀", "NaN", "-0", "0x10", "1e999", "٣٠٠", "(1995)",
    "x (1995) (1996)",
    String(repeating: "x", count: 1000), String(repeating: "👨‍👩‍👧", count: 900),
    "a" + String(repeating: "\u{301}", count: 8000), "--help", "-", "--", "@", "@x", "tt0113277",
  ]

  /// Those that can't be titles, as bytes.
  static let refused: [[UInt8]] =
    [
      "a\u{0}b", "a\u{1B}[2Jb", "a\u{7}b", "a\u{7F}b", "a\u{85}b", "a\u{9B}31mb", "a\u{2028}b",
      "a\u{2029}b", "a\tb", "a\rb", "a\u{B}b", "\u{1B}", String(repeating: "x", count: 1001),
      "a" + String(repeating: "\u{301}", count: 8200),
    ].map { Array($0.utf8) }
    + [
      [0xED, 0xA0, 0x80], [0x61, 0xFF], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0x80],
      [0xE2, 0x80],
    ]
}
