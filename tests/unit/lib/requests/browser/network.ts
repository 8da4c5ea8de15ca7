/** The edge of the browser for tests of sending: a `fetch` that answers from a list. */
export interface Call {
  readonly path: string
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** A status, an `Error` for no response at all, or a promise of one to hold the response back. */
export type Outcome = number | Error | Promise<number>

/**
 * Puts a `fetch` in place that gives these responses in turn and the last one for ever.
 * @returns the calls made so far
 */
export function network(...outcomes: readonly Outcome[]): readonly Call[] {
  const calls: Call[] = []
  globalThis.fetch = async (input, init = {}) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)] ?? 201
    calls.push({
      path: String(input),
      init,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)),
    })
    if (outcome instanceof Error) throw outcome
    const status = await outcome
    return { status, ok: status >= 200 && status < 300 } as Response
  }
  return calls
}

export const offline = () => new TypeError('Failed to fetch')
