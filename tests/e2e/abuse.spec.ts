import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freshPhone, personalData, post } from '../support/clients'
import { type Running, type SiteFolder, siteFolder } from '../support/site'

/** Abuse of the callback request endpoints, over real connections. */
test.describe.configure({ mode: 'default' })

const path = '/api/application-feedback'

let folder: SiteFolder
let site: Running
/** Takes seconds, so it runs in parallel with the other tests. */
let dripping: ReturnType<typeof unfinished>

test.beforeAll(async () => {
  folder = siteFolder()
  site = await folder.start({ TRUSTED_PROXY_HOPS: '1', SITE_URL: 'https://clinic.example' })
  dripping = unfinished('{"name":')
})

test.afterAll(async () => {
  expect(site.output()).not.toMatch(personalData)
  await site.stop()
  folder.remove()
})

let visitors = 0

/** Each request has a new client address, unless one is given. */
function send(
  body: unknown,
  headers: Record<string, string> = {},
  target: string = path,
): Promise<Response> {
  visitors += 1
  return fetch(site.url + target, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${visitors}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
}

const person = (more: object = {}) => ({
  name: 'Айгуль Проверяемая',
  phone: freshPhone(),
  type: 'consult',
  ...more,
})

/** The stored requests with this phone, as CSV lines of `npm run requests`. */
async function stored(phone: string): Promise<string[]> {
  const env = { ...process.env, DATA_DIR: folder.dataDir }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['.next/site/requests.mjs', '--csv'], { env })
  return stdout.split('\r\n').filter(line => line.includes(phone))
}

test('only JSON is read', async () => {
  for (const [type, status] of [
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json+x', 415],
    ['application/json; charset=utf-8', 201],
  ] as const) {
    expect((await send(person(), { 'Content-Type': type })).status, type).toBe(status)
  }
})

const foreign: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.clinic.example' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://clinic.example.evil.example' },
]
const own: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://clinic.example' },
  { Origin: 'https://clinic.example' },
  {},
]

test('cross-site requests can post neither JSON nor the form', async () => {
  const form = () =>
    new URLSearchParams({ name: 'Айгуль', phone: freshPhone(), consent: 'on' }).toString()
  const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const headers of foreign) {
    expect((await send(person(), headers)).status, JSON.stringify(headers)).toBe(403)
    const response = await send(form(), { ...formHeaders, ...headers }, '/api/request-form')
    expect(response.status, JSON.stringify(headers)).toBe(403)
  }
  for (const headers of own) {
    expect((await send(person(), headers)).status, JSON.stringify(headers)).toBe(201)
    const response = await send(form(), { ...formHeaders, ...headers }, '/api/request-form')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/request/accepted')
  }
})

/** Sends parts of a body without ending the request, and returns the early response. */
async function unfinished(...parts: readonly string[]) {
  const outgoing = httpRequest(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.254' },
  })
  const began = Date.now()
  for (const part of parts) outgoing.write(part)
  const [response] = await once(outgoing, 'response')
  outgoing.destroy()
  return { status: response.statusCode, ms: Date.now() - began }
}

test('a body beyond 4 KB is refused before it is complete', async () => {
  const { status, ms } = await unfinished(...Array.from({ length: 5 }, () => 'x'.repeat(1024)))
  expect(status).toBe(413)
  expect(ms).toBeLessThan(5000)
  expect((await send(person({ meta: { website: 'x'.repeat(5000) } }))).status).toBe(413)
})

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const hostile: readonly (readonly [string, unknown, number])[] = [
  ['unknown key', person({ admin: true }), 422],
  [
    'prototype',
    '{"__proto__":{"admin":true},"name":"a","phone":"77010000000","type":"consult"}',
    422,
  ],
  ['list', [person()], 422],
  ['deep JSON', deep(2000), 422],
  ['deep JSON in a field', `{"name":${deep(1900)},"phone":"77010000000","type":"consult"}`, 422],
  ['half a JSON', '{"name":', 400],
  ['two values', '{}{}', 400],
  ['line break in the name', person({ name: 'Айгуль\nАдмин' }), 422],
  ['NUL', person({ name: 'Айгуль\u0000' }), 422],
  ['escape', person({ name: '\u001b[31mАйгуль' }), 422],
  ['right-to-left override', person({ name: 'Айгуль\u202Egnp.exe' }), 422],
  ['isolate', person({ name: '\u2066Айгуль\u2069' }), 422],
  ['line separator', person({ name: 'Айгуль\u2028Админ' }), 422],
  ['half a character', '{"name":"\\ud800","phone":"77010000000","type":"consult"}', 422],
  ['too long a name', person({ name: 'я'.repeat(501) }), 422],
  ['phone of another country', person({ phone: '15550100000' }), 422],
  ['phone with a formula', person({ phone: '=7701000000' }), 422],
]

for (const [what, body, status] of hostile) {
  test(`${what}: ${status}`, async () => {
    const response = await send(body)
    expect(response.status).toBe(status)
    expect(Object.keys(await response.json()).sort()).toEqual(
      status === 400 ? ['error'] : expect.arrayContaining(['error']),
    )
  })
}

test('invalid UTF-8 is refused', async () => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  })
  expect(response.status).toBe(400)
})

test('a name that spreadsheets would evaluate as a formula is text in the export', async () => {
  const names = ['=HYPERLINK("http://evil.example","x")', '+1+cmd|calc', '-2+3', '@SUM(A1)']
  const phone = freshPhone()
  for (const name of names) expect((await send(person({ name, phone }))).status).toBe(201)
  const lines = (await stored(phone)).join('\n')
  expect(lines).toContain('"\'=HYPERLINK(""http://evil.example"",""x"")"')
  for (const name of names.slice(1)) expect(lines).toContain(`,'${name},`)
})

test('honeypot and too fast sending flag a request, but do not drop it', async () => {
  const phones = [freshPhone(), freshPhone()] as const
  await send(person({ phone: phones[0], meta: { website: 'https://spam.example' } }))
  await send(person({ phone: phones[1], meta: { openedAt: 1000, sentAt: 1500 } }))
  expect((await stored(phones[0]))[0]).toContain(',honeypot,')
  expect((await stored(phones[1]))[0]).toContain(',fast,')
})

/** Response statuses of successive posts with these headers. */
async function statuses(count: number, headers: (index: number) => Record<string, string>) {
  const seen: number[] = []
  for (let index = 0; index < count; index += 1) {
    seen.push((await send(person(), headers(index))).status)
  }
  return seen
}

test('a flood from one address is flagged, then refused with 429, whatever X-Forwarded-For it sends', async () => {
  const from = (address: string) => (index: number) => ({
    'X-Forwarded-For': `192.0.2.${index}, ${address}`,
  })
  const seen = await statuses(61, from('203.0.113.50'))
  expect(seen).toEqual([...Array(60).fill(201), 429])
  const refused = await send(person(), from('203.0.113.50')(1))
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send(person(), from('203.0.113.51')(1))).status).toBe(201)

  const flagged = person()
  for (let index = 0; index < 10; index += 1) await send(person(), from('203.0.113.60')(index))
  await send(flagged, from('203.0.113.60')(11))
  expect((await stored(flagged.phone))[0]).toContain(',often,')
})

test('an IPv6 /64 counts as one client', async () => {
  const seen = await statuses(61, index => ({ 'X-Forwarded-For': `2001:db8:50:1::${index + 1}` }))
  expect(seen).toEqual([...Array(60).fill(201), 429])
  const next = { 'X-Forwarded-For': '2001:db8:50:2::1' }
  expect((await send(person(), next)).status).toBe(201)
})

test('one phone gets 429 after ten requests, from any address', async () => {
  const phone = freshPhone()
  const seen: number[] = []
  for (let count = 0; count < 11; count += 1) seen.push((await send(person({ phone }))).status)
  expect(seen).toEqual([...Array(10).fill(201), 429])
})

test('without a trusted proxy X-Forwarded-For does not change the client address', async () => {
  const other = siteFolder()
  const direct = await other.start()
  try {
    const phone = freshPhone()
    const seen: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${count}`, 'X-Socket-Address': '203.0.113.9' }
      seen.push((await post(direct.url, { phone, headers })).status)
    }
    expect(seen.at(-1)).toBe(429)
  } finally {
    await direct.stop()
    other.remove()
  }
})

test('request smuggling with Content-Length and Transfer-Encoding is refused', async () => {
  const socket = connect(Number(new URL(site.url).port), 'localhost')
  let response = ''
  socket.on('data', (part: Buffer) => {
    response += part.toString()
  })
  await once(socket, 'connect')
  const smuggled = 'GET /api/metrics HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  )
  await once(socket, 'close')
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a body that arrives too slowly gets 408', async () => {
  const { status, ms } = await dripping
  expect(status).toBe(408)
  expect(ms).toBeGreaterThan(8000)
  expect(ms).toBeLessThan(20_000)
})
