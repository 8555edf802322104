extension MovieStore {
  /// The outcome of a batch of one.
  ///
  /// - Throws: `MovieStoreError`, why that one was refused.
  func single(_ batch: () throws(BatchError) -> [Outcome]) throws(MovieStoreError) -> Outcome {
    let outcomes: [Outcome]
    do {
      outcomes = try batch()
    } catch {
      switch error {
      case .library(let problem): throw .library(problem)
      case .items(let failures):
        guard let first = failures.first else { preconditionFailure("a refusal without a cause") }
        throw first.error
      }
    }
    guard let outcome = outcomes.first else { preconditionFailure("a change without an outcome") }
    return outcome
  }
}
