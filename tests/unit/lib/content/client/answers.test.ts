/** The responses of backends as clinics have them, over HTTP: charsets, redirects, limits, odd bodies. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Resource } from '@/lib/content/client/parse'
import { fetcherOf, sourceOf } from '@/lib/content/client/reader'
import { httpTransport } from '@/lib/content/client/transport'
import { sendToBackend } from '@/lib/requests/outbox/send-to-backend'

const name = 'Общий анализ крови «ОАК» № 1'
const records = [{ id: 1, slug: 'oak', name }]
const json = { 'Content-Type': 'application/json' }

interface Thing {
  readonly id: number
  readonly slug: string
  readonly name: string
}

const thing: Resource<Thing> = {
  entity: 'thing',
  path: 'things',
  schema: z.object({ id: z.number(), slug: z.string(), name: z.string() }),
  clean: value => value,
}

let server: Server
let origin: string
let respond: (request: IncomingMessage, response: ServerResponse) => void
let calls: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    respond(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  calls = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = (locale: 'ru' | 'kk' = 'ru') =>
  sourceOf(fetcherOf(httpTransport(origin))).list(thing, locale)

const send = () =>
  sendToBackend(
    {
      path: 'application-feedback',
      payload: { name: 'A', phone: '77001234567', type: 'consult' },
      idempotencyKey: 'key-1',
      sessionId: '',
      locale: 'ru',
    },
    httpTransport(origin),
  )

const sends = (body: string | Buffer, headers: Record<string, string> = json, status = 200) => {
  respond = (_, response) => response.writeHead(status, headers).end(body)
}

/** Windows-1251: the letters are at 0xC0, the rest of what the name has is listed. */
function windows1251(text: string): Buffer {
  const others: Record<string, number> = { '«': 0xab, '»': 0xbb, '№': 0xb9, ё: 0xb8 }
  return Buffer.from(
    [...text].map(sign => {
      const code = sign.charCodeAt(0)
      if (code < 0x80) return code
      return others[sign] ?? code - 0x410 + 0xc0
    }),
  )
}

const text = JSON.stringify(records)

describe('a body', () => {
  const type = (charset: string) => ({ 'Content-Type': `application/json; charset=${charset}` })

  test.each([
    ['in UTF-8', text, json],
    ['with a byte order mark', `\uFEFF${text}`, json],
    ['in windows-1251, as its header says', windows1251(text), type('windows-1251')],
    ['in windows-1251 under another of its names', windows1251(text), type('"CP1251"')],
    ['in UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), json],
    ['in UTF-8 under a wrong default of the web server', text, type('windows-1251')],
    ['as text, as PHP sends it by default', text, { 'Content-Type': 'text/html; charset=UTF-8' }],
    ['without a type', text, {}],
  ])('%s is read', async (_, body, headers) => {
    sends(body, headers)
    expect(await read()).toEqual(records)
  })

  test.each<[string, string | Buffer, Record<string, string>, string]>([
    ['in windows-1251 without a word', windows1251(text), json, 'not in UTF-8'],
    ['in an unknown charset', windows1251(text), type('x-clinic'), 'x-clinic'],
    ['in another charset than it says', windows1251(text), type('utf-8'), 'utf-8'],
    ['that is a page', '<!DOCTYPE html><h1>502</h1>', { 'Content-Type': 'text/html' }, 'HTML'],
    ['that is empty', '', json, 'an empty answer, HTTP 200'],
    ['that is null', 'null', json, 'null'],
    ['that is cut off', text.slice(0, -9), json, 'no JSON'],
    ['with broken gzip', gzipSync(text).subarray(4), { 'Content-Encoding': 'gzip' }, 'compression'],
    [
      'with half of its gzip',
      gzipSync(text).subarray(0, 40),
      { 'Content-Encoding': 'gzip' },
      'no JSON',
    ],
    ['with gzip in name only', text, { 'Content-Encoding': 'gzip' }, 'compression'],
    ['that is too large', Buffer.alloc(33 * 1024 * 1024, ' '), json, 'more than 32 MB'],
    ['with a message', '{"status":"error","message":"x"}', json, 'an object with status, message'],
    ['with a list elsewhere', '{"result":{"items":[]}}', json, 'an object with result'],
    ['with a list too deep', '{"data":{"data":{"data":[]}}}', json, 'an object with data'],
    ['that is an empty object', '{"data":{}}', json, 'no list'],
  ])('%s is refused, and the reason is said', async (_, body, headers, reason) => {
    sends(body, headers)
    await expect(read()).rejects.toMatchObject({
      kind: 'format',
      message: expect.stringMatching(new RegExp(`things: format \\(.*${reason}`)),
    })
  })

  test('of a 204 is refused', async () => {
    sends('', {}, 204)
    await expect(read()).rejects.toThrow('things: format (an empty answer, HTTP 204)')
  })

  test.each([
    ['bare', { 0: records[0], 7: records[0] }],
    ['under data', { data: { 3: records[0], 7: records[0] } }],
  ])('with records by number, %s, is a list', async (_, body) => {
    sends(JSON.stringify(body))
    expect(await read()).toEqual([records[0], records[0]])
  })
})

describe('a name in all languages at once', () => {
  test.each([
    ['an object', { ru: 'Кровь', kk: 'Қан' }, 'Қан'],
    ['a JSON string', JSON.stringify({ ru: 'Кровь', kk: 'Қан' }), 'Қан'],
    ['with another code', { ru: 'Кровь', kz: 'Қан', en: 'Blood' }, 'Қан'],
    ['without Kazakh', { ru: 'Кровь', kk: null }, 'Кровь'],
  ])('as %s is read in the language of the page', async (_, both, kazakh) => {
    sends(JSON.stringify({ data: [{ id: 1, slug: 'a', name: both }] }))
    expect((await read('ru'))[0]?.name).toBe('Кровь')
    expect((await read('kk'))[0]?.name).toBe(kazakh)
  })
})

describe('records that break the schema', () => {
  const uuid = '5f0c7c1e-9f5e-4f3e-8f0e-0a4f5c1d2e3f'

  test('of the whole list: the reason names the first, and its fields', async () => {
    sends(JSON.stringify([{ id: uuid, slug: 'oak', name }]))
    await expect(read()).rejects.toThrow(
      'things: format (none of its 1 records can be used: "oak" is left out: id (a whole number is needed))',
    )
  })
})

describe('a redirect', () => {
  const redirects = (status: number, to: (url: string) => string) => {
    respond = (request, response) => {
      const url = request.url ?? ''
      const target = to(url)
      if (target === url) return response.writeHead(200, json).end(text)
      response.writeHead(status, { Location: target }).end()
    }
  }

  test.each([301, 302, 303, 307, 308])('%d within the origin is followed', async status => {
    redirects(status, () => '/api/v2/things?full=1')
    expect(await read()).toEqual(records)
    expect(calls).toEqual(['GET /api/things', 'GET /api/v2/things?full=1'])
  })

  test('to another origin is refused, and its name is said', async () => {
    redirects(301, () => 'https://other.example/api/things?token=1')
    await expect(read()).rejects.toThrow(
      'things: status 301 (redirects to https://other.example, which is not followed)',
    )
    expect(calls).toHaveLength(1)
  })

  test.each(['file:///etc/passwd', 'http://user:secret@127.0.0.1/x', 'http://127.0.0.1:1/x'])(
    'to %s is refused',
    async target => {
      redirects(302, () => target)
      await expect(read()).rejects.toMatchObject({ kind: 'status', status: 302 })
      expect(calls).toHaveLength(1)
    },
  )

  test('in a circle ends', async () => {
    redirects(302, url => `${url}x`)
    await expect(read()).rejects.toMatchObject({ kind: 'status', status: 302 })
    expect(calls.length).toBeLessThan(10)
  })

  test.each([301, 302, 307, 308])(
    'of a POST, %d to the same address with a slash, repeats it',
    async status => {
      redirects(status, url => (url.endsWith('/') ? url : `${url}/`))
      expect(await send()).toBe(200)
      expect(calls).toEqual(['POST /api/application-feedback', 'POST /api/application-feedback/'])
    },
  )

  test.each([
    [302, '/thank-you'],
    [303, '/api/application-feedback/'],
  ])('of a POST, %d to %s, is not followed', async (status, target) => {
    redirects(status, () => target)
    expect(await send()).toBe(status)
    expect(calls).toHaveLength(1)
  })
})

describe('a limit', () => {
  const asked = async (status: number, headers: Record<string, string>) => {
    sends('{}', { ...json, ...headers }, status)
    const failure = await read().catch((error: unknown) => error)
    return (failure as { retryAfterMs?: number }).retryAfterMs
  }
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

  test('says in seconds, or until when, or not at all, how long to wait', async () => {
    expect(await asked(429, { 'Retry-After': '37' })).toBe(37_000)
    expect(await asked(503, { 'Retry-After': '5' })).toBe(5_000)
    const until = (await asked(429, { 'Retry-After': inSeconds(60) })) ?? 0
    expect(until).toBeGreaterThan(55_000)
    expect(until).toBeLessThanOrEqual(60_000)
    expect(await asked(429, {})).toBe(30_000)
    expect(await asked(503, {})).toBeUndefined()
    expect(await asked(500, { 'Retry-After': '5' })).toBeUndefined()
  })

  test('is at least a second, and at most ten minutes', async () => {
    expect(await asked(429, { 'Retry-After': '0' })).toBe(1_000)
    expect(await asked(429, { 'Retry-After': inSeconds(-3600) })).toBe(1_000)
    expect(await asked(429, { 'Retry-After': '86400' })).toBe(600_000)
    expect(await asked(429, { 'Retry-After': 'soon' })).toBe(30_000)
  })
})
