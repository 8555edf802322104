/// The names of a table's columns, compared trimmed and without case.
struct TableHeader: Equatable {
  /// The names, in lower case.
  let names: [String]

  /// The most bytes of a name that are looked at.
  private static let nameLimit = 512

  private let places: [String: Int]

  /// The names as the first line has them.
  init(_ cells: [String]) {
    var names = cells.map { cell in
      let isName = cell.utf8.count <= TableHeader.nameLimit
      return
        (isName ? cell : String(decoding: cell.utf8.prefix(TableHeader.nameLimit), as: UTF8.self))
        .trimmed.lowercased()
    }
    while names.last?.isEmpty == true { names.removeLast() }
    self.names = names
    places = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
  }
}

extension TableHeader {
  /// Where a column stands; `nil` when there is none of this name.
  func place(of name: String) -> Int? { places[name] }

  /// Whether there are columns of all of these names.
  func has(_ names: String...) -> Bool { names.allSatisfy { places[$0] != nil } }

  /// The first of some names that a column has.
  func first(of names: [String]) -> String? { names.first { places[$0] != nil } }
}
