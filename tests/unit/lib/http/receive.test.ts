import { randomUUID } from 'node:crypto'
import { database } from '@/lib/requests/outbox/database'
import { log } from '@/lib/telemetry/log'
import { changedFields } from '../requests/changed-fields'
import { exec, fillUp, folder, removeFolders, rowsOf } from '../requests/outbox/builders'
import { doctorRequest, send, site } from './send'

Object.assign(process.env, { DATA_DIR: folder(), SITE_URL: site, TRUSTED_PROXY_HOPS: '1' })

beforeEach(async () => {
  await exec(database(), 'DELETE FROM requests')
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(log, 'warn')
})
afterAll(removeFolders)

const rows = () => rowsOf(database())

/** Ten requests of one phone are too many, so each test has its own. */
let phones = 77_010_000_000
const fresh = () => {
  phones += 1
  return { ...doctorRequest, phone: String(phones) }
}

test.each(
  changedFields(() => fresh().phone).map(({ kind, field, ...rest }) => ({
    name: `${field} of ${kind}`,
    ...rest,
  })),
)('$name changed under one key: same $isSame', async ({ path, before, after, isSame }) => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const statuses = []
  for (const body of [before, before, after, after]) {
    statuses.push((await send({ path, body, headers })).status)
  }
  expect(statuses).toEqual([201, 200, isSame ? 200 : 201, 200])
  const [first, second] = await rows()
  expect(second?.meta.earlier).toBe(isSame ? undefined : first?.key)
})

test.each([
  ['a day of hers', '2036-12-03', 201],
  ['another day', '2036-12-01', 422],
  ['a day that is over, as the request has waited', '2025-12-01', 201],
])('the doctor receives from Wednesday to Saturday: %s', async (_, preferredDay, expected) => {
  const body = { ...fresh(), doctor_id: 13, meta: { preferredDay } }
  const { status, json } = await send({ body })
  expect(status).toBe(expected)
  if (status === 422) expect(json).toEqual({ error: 'invalid', field: 'meta.preferredDay' })
  expect(await rows()).toHaveLength(status === 422 ? 0 : 1)
})

test('one key with other content counts as another request', async () => {
  const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': '198.51.100.251' }
  const { phone } = fresh()
  const statuses = []
  for (let number = 1; number <= 14; number += 1) {
    const body = { ...doctorRequest, phone, name: `Имя ${number}` }
    statuses.push((await send({ body, headers })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
  expect(await rows()).toHaveLength(10)
})

test('a request is stored with its page and metadata, then answered', async () => {
  const body = fresh()
  const meta = {
    page: '/kk/doctors-list/omarova?utm_source=mail',
    locale: 'kk',
    layout: 'mobile',
    consentVersion: '2026-09',
    consentAt: '2026-11-03T10:00:00.000Z',
    openedAt: 1_793_699_990_000,
    sentAt: '2026-11-03T10:00:00.000Z',
    preferredDay: '2026-11-27',
  }
  const key = randomUUID()
  const { status, json, headers } = await send({
    body: { ...body, meta },
    headers: { 'Idempotency-Key': key, SessionId: 'track-1', Origin: site },
  })
  expect({ status, json }).toEqual({ status: 201, json: { status: 'accepted' } })
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(await rows()).toMatchObject([
    {
      key,
      kind: 'doctors',
      endpoint: '/api/request-doctors',
      payload: body,
      meta: {
        ...meta,
        page: '/kk/doctors-list/omarova',
        sentAt: Date.parse('2026-11-03T10:00:00Z'),
      },
      flags: [],
      sessionId: 'track-1',
      locale: 'kk',
      state: 'inbox',
    },
  ])
})

test.each([
  ['/api/request-checkups', { checkup_id: 3 }, 'checkups'],
  ['/api/request-doctors', { doctor_id: 3 }, 'doctors'],
  ['/api/request-services', { service_id: 3 }, 'services'],
  ['/api/request-promotions', { promotion_id: 3 }, 'promotion'],
  ['/api/application-feedback', { type: 'consult' }, 'mail'],
  ['/api/application-feedback', { type: 'mobile' }, 'mobile'],
  ['/api/application-feedback', { type: 'partner' }, 'partner'],
])('%s with %j is of kind %s', async (path, special, kind) => {
  const { name, phone } = fresh()
  expect(await send({ path, body: { ...special, name, phone } })).toMatchObject({ status: 201 })
  expect(await rows()).toMatchObject([
    { kind, endpoint: path, payload: { ...special, name, phone } },
  ])
})

test('fifty parallel submissions with one key make one row', async () => {
  const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': '203.0.113.9' }
  const body = fresh()
  const responses = await Promise.all(Array.from({ length: 50 }, () => send({ body, headers })))
  expect(await rows()).toHaveLength(1)
  expect(responses.map(response => response.status).sort()).toEqual([...Array(49).fill(200), 201])
  expect(responses.map(response => response.json)).toEqual(Array(50).fill({ status: 'accepted' }))
})

test('without a usable key the same content soon after is the same request, other content is not', async () => {
  const body = fresh()
  await send({ body })
  const headers = { 'Idempotency-Key': '1' }
  expect((await send({ body, headers })).status).toBe(200)
  expect((await send({ body: fresh(), headers })).status).toBe(201)
  expect(new Set((await rows()).map(row => row.key)).size).toBe(2)
  expect((await rows())[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

const person = { name: 'Айгүл', phone: '77010000000' }

test.each([
  ['a control character', 'Ай\u0007гүл', 'Ай гүл'],
  ['a line break', 'Ай\nгүл', 'Ай гүл'],
  ['NUL', 'Айгүл\u0000', 'Айгүл'],
  ['an escape', '\u001b[31mАйгүл', '[31mАйгүл'],
  ['a bidi override', 'Ай\u202Eгүл', 'Айгүл'],
  ['isolates', '\u2066Айгүл\u2069', 'Айгүл'],
  ['a line separator', 'Ай\u2028гүл', 'Ай гүл'],
  ['half a character', 'Ай\uD83D', 'Ай'],
])('a name with %s is stored without it', async (_, name, stored) => {
  expect(await send({ body: { doctor_id: 7, ...person, name } })).toMatchObject({ status: 201 })
  expect(await rows()).toMatchObject([{ payload: { name: stored } }])
})

test.each([
  ['no name', { doctor_id: 7, phone: person.phone }, 'name'],
  ['empty name', { doctor_id: 7, ...person, name: '  ' }, 'name'],
  ['long name', { doctor_id: 7, ...person, name: 'ә'.repeat(501) }, 'name'],
  ['no phone', { doctor_id: 7, name: person.name }, 'phone'],
  ['masked phone', { doctor_id: 7, ...person, phone: '+7 (701) 000-00-00' }, 'phone'],
  ['phone of 10', { doctor_id: 7, ...person, phone: '7701000000' }, 'phone'],
  ['phone with 8', { doctor_id: 7, ...person, phone: '87010000000' }, 'phone'],
  ['phone of another country', { doctor_id: 7, ...person, phone: '15550100000' }, 'phone'],
  ['phone with a formula', { doctor_id: 7, ...person, phone: '=7701000000' }, 'phone'],
  ['number as phone', { doctor_id: 7, ...person, phone: 77010000000 }, 'phone'],
  ['no id', person, 'doctor_id'],
  ['id 0', { doctor_id: 0, ...person }, 'doctor_id'],
  ['half an id', { doctor_id: 1.5, ...person }, 'doctor_id'],
  ['id as text', { doctor_id: '7', ...person }, 'doctor_id'],
  ['unknown key', { doctor_id: 7, ...person, admin: true }, 'admin'],
  ['id of another kind', { doctor_id: 7, ...person, service_id: 7 }, 'service_id'],
  ['type of a feedback', { doctor_id: 7, ...person, type: 'consult' }, 'type'],
])('%s: 422', async (_, body, field) => {
  const { status, json } = await send({ body })
  expect({ status, json }).toEqual({ status: 422, json: { error: 'invalid', field } })
  expect(await rows()).toEqual([])
})

test('an unknown type of feedback: 422', async () => {
  const path = '/api/application-feedback'
  const { status, json } = await send({ path, body: { ...person, type: 'mail' } })
  expect({ status, json }).toEqual({ status: 422, json: { error: 'invalid', field: 'type' } })
})

test('a name is trimmed, and may have 500 letters', async () => {
  const name = 'ә'.repeat(500)
  expect(await send({ body: { ...fresh(), name: ` ${name}\n` } })).toMatchObject({ status: 201 })
  expect((await rows())[0]?.payload.name).toBe(name)
})

test('invalid metadata about the page is dropped, the request is not', async () => {
  const meta = {
    page: 'https://evil.example',
    locale: 'en',
    consentAt: 'yes',
    sentAt: -1,
    preferredDay: '2026-02-30',
    more: 1,
  }
  expect(await send({ body: { ...fresh(), meta } })).toMatchObject({ status: 201 })
  expect((await rows())[0]).toMatchObject({ meta: {}, locale: 'ru' })
})

test('the source of the visit is stored as far as it is allowed', async () => {
  const last = { utm_source: 'google', utm_term: '<b>', page: '/contacts?q=1', at: 5 }
  const attribution = { first: null, last, clientId: '169' }
  await send({ body: { ...fresh(), meta: { attribution } } })
  expect((await rows())[0]?.meta).toEqual({
    attribution: { last: { utm_source: 'google', page: '/contacts', at: 5 }, clientId: '169' },
  })
})

test.each([
  ['/kk/doctors-list/omarova?q=1#top', '/kk/doctors-list/omarova'],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['/no/such/page', undefined],
  ['/contacts%E0%A4%A', undefined],
  [`/posts/${'x'.repeat(500)}`, undefined],
])('of the page %s, %s is stored', async (page, kept) => {
  expect(await send({ body: { ...fresh(), meta: { page } } })).toMatchObject({ status: 201 })
  expect((await rows())[0]?.meta.page).toBe(kept)
})

test('a request from an article is stored as one', async () => {
  const { name, phone } = fresh()
  const path = '/api/request-promotions'
  await send({ path, body: { name, phone, promotion_id: 3, meta: { kind: 'posts' } } })
  expect(await rows()).toMatchObject([{ kind: 'posts', payload: { promotion_id: 3 }, meta: {} }])
})

test.each([
  ['honeypot', { website: 'https://spam.example' }, ['honeypot']],
  ['time trap', { openedAt: 1000, sentAt: 2999 }, ['fast']],
  ['a person', { website: '', openedAt: 1000, sentAt: 3000 }, []],
  ['both traps', { website: 'x', openedAt: 5000, sentAt: 1000 }, ['honeypot', 'fast']],
])('%s flags a request, but does not drop it', async (_, meta, flags) => {
  expect(await send({ body: { ...fresh(), meta } })).toMatchObject({ status: 201 })
  expect((await rows())[0]?.flags).toEqual(flags)
  expect((await rows())[0]?.meta).not.toHaveProperty('website')
})

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/json+x', 415],
  ['', 415],
  ['application/json; charset=utf-8', 201],
  ['Application/JSON', 201],
])('content type %j: %d', async (type, status) => {
  expect(await send({ body: fresh(), headers: { 'Content-Type': type } })).toMatchObject({ status })
})

test.each([
  ['{', 400, 'bad-request'],
  ['{}{}', 400, 'bad-request'],
  ['', 400, 'bad-request'],
  ['null', 422, 'invalid'],
  ['[]', 422, 'invalid'],
  ['"text"', 422, 'invalid'],
  ['['.repeat(1900) + ']'.repeat(1900), 422, 'invalid'],
  [`{"name":${'['.repeat(1900)}${']'.repeat(1900)},"doctor_id":7}`, 422, 'invalid'],
  ['{"__proto__":{"admin":true},"doctor_id":7,"name":"a","phone":"77010000000"}', 422, 'invalid'],
])('the body %j: %d', async (body, status, error) => {
  expect(await send({ body })).toMatchObject({ status, json: { error } })
})

test('a body beyond 12 KB is not read', async () => {
  const body = JSON.stringify({ ...fresh(), meta: { website: 'x'.repeat(12 * 1024) } })
  expect(await send({ body })).toMatchObject({ status: 413, json: { error: 'too-large' } })
  const claimed = { 'Content-Length': '13000' }
  expect(await send({ body: fresh(), headers: claimed })).toMatchObject({ status: 413 })
})

test('cross-site submissions are refused', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect(await send({ headers })).toMatchObject({ status: 403, json: { error: 'cross-site' } })
  expect(await rows()).toEqual([])
})

test('many requests of one phone are flagged, a flood gets 429', async () => {
  const body = fresh()
  const responses = []
  for (let doctor = 1; doctor <= 11; doctor += 1) {
    responses.push(await send({ body: { ...body, doctor_id: doctor } }))
  }
  expect(responses.map(response => response.status)).toEqual([...Array(10).fill(201), 429])
  expect((await rows()).map(row => row.flags.length)).toEqual([0, 0, ...Array(8).fill(1)])
  expect((await rows())[2]?.flags).toEqual(['often'])
  expect(Number(responses[10]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/^Many requests .* 7701\*{5}/))
})

test('a flood from one address gets 429, whatever X-Forwarded-For it sends; a proxy without a client address does not', async () => {
  const flood = async (address: string) => {
    const responses = []
    for (let count = 0; count < 61; count += 1) {
      const headers = { 'X-Forwarded-For': `192.0.2.${count}, ${address}` }
      responses.push(await send({ body: fresh(), headers }))
    }
    return responses.filter(({ status }) => status === 429).length
  }
  expect(await flood('2001:db8:7::1')).toBe(1)
  expect(
    (await send({ body: fresh(), headers: { 'X-Forwarded-For': '2001:db8:7::2' } })).status,
  ).toBe(429)
  expect(await flood('10.0.0.7')).toBe(0)
})

test('a failing store without a backend is a 503 with Retry-After', async () => {
  jest.spyOn(log, 'error')
  await fillUp(database())
  const { status, json, headers } = await send({ body: fresh() })
  await exec(database(), 'DROP TRIGGER full')
  expect({ status, json }).toEqual({ status: 503, json: { error: 'unavailable' } })
  expect(headers.get('Retry-After')).toBe('30')
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'full' }) },
    'A request cannot be stored',
  )
})

test('a phone of a country that the clinic does not take is refused with its field (B1244)', async () => {
  const { status, json } = await send({ body: { ...doctorRequest, phone: '998901234567' } })
  expect([status, json]).toEqual([422, { error: 'invalid', field: 'phone' }])
})
