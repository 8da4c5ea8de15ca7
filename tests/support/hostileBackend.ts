/** A backend with valid records in which every text and URL is an attack. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostileAddresses, openPayloads, payloads } from './payloads'
import { startBackend } from './site'

/** Fields that identify records, and fields that are not text. */
const kept = /^(slug|letter|category|sort|star|.*_at|.*_id)$/
const addresses = /^(image|mob_image|link|file|document)$/

/** The first record of every list has all attacks; the others have one each, in turn. */
export async function startHostileBackend() {
  const backend = await startBackend(['--posts', String(payloads.length + openPayloads.length)])
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/api/')) return void response.writeHead(404).end()
    const headers = { 'Accept-Language': String(request.headers['accept-language'] ?? 'ru') }
    const real = await fetch(backend.url + request.url, { headers })
    response.writeHead(real.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(spoiled(await real.json())))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await backend.stop('SIGKILL')
    },
  }
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(record => hostile(record, idOf(record)))
  if (!isObject(value)) return value
  if ('data' in value) return { ...value, data: spoiled(value.data) }
  return hostile(value, idOf(value))
}

/** A record is the same in its list and as details. */
function hostile(value: unknown, id: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map(entry => hostile(entry, id, key))
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, hostile(inner, id, name)]),
    )
  }
  if (typeof value !== 'string' || kept.test(key)) return value
  if (addresses.test(key)) return hostileAddresses[id % hostileAddresses.length]
  return `${value.slice(0, 20)} ${wordsOf(id)}`
}

const all = [...payloads, ...openPayloads]

function wordsOf(id: number): string {
  return id === 1 ? payloads.join(' ') : (all[id % all.length] ?? '')
}

function idOf(record: unknown): number {
  return isObject(record) ? Number(record.id) || 0 : 0
}
