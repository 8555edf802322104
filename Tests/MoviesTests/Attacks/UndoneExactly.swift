import Foundation
import Testing

extension Attacks {
  /// Undo restores exactly what was there, and redo what was there then.
  @Suite("Undone exactly") nonisolated struct UndoneExactly {
    private let movies = Program()

    @Test(
      "random changes, undone and redone",
      arguments: 0..<(Attacks.isLong ? 2 : 1) as Range<UInt64>)
    @concurrent func sequence(_ index: UInt64) async {
      var changes = RandomChange(seed: Attacks.seed &+ index)
      // What the library held after each step that is done, and after those that can be redone.
      var (done, undone) = ([movies("list", "--json").out], [String]())
      var (made, steps) = (0, 0)
      while made < (Attacks.isLong ? 200 / (1 + Int(index)) : 20) {
        let (arguments, input) = changes.next()
        let run = movies.run(arguments, input: Data(input.utf8))
        let list = movies("list", "--json").out
        steps += 1
        switch (arguments[0], run.code) {
        case ("undo", 0):
          undone.append(done.removeLast())
        case ("redo", 0): done.append(undone.removeLast())
        case ("undo", 1): #expect(done.count == 1)
        case ("redo", 1): #expect(undone.isEmpty)
        case (_, 0) where list != done.last:
          done.append(list)
          undone = []
          made += 1
        case (_, 0), (_, 1), (_, 65): break
        default: Issue.record("seed \(Attacks.seed &+ index), \(arguments): \(run)")
        }
        #expect(list == done.last, "seed \(Attacks.seed &+ index), step \(steps): \(arguments)")
      }
      let states = movies("history").rows.map { $0[3] }
      #expect(states == undone.map { _ in "undone" } + done.dropFirst().map { _ in "done" })
      while let list = done.popLast(), !done.isEmpty {
        #expect(movies("list", "--json").out == list)
        #expect(movies("undo", "-q").code == 0)
      }
      #expect(movies("list", "--json").out == "[]\n")
      #expect(movies("check").code == 0)
      Attacks.tell("seed \(Attacks.seed &+ index): \(made) changes in \(steps) steps, undone all")
    }
  }
}
