/** Counts of addresses between two writes. Pure. */
import 'server-only'

/** What the site answered. */
export const askedAnswers = ['moved', 'gone', 'missing'] as const
export type AskedAnswer = (typeof askedAnswers)[number]

export interface CountedAddress {
  readonly path: string
  readonly answer: AskedAnswer
  /** Where it leads; `null` unless it has moved. */
  readonly to: string | null
  readonly count: number
}

/** Different addresses that are remembered; others are not counted until the next write. */
const maxAddresses = 2_000

export class Tally {
  private counts = new Map<string, CountedAddress>()

  note({ path, answer, to }: Omit<CountedAddress, 'count'>): void {
    const known = this.counts.get(path)
    if (!known && this.counts.size >= maxAddresses) return
    this.counts.set(path, { path, answer, to, count: (known?.count ?? 0) + 1 })
  }

  /** What was counted, once. */
  take(): readonly CountedAddress[] {
    const all = [...this.counts.values()]
    this.counts = new Map()
    return all
  }
}
