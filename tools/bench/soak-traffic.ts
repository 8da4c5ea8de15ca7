import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { layouts } from './visits'

/**
 * Mixed traffic: pages in both layouts, the API, searches, pictures, nonexistent
 * URLs, callback requests, and connections that are aborted at any moment.
 */

const visitors = 8
const noOne = { status: 0 } as const

type Sent = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}
export type Traffic = {
  requests: number
  aborted: number
  failures: string[]
  stop: () => Promise<void>
}

/** Sends requests until it is stopped. @param paths of pages @returns live counters */
export function startTraffic(url: string, paths: readonly string[]): Traffic {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * visitors })
  const traffic: Traffic = { requests: 0, aborted: 0, failures: [], stop }
  let stopped = false

  async function visitor() {
    while (!stopped) {
      const [act, expected] = pick(choices)
      try {
        const { status } = await act()
        if (status !== expected) traffic.failures.push(`${act.name}: ${status}`)
      } catch (error) {
        traffic.failures.push(`${act.name}: ${error}`)
      }
      traffic.requests += 1
    }
  }

  async function stop() {
    stopped = true
    await Promise.all(running)
    agent.destroy()
  }

  const ask = (sent: Sent) => send(url, sent, agent)
  const breakOff = async (sent: Sent, ms: number) => {
    traffic.aborted += 1
    await send(url, sent, undefined, ms)
    return noOne
  }
  const agents = Object.values(layouts).map(({ userAgent }) => ({ 'User-Agent': userAgent }))

  /** Weight, action, and expected status. */
  const choices = weighted([
    [
      50,
      function page() {
        return ask({ path: pick(paths), headers: pick(agents) })
      },
      200,
    ],
    [
      10,
      function list() {
        return ask({ path: pick(lists) })
      },
      200,
    ],
    [
      5,
      function search() {
        return ask({ path: `/search?q=${word()}` })
      },
      200,
    ],
    [
      5,
      function hits() {
        return ask({ path: `/api/search?q=${word()}` })
      },
      200,
    ],
    [
      5,
      function unknown() {
        return ask({ path: `/${word()}/${word()}` })
      },
      404,
    ],
    [
      5,
      function submission() {
        return ask(callback())
      },
      201,
    ],
    [
      10,
      function abortedPage() {
        return breakOff({ path: pick(paths) }, Math.random() * 20)
      },
      0,
    ],
    [
      5,
      function abortedSearch() {
        return breakOff({ path: `/search?q=${word()}` }, Math.random() * 40)
      },
      0,
    ],
    [
      5,
      function abortedSubmission() {
        return breakOff({ ...callback(), body: '{"name":"' }, Math.random() * 20)
      },
      0,
    ],
  ])
  const running = Array.from({ length: visitors }, visitor)
  return traffic
}

const lists = ['/api/doctors', '/api/promotions', '/api/posts', '/api/job-titles']

function word() {
  return randomUUID().slice(0, 8)
}

function callback(): Sent {
  const phone = `7701${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  return {
    path: '/api/application-feedback',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ name: 'Soak', phone, type: 'mobile' }),
  }
}

function pick<T>(list: readonly T[]) {
  return list[Math.floor(Math.random() * list.length)] as T
}

type Act = () => Promise<{ status: number }>
function weighted(acts: readonly (readonly [number, Act, number])[]): [Act, number][] {
  return acts.flatMap(([weight, act, status]) => Array(weight).fill([act, status]))
}

/**
 * @param agent none for a new connection
 * @param abortAfter ms until the connection is aborted; Content-Length then exceeds the body
 */
function send(
  url: string,
  { path, method = 'GET', headers = {}, body }: Sent,
  agent?: Agent,
  abortAfter?: number,
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const length =
      body === undefined ? {} : { 'Content-Length': body.length + (abortAfter ? 100 : 0) }
    const options = { method, agent: agent ?? false, headers: { ...headers, ...length } }
    const outgoing = request(url + path, options, response => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
      response.on('error', abortAfter === undefined ? reject : () => resolve(noOne))
    })
    outgoing.on('error', abortAfter === undefined ? reject : () => resolve(noOne))
    outgoing.write(body ?? '')
    if (abortAfter === undefined) outgoing.end()
    else setTimeout(() => outgoing.destroy(), abortAfter)
    outgoing.on('close', () => resolve(noOne))
  })
}
