import Foundation
import Testing

extension Attacks {
  /// Numbers that are higher than any machine counts.
  @Suite("Huge numbers") nonisolated struct HugeNumbers {
    private let movies = Program()

    private func line(_ key: String, _ value: String) -> String {
      var members = [
        "number": "1", "id": "\"01890000-0000-7000-8000-000000000000\"", "title": "\"Heat\"",
        "added": "\"2026-11-29T23:36:00Z\"", "changed": "\"2026-11-29T23:36:00Z\"",
      ]
      members[key] = value
      return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}\n"
    }

    static let numbers = [
      "0", "-1", "1000000001", "9223372036854775806", "9223372036854775807", "9223372036854775808",
      "-9223372036854775808", "99999999999999999999999999", "1e30", "1.5",
    ]

    @Test("in our own lines are bad rows", arguments: numbers)
    @concurrent func ownLines(_ number: String) async {
      for key in ["number", "year", "score"] {
        movies.put(line(key, number), into: "own.jsonl")
        let run = movies("import", "own.jsonl")
        #expect(run.code == 65 && run.err.hasPrefix("movies: own.jsonl:1: "), "\(key): \(run)")
        #expect(movies.names == ["own.jsonl"])
      }
      _ = movies("add", "Up", "-q")
      _ = movies("import", "own.jsonl", "--keep-going")
      #expect(movies("add", "Ran").out == "@2\tRan\t\tnot-seen\n")
    }

    @Test("a number that leaves none for others is told where it matters")
    @concurrent func highest() async {
      movies.put(
        line("number", "1000000000") + "{\"title\":\"Up\"}\n" + "{\"title\":\"Ran\"}\n",
        into: "own.jsonl")
      let run = movies("import", "own.jsonl")
      #expect(run.code == 65 && run.err.hasPrefix("movies: own.jsonl:2: no number is left"))
      #expect(movies("import", "own.jsonl", "--keep-going", "-q").code == 0)
      #expect(movies("list").out == "@1000000000\tHeat\t\tnot-seen\n")
      #expect(movies("check").code == 0)
      let add = movies("add", "Dune")
      #expect(add.code == 1 && add.err.hasPrefix("movies: no number is left"), "\(add)")
      #expect(movies("rate", "Heat", "good", "-q").code == 0)
    }

    @Test(
      "in references are of no movie", arguments: numbers.dropFirst(2).filter { !$0.hasPrefix("-") }
    )
    @concurrent func references(_ number: String) async {
      movies.put(line("number", "1000000000"), into: "own.jsonl")
      _ = movies("import", "own.jsonl")
      let run = movies("show", "@" + number)
      #expect(run.code == 1)
      #expect(run.err == "movies: no movie matches \"@\(number)\"\n")
    }

    @Test("in tables of other programs are bad rows, or mean nothing")
    @concurrent func tables() async {
      let huge = "9223372036854775808"
      let texts = [
        "title,year\nHeat,\(huge)\n", "title,rating\nHeat,\(huge)\n", "title,date\nHeat,\(huge)\n",
        "title,rating\nHeat,\(huge)/10\n", "title,imdb\nHeat,tt\(huge)\n",
        "title\nHeat &#\(huge);\n",
        "movie_id,imdb_id,tmdb_id,rating,average_rating,title\n\(huge),\(huge),\(huge),4.5,3,Heat\n",
        "[{\"rated_at\":\"2025-07-01T00:00:00Z\",\"rating\":\(huge),\"type\":\"movie\",\"movie\":{\"title\":\"Up\",\"year\":\(huge),\"ids\":{\"trakt\":\(huge)}}}]",
      ]
      for text in texts {
        movies.put(text, into: "f")
        let run = movies("import", "f")
        #expect(run.isOfContract && [0, 65].contains(run.code), "\(text): \(run)")
      }
      movies.put("movieId,title,genres\n1,Heat (1995),X\n", into: "movies.csv")
      for moment in [huge, "9223372036854775807", "-9223372036854775808"] {
        movies.put("userId,movieId,rating,timestamp\n1,1,4.5,\(moment)\n", into: "ratings.csv")
        #expect(movies("import", "ratings.csv", "movies.csv").code == 0)
      }
    }
  }
}
