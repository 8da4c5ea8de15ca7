/** A backend with valid records in which every text and URL is an attack. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostileAddresses, openPayloads, payloads } from './payloads'
import { startBackend } from './site'

/** Fields that identify records, and fields that are not text. */
const kept = /^(slug|letter|category|sort|star|.*_at|.*_id)$/
const addresses = /^(image|mob_image|link|file|document)$/

const groupSize = 12
const groups = Array.from({ length: Math.ceil(payloads.length / groupSize) }, (_, index) =>
  payloads.slice(groupSize * index, groupSize * (index + 1)).join(' '),
)
const attacks = [...groups, ...openPayloads]

/**
 * The first record of every list has all attacks that leave the parser in a closed state; the
 * others have a group of them, or one of those that do not, in turn. Each of these is in an article.
 */
export async function startHostileBackend() {
  const backend = await startBackend(['--posts', String(attacks.length)])
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
    attacks: attacks.length,
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

function wordsOf(id: number): string {
  return id === 1 ? payloads.join(' ') : (attacks[id % attacks.length] ?? '')
}

function idOf(record: unknown): number {
  return isObject(record) ? Number(record.id) || 0 : 0
}
