import MovieKit

/// What people most likely meant by words that mean nothing where they stand.
extension ArgumentParser {
  /// The words of other programs, and what does here what they do there.
  private static let foreignCommands = [
    "ls": "list", "search": "list", "find": "list", "all": "list", "rm": "remove",
    "delete": "remove", "del": "remove", "watch": "seen", "watched": "seen", "log": "seen",
    "info": "show", "view": "show", "new": "add", "init": "add", "like": "rate", "grade": "rate",
    "modify": "edit", "change": "edit", "note": "edit", "review": "edit", "tag": "edit",
    "watchlist": "list --unseen", "todo": "list --unseen", "restore": "import", "load": "import",
    "save": "backup", "dump": "export", "copy": "backup", "verify": "check", "pick": "random",
    "dedupe": "duplicates",
  ]

  /// The command that a word is most likely meant to be.
  func command(near name: String) -> String? {
    ArgumentParser.foreignCommands[name.lowercased()] ?? name.nearest(in: commands.map(\.name))
  }
}

extension CommandDescription {
  /// The option, with its value, that an argument too many is most likely meant to be.
  func option(meantBy argument: String) -> String? {
    func spelling(_ name: String) -> String? {
      options.first { $0.name == name }.map { "\($0.spelling) \([argument].shellLine)" }
    }
    let isDate =
      PartialDate(year: 9998, month: 1, day: 1)
      .flatMap { Viewing(parsing: argument, today: $0) } != nil
    if Year(parsing: argument) != nil, let year = spelling("year") { return year }
    if Assessment(parsing: argument) != nil, let rating = spelling("rating") { return rating }
    if isDate, let date = spelling("on") ?? spelling("seen-on") { return date }
    if argument.allSatisfy(\.isNumber), let limit = spelling("limit") { return limit }
    return spelling("output")
  }
}
