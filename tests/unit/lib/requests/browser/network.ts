/** A `fetch` for tests of sending that responds from a list. */
export interface Call {
  readonly path: string
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** What another party answers in the site's place. */
export interface Foreign {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * A status of the site's own API, an answer of another party, an `Error` for no response, or a promise of a status to
 * delay the response.
 */
export type Outcome = number | Foreign | Error | Promise<number>

/** What `receive` answers, for every status. */
const own = (status: number): Foreign => ({
  status,
  type: 'application/json',
  body: JSON.stringify(status < 300 ? { status: 'accepted' } : { error: 'invalid' }),
})

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
    const answer = await outcome
    const { status, type, body } = typeof answer === 'number' ? own(answer) : answer
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: new Headers({ 'Content-Type': type }),
      text: async () => body,
    } as Response
  }
  return calls
}

export const offline = () => new TypeError('Failed to fetch')
