import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** ms between requests: some are in flight at any time, and the machine is not kept busy. */
const pause = 200

/** Concurrent page and callback requests, like those of several browsers, with pauses. */
export interface Load {
  /** Everything that failed; empty when all went well. */
  readonly failures: string[]
  /** Number of pages that were served. */
  readonly pages: () => number
  /** Keys of the callback requests that got a 2xx. */
  readonly acknowledged: string[]
  /** Stops after all requests in flight have completed. */
  readonly stop: () => Promise<void>
}

/**
 * @param url of the site
 * @param paths of pages to request, each in turn
 */
export function startLoad(url: string, paths: readonly string[], visitors = 6, senders = 3): Load {
  const failures: string[] = []
  const acknowledged: string[] = []
  let stopped = false
  let visits = 0
  let sent = 0
  let pages = 0

  async function visit(): Promise<void> {
    const path = paths[visits % paths.length] ?? '/'
    visits += 1
    const response = await fetchAsBrowser(url + path)
    const html = await response.text()
    if (response.status === 200 && html.endsWith('</html>')) pages += 1
    else failures.push(`${path}: ${response.status}, ${html.length} characters`)
  }

  async function submit(): Promise<void> {
    const key = randomUUID()
    sent += 1
    // Each of another person: the same content is the same request.
    const phone = `7701${String(sent).padStart(7, '0')}`
    const response = await fetchAsBrowser(`${url}/api/application-feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Айгүл', phone, type: 'mobile' }),
    })
    if (response.ok) acknowledged.push(key)
    else failures.push(`request: ${response.status} ${await response.text()}`)
  }

  async function repeat(act: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await act().catch(error => failures.push(`${act.name}: ${error.cause ?? error}`))
      await sleep(pause)
    }
  }

  const everyone = [
    ...Array.from({ length: visitors }, () => repeat(visit)),
    ...Array.from({ length: senders }, () => repeat(submit)),
  ]
  return {
    failures,
    acknowledged,
    pages: () => pages,
    stop: async () => {
      stopped = true
      await Promise.all(everyone)
    },
  }
}

/**
 * Retries when a keep-alive connection was closed just as it was reused: browsers retry GET
 * requests, the site's form retries its submissions.
 */
async function fetchAsBrowser(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== 'UND_ERR_SOCKET') throw error
    return fetch(url, init)
  }
}
