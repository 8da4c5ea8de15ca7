import type { SummaryRow } from './summary'

/** Of one part of the benchmark. */
export interface Result {
  /** For the JSON file */
  figures: unknown
  /** A line for each budget that is exceeded */
  failures: readonly string[]
  /** For the table at the end */
  summary?: readonly SummaryRow[]
}
