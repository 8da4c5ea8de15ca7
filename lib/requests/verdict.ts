/** What a status means for a callback request, in the browser and in the outbox. Pure. */

/** 4xx statuses that are temporary, or due to a wrong configuration or release: tried again. */
const retried: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 425, 429])

export type Verdict = 'delivered' | 'retry' | 'dead'

/** Only a refusal of the content itself ends the attempts. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'delivered'
  return status >= 400 && status < 500 && !retried.has(status) ? 'dead' : 'retry'
}
