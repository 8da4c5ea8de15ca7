/**
 * A proxy in front of a real backend that passes its responses on, corrupts them, or sends none. It
 * keeps its URL while it is down.
 */
import {
  createServer,
  type IncomingMessage,
  request as requestOf,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Running, startBackend } from './site'

/**
 * What a backend in an outage does, one of each kind: no connection, no response, an invalid response,
 * no records. Other ways to fail, such as slow bytes, pages of proxies or records of another API, are
 * the same failures to the client and to the reader of lists, whose unit tests send them.
 */
export const moods = ['down', 'hang', 'garbage', 'empty'] as const

/** Longer than a page waits, and shorter than the timeout of a background call. */
const slowMs = 6000

/** Failure modes of the backend; `slow` responds after all, and `well` is none. */
export type Mood = (typeof moods)[number] | 'slow' | 'well'

export interface Moody {
  readonly url: string
  /** Changes the failure mode; hanging connections are closed. */
  readonly become: (mood: Mood) => Promise<void>
  /** Makes the record with this slug invalid in all lists. */
  readonly spoil: (slug: string | null) => void
  /** Responds with 500 for the lists of these paths. */
  readonly withhold: (paths: readonly string[]) => void
  /** Changes content in the backend. */
  readonly change: (path: string, fields: object) => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startMoodyBackend(): Promise<Moody> {
  const backend: Running = await startBackend()
  let mood: Mood = 'well'
  let spoiled: string | null = null
  let withheld: readonly string[] = []

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mood === 'hang') return
    if (mood === 'slow') await sleep(slowMs)
    if (request.method === 'POST') return passOn(backend.url, request, response)
    const isWithheld = withheld.includes((request.url ?? '').split('?')[0] ?? '')
    if (isWithheld) return void response.writeHead(500, json).end('{"message":"Boom"}')
    if (mood === 'garbage') return void response.writeHead(200, json).end('\u0000\u0001]}{ä')
    const real = await fetch(backend.url + request.url, {
      headers: { 'Accept-Language': String(request.headers['accept-language'] ?? 'ru') },
    })
    const body = await real.text()
    if (mood === 'empty') return void response.writeHead(200, json).end(emptied(body))
    const sent = spoiled === null ? body : mapped(body, isNamed(spoiled), withWrongFields)
    response.writeHead(real.status, json).end(sent)
  }

  const port = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${port}`,
    async become(next) {
      mood = next
      server.closeAllConnections()
      if (next === 'down' && server.listening) await close(server)
      if (next !== 'down' && !server.listening) await listen(server, port)
    },
    spoil: slug => {
      spoiled = slug
    },
    withhold: paths => {
      withheld = paths
    },
    async change(path, fields) {
      const body = JSON.stringify(fields)
      const response = await fetch(backend.url + path, { method: 'PUT', headers: json, body })
      if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
    },
    async stop() {
      if (server.listening) await close(server)
      await backend.stop('SIGKILL')
    },
  }
}

const json = { 'Content-Type': 'application/json' }

/** Requests of visitors arrive, and are answered by the real backend. */
function passOn(url: string, given: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = given
  const passed = requestOf(url + given.url, { method, headers }, real => {
    response.writeHead(real.statusCode ?? 502, real.headers)
    real.pipe(response)
  })
  passed.once('error', () => response.destroy())
  given.pipe(passed)
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function emptied(body: string): string {
  return JSON.stringify(inData(JSON.parse(body), value => (Array.isArray(value) ? [] : value)))
}

/** The response with the records changed that match `wanted`. */
function mapped(body: string, wanted: (record: Json) => boolean, change: (record: Json) => Json) {
  const one = (value: unknown) => (isObject(value) && wanted(value) ? change(value) : value)
  const all = (value: unknown) => (Array.isArray(value) ? value.map(one) : one(value))
  return JSON.stringify(inData(JSON.parse(body), all))
}

/** Applies `change` inside the envelopes. */
function inData(value: unknown, change: (value: unknown) => unknown): unknown {
  if (isObject(value) && 'data' in value) return { ...value, data: inData(value.data, change) }
  return change(value)
}

const isNamed = (slug: string) => (record: Json) => record.slug === slug

function withWrongFields(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, name === 'slug' ? value : [{ value }]]),
  )
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function close(server: Server): Promise<void> {
  const closed = new Promise(resolve => server.close(resolve))
  server.closeAllConnections()
  await closed
}
