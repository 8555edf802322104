import MovieKit

extension CompletionPass {
  private var library: CompletionViewModel {
    let option = values.keys.first { $0 == .library }
    return completer.library(option.flatMap { values[$0]?.last })
  }

  /// The tags that begin like what is typed.
  ///
  /// A library that can't be read has nothing to offer: nobody asked for a message.
  func tags(_ typed: String) -> [String] {
    // A name that a terminal would obey can't be shown, nor go into a line.
    let names = (try? library.tags(beginning: typed).map(\.name)) ?? []
    return names.filter { $0 == $0.printableLine }
  }

  /// The references that begin like what is typed behind a prefix, as the shell can use them.
  func movies(_ typed: String, after prefix: String) -> [Completions.Candidate] {
    let kept = String(Substring(request.kept.utf8.dropFirst(prefix.utf8.count)))
    let stored = found(typed, keeping: kept)
    let isGivenUp = request.shell.givesUp(typed, among: stored)
    guard kept != typed, stored.contains(where: isGivenUp) else { return stored.map(\.candidate) }
    let literal = Dictionary(
      found(typed, keeping: typed).map { ($0.movie.number, $0) },
      uniquingKeysWith: { one, _ in one })
    return stored.map { completion in
      (isGivenUp(completion) ? literal[completion.movie.number] ?? completion : completion)
        .candidate
    }
  }

  private func found(_ typed: String, keeping kept: String) -> [MovieCompletion] {
    (try? library.movies(
      beginning: typed, keeping: kept, allowingDash: scan.hasEndedOptions)) ?? []
  }
}

extension Shell {
  /// Which of some completions the shell passes over, or would give up something that was typed for:
  /// `amel` begins "Amélie" for us, but not for every shell.
  fileprivate func givesUp(
    _ typed: String, among completions: [MovieCompletion]
  ) -> (MovieCompletion) -> Bool {
    switch self {
    case .bash:
      // A number among titles keeps bash from replacing anything.
      let titles = completions.map(\.reference).filter { !$0.begins(with: "@") }
      let isShorter = titles.count > 1 && titles.commonPrefix.count < typed.count
      return { _ in isShorter }
    case .zsh:
      // The script sees to it.
      return { _ in false }
    case .fish:
      // It replaces no word with one of these in it, but only goes on behind it.
      let isFixed = typed.utf8.contains { "$*?({})".utf8.contains($0) }
      return { completion in
        isFixed
          ? !completion.reference.begins(with: typed)
          : !completion.reference.begins(withAnyCase: typed)
      }
    }
  }
}

extension [String] {
  /// What all of the texts begin with.
  fileprivate var commonPrefix: Substring {
    guard let first else { return "" }
    return dropFirst().reduce(first[...]) { common, text in
      common[
        ..<(zip(common.indices, text).first { common[$0] != $1 }?.0
          ?? common.index(
            common.startIndex, offsetBy: Swift.min(common.count, text.count)))]
    }
  }
}

extension MovieCompletion {
  /// The reference with as much of the movie's name as it doesn't tell.
  fileprivate var candidate: Completions.Candidate {
    let isTitle = reference == movie.title.text
    let meaning =
      switch isTitle {
      case true: movie.year?.description ?? ""
      case false: reference == movie.name ? "" : movie.name
      }
    return Completions.Candidate(
      word: reference, meaning: meaning,
      title: reference == movie.reference ? movie.reference + "  " + movie.name : movie.name)
  }
}
