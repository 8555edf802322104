import Observation
import Synchronization

/// Whether anything that the reading depends on is told of while the change is made.
@MainActor
func isTold(
  of change: () throws -> Void, toWhoReads reading: () throws -> Void
) throws -> Bool {
  let told = Told()
  let read = withObservationTracking {
    Result { try reading() }
  } onChange: {
    told.flag.store(true, ordering: .relaxed)
  }
  try read.get()
  try change()
  return told.flag.load(ordering: .relaxed)
}

private final class Told: Sendable {
  let flag = Atomic(false)
}
