import { randomUUID } from 'node:crypto'
import { freshPhone } from '../../support/clients'

/** Visitors who come whether or not those before them have been answered, as on any day. */
export interface Load {
  /** Everything that failed or was not answered in time; empty when all went well. */
  readonly failures: string[]
  /** Milliseconds that each served page took. */
  readonly pages: readonly number[]
  /** Keys of the callback requests that got a 2xx. */
  readonly acknowledged: string[]
  /** Stops after all requests in flight have completed. */
  readonly stop: () => Promise<void>
}

export interface Rate {
  /** ms between two pages. */
  readonly pageMs: number
  /** ms between two callback requests. */
  readonly requestMs: number
  /** ms after which a visitor goes away. */
  readonly patienceMs?: number
}

/**
 * @param url of the site
 * @param paths of pages to request, each in turn
 */
export function startLoad(
  url: string,
  paths: readonly string[],
  { pageMs, requestMs, patienceMs = 20_000 }: Rate = { pageMs: 100, requestMs: 3000 },
): Load {
  const failures: string[] = []
  const acknowledged: string[] = []
  const pages: number[] = []
  const inFlight = new Set<Promise<unknown>>()

  async function visit(index: number): Promise<void> {
    const path = paths[index % paths.length] ?? '/'
    const began = performance.now()
    const { status, body } = await ask(path)
    if (status !== 200 || !body.endsWith('</html>'))
      throw new Error(`${path}: ${status}, ${body.length} characters`)
    pages.push(performance.now() - began)
  }

  async function submit(): Promise<void> {
    const key = randomUUID()
    // Each of another person: the same content is the same request.
    const phone = freshPhone()
    const { status, body } = await ask('/api/application-feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Айгүл', phone, type: 'mobile' }),
    })
    if (status >= 300) throw new Error(`A request: ${status} ${body}`)
    acknowledged.push(key)
  }

  /** Nothing is tried again. */
  async function ask(path: string, init?: RequestInit) {
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patienceMs) })
      return { status: response.status, body: await response.text() }
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).cause ?? error}`)
    }
  }

  function every(ms: number, act: (index: number) => Promise<void>) {
    let count = 0
    return setInterval(() => {
      const index = count++
      const began = new Date().toISOString()
      const done = act(index)
        .catch(error => failures.push(`${began} ${error}`))
        .finally(() => inFlight.delete(done))
      inFlight.add(done)
    }, ms)
  }

  const timers = [every(pageMs, visit), every(requestMs, submit)]
  return {
    failures,
    acknowledged,
    pages,
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(inFlight)
    },
  }
}
