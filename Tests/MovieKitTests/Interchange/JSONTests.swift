import Foundation
import Testing

@testable import MovieKit

@Suite("JSON")
struct JSONTests {
  @Test(
    "agrees with Foundation on what is JSON",
    arguments: [
      "{}", "[]", "null", "true", "1", "-0.5e+3", "\"a\\u00e9\\ud83c\\udfac\\n\\/\"",
      "{\"a\":[1,{\"b\":null}],\"c\":\"d\"}", " [ 1 , 2 ] ", "", "{", "{\"a\":}", "{a:1}",
      "[1 2]", "01x", "tru", "\"\\x\"", "\"a", "\"\u{1}\"", "1.", "-", "[1]]", "nul", "\"\\u12g4\"",
      "{\"a\" 1}",
    ])
  func agrees(_ text: String) {
    let theirs = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    let ours = try? JSONParser.value(of: Array(text.utf8))
    #expect((ours == nil) == (theirs == nil))
  }

  @Test("values") func values() throws {
    let value = try JSONParser.value(
      of: Array(#"{"a":"é\ud83c\udfac\t","b":[1,-2.5e1,true,null],"c":{}}"#.utf8))
    #expect(value["a"]?.text == "é🎬\t")
    #expect(value["b"]?.elements == [.number("1"), .number("-2.5e1"), .bool(true), .null])
    #expect(value["c"] == .object([:]))
    #expect(value["d"] == nil)
  }

  @Test("half of a character is repaired, and nothing traps")
  func surrogates() throws {
    #expect(try JSONParser.value(of: Array(#""\ud83cx""#.utf8)) == .string("\u{FFFD}x"))
    #expect(throws: JSONParser.Malformed()) { try JSONParser.value(of: Array(#""\ud83c\u""#.utf8)) }
  }

  @Test(
    "a comma too many is refused, which Foundation lets pass", arguments: ["[1,]", "{\"a\":1,}"])
  func spareComma(_ text: String) {
    #expect(throws: JSONParser.Malformed()) { try JSONParser.value(of: Array(text.utf8)) }
  }

  @Test("deep nesting is refused")
  func deep() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONParser.Malformed()) { try JSONParser.value(of: deep) }
  }

  @Test("elements of an array and of lines, each with its line")
  func elements() throws {
    let texts = ["[{\"a\":\"}]\"},\n {\"b\":{}}\n]\n", "{\"a\":\"}]\"}\n{\"b\":{}}"]
    for text in texts {
      var elements = JSONElements(ByteStream(Array(text.utf8)))
      var found: [(Int, String)] = []
      while let element = try elements.next() {
        found.append((element.line, String(decoding: element.bytes, as: UTF8.self)))
      }
      #expect(found.map(\.0) == [1, 2])
      #expect(found.map(\.1) == ["{\"a\":\"}]\"}", "{\"b\":{}}"])
    }
  }
}
