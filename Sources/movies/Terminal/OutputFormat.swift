/// A form in which movies are printed.
nonisolated enum OutputFormat: String, CaseIterable {
  case table
  case tsv
  case csv
  case json
  case jsonl
}
