/**
 * The embedded backend as a process of its own, for tests and benchmarks:
 *
 *     node --conditions=react-server --import tsx tests/support/backend/server.ts --port 4000 --doctors 500
 *
 * `GET /__inbox` lists the requests it has received; the files of the sample are served beside
 * the API, as a clinic's backend serves its uploads. Sizes are those of `largeContent`.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Backend, createBackend } from '@/lib/backend/app'
import { cropIn } from '@/lib/clinic/files/crop'
import { ownFilePath } from '@/lib/clinic/files/served'
import { generateSeed } from '../seed'
import { memoryInbox } from './inbox'
import { serverOf } from './node-adapter'

const sizes = [
  'doctors',
  'analyses',
  'analysisCategories',
  'services',
  'promotions',
  'posts',
  'checkUps',
] as const

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      ...Object.fromEntries(sizes.map(size => [size, { type: 'string' } as const])),
    },
  })
  const given = new Map(Object.entries(values))
  const wanted = sizes.flatMap(size => (given.has(size) ? [[size, Number(given.get(size))]] : []))
  const inbox = memoryInbox()
  const seed = generateSeed(Object.fromEntries(wanted))
  const api = createBackend({ seed, inbox })

  const handler: Backend = async request => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) return api(request)
    return pathname === '/__inbox' ? Response.json(inbox.entries()) : sampleFile(pathname)
  }
  const server = serverOf(handler).listen(Number(values.port), values.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : values.port
  console.log(`Listening on http://${values.host}:${port}`)
}

async function sampleFile(pathname: string): Promise<Response> {
  const path = ownFilePath(cropIn(pathname).file)
  const type = types[path?.split('.').at(-1) ?? '']
  const file = path && type && (await readFile(path).catch(() => undefined))
  return file
    ? new Response(new Uint8Array(file), { headers: { 'Content-Type': type } })
    : new Response('Not found', { status: 404 })
}

void main()
