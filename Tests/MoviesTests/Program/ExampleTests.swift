import Foundation
import Testing

@testable import movies

/// The examples of the help, typed into a shell.
struct ExampleTests {
  /// A library, a change that was undone, and the files and folders that the examples speak of.
  private static let preparation = #"""
    mkdir -p "$HOME/bin" "$HOME/.zfunc" "$HOME/.config/fish/completions"
    ln -s "$movies" "$HOME/bin/movies"
    cd "$HOME" && export PATH="$HOME/bin:$PATH"
    movies add "Heat (1995)" --tag drama --seen-on 2024-05-01
    movies add "Ran (1985)"
    movies add "Cats (2019)" -r terrible
    movies --library old.db add "Old (2021)"
    printf 'title,year,rating\nAlien,1979,9\n' >ratings.csv
    printf 'Date,Name,Year,Letterboxd URI,Rating\n2024-05-01,Jaws,1975,https://boxd.it/2a6S,4.5\n' \
      >ratings.txt
    python3 -c "import zipfile; zipfile.ZipFile('letterboxd-you.zip','w').write('ratings.txt','ratings.csv')"
    """#

  @Test("each example does its work, and says nothing of mistakes")
  func examples() throws {
    for command in Commands.descriptions {
      for example in command.examples {
        let run = try run(example.line, of: command.name)
        #expect(run.code == 0, "\(example.line): \(run)")
        #expect(!run.err.contains("movies: "), "\(example.line): \(run)")
      }
    }
  }

  private func run(_ line: String, of command: String) throws -> Run {
    // What an example adds, or repeats, must not be there already.
    let state =
      switch command {
      case "redo": "movies undo --quiet"
      case "add": "movies remove Heat Ran --yes"
      case "merge": "movies edit Ran --title Heat --year 1996"
      default: ":"
      }
    let script = "set -e -o pipefail\n{ \(Self.preparation)\n\(state)\n} >/dev/null\n" + line
    let movies = Program()
    try script.write(toFile: movies.folder + "/example", atomically: true, encoding: .utf8)
    return movies.shell("bash \"$HOME/example\"")
  }
}
