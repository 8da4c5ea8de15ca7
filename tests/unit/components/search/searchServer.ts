/** A `fetch` for tests of the search box that responds when told to. */

import { answer } from '../../../support/answer'

export interface Asked {
  readonly url: URL
  readonly headers: Headers
  readonly signal: AbortSignal
  respond(body: unknown, status?: number): void
  fail(): void
}

/**
 * Installs the `fetch`. An aborted call is rejected, as in browsers.
 * @returns the calls so far
 */
export function searchServer(): readonly Asked[] {
  const calls: Asked[] = []
  globalThis.fetch = (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const signal = init.signal ?? new AbortController().signal
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      calls.push({
        url: new URL(String(input), 'http://localhost'),
        headers: new Headers(init.headers),
        signal,
        respond: (body, status) => resolve(answer(body, status)),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  return calls
}
