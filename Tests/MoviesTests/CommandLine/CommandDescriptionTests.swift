import MovieKit
import Testing

@testable import movies

/// What must hold of every declared command.
struct CommandDescriptionTests {
  private let descriptions = Commands.descriptions

  @Test("no two commands have the same name, and no two options of one a name or letter")
  func names() {
    #expect(Set(descriptions.map(\.name)).count == descriptions.count)
    for description in descriptions {
      let names = description.allOptions.map(\.name)
      let letters = description.allOptions.compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(description.name)")
      #expect(Set(letters).count == letters.count, "\(description.name)")
    }
  }

  @Test("a letter means the same option in every command")
  func letters() {
    var meanings: [Character: String] = [:]
    for option in descriptions.flatMap(\.allOptions) {
      guard let letter = option.letter else { continue }
      #expect(meanings[letter] == nil || meanings[letter] == option.name, "-\(letter)")
      meanings[letter] = option.name
    }
  }

  @Test("every command has two or three examples, and each of them parses")
  func examples() throws {
    let parser = ArgumentParser(commands: descriptions)
    for description in descriptions {
      #expect(2...3 ~= description.examples.count, "\(description.name)")
      for example in description.examples {
        let calls = example.line.split { "|<>".contains($0) }.filter { $0.contains("movies ") }
        #expect(!calls.isEmpty, "\(example.line)")
        for call in calls {
          // In a process substitution the command line ends with a parenthesis.
          let words = (call.hasPrefix("(") ? call.dropFirst().dropLast() : call).shellWords
          let start = try #require(words.firstIndex(of: "movies"))
          // What xargs appends stands for itself.
          let appended = words.contains("xargs") ? ["@1"] : []
          _ = try parser.parse(words[(start + 1)...] + appended)
        }
      }
    }
  }

  @Test("every option and argument is documented, and no help line is too long")
  func documentation() {
    for description in descriptions {
      for option in description.allOptions { #expect(!option.help.key.isEmpty) }
      for argument in description.arguments { #expect(!argument.help.key.isEmpty) }
      let help = HelpText(commands: descriptions, language: .english)
      for line in help.page(for: description).split(separator: "\n") {
        #expect(line.count <= 90, "\(line)")
      }
    }
  }
}

extension Substring {
  /// The words as a shell would split them, with double quotes only.
  fileprivate var shellWords: [String] {
    var (words, word, isQuoted, hasWord) = ([String](), "", false, false)
    for character in self {
      switch character {
      case "\"": (isQuoted, hasWord) = (!isQuoted, true)
      case " " where !isQuoted:
        if hasWord { words.append(word) }
        (word, hasWord) = ("", false)
      default: (word, hasWord) = (word + String(character), true)
      }
    }
    return hasWord ? words + [word] : words
  }
}
