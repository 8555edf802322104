import MovieKit
import Testing

@testable import movies

/// Words for people, in the languages there are.
struct PhraseTests {
  @Test("English is what stands in the source")
  func english() {
    let count = 3
    #expect(("there is nothing to undo" as Phrase).text(in: .english) == "there is nothing to undo")
    #expect(("no \(count) of \("Heat")" as Phrase).text(in: .english) == "no 3 of Heat")
  }

  @Test("another language puts things where it needs them")
  func order() {
    let phrase: Phrase = "there is no option \("--x".quoted) for \("add")"
    #expect(phrase.key == "there is no option %1 for %2")
    #expect(phrase.text(in: .english) == "there is no option \"--x\" for add")
    #expect(phrase.text(in: .chinese) == "命令 add 没有选项“--x”")
  }

  @Test("what somebody typed is put in once, whatever it looks like")
  func hostileArguments() {
    let phrase: Phrase = "\("%2 %1 \\(x)"): \("%1")"
    for language in Language.allCases {
      #expect(phrase.text(in: language).hasPrefix("%2 %1 \\(x)"))
      #expect(phrase.text(in: language).hasSuffix("%1"))
    }
    #expect(("\("there is nothing to undo")" as Phrase).text(in: .chinese).contains("nothing"))
  }

  @Test("a per cent sign is one where no place follows it")
  func percent() {
    let phrase: Phrase = "100% of \(1), N% or \(2)%"
    #expect(phrase.text(in: .english) == "100% of 1, N% or 2%")
    #expect(Phrase(words: "%1 and %9").text(in: .english) == "%1 and %9")
  }

  @Test("more than nine things can be put in")
  func manyArguments() {
    let list = Phrase(joining: (1...12).map { "\($0)" }, with: ", ")
    #expect(list.text(in: .english) == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12")
    #expect(list.text(in: .chinese) == "1、2、3、4、5、6、7、8、9、10、11、12")
    #expect(Phrase(joining: [], with: ", ").text(in: .english) == "")
  }

  @Test("words within words are in the same language, ratings too")
  func nested() {
    let phrase: Phrase = "Added \("@1 Heat"), \(RatingText.name(.good, Score(halfStars: 8)))"
    #expect(phrase.text(in: .english) == "Added @1 Heat, good (8/10)")
    #expect(phrase.text(in: .chinese) == "已添加 @1 Heat，不错（8/10）")
  }

  @Test("words that a language doesn't know stay as they are")
  func unknownWords() {
    #expect(Phrase(words: "Exchange full").text(in: .chinese) == "Exchange full")
    #expect(Phrase(words: "No space left on device").text(in: .chinese) == "设备上没有空间")
  }
}
