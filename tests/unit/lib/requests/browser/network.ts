/** A `fetch` for tests of sending that responds from a list. */
export interface Call {
  readonly path: string
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** A status, an `Error` for no response, or a promise of one to delay the response. */
export type Outcome = number | Error | Promise<number>

/**
 * Installs a `fetch` with these responses in turn, the last one repeated.
 * @returns the calls so far
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
