import { randomUUID } from 'node:crypto'
import { POST } from '@/app/api/request-form/route'
import { env } from '@/lib/clinic/environment/env'
import { draftCookie, draftOf } from '@/lib/http/draft'
import { database } from '@/lib/requests/outbox/database'
import { exec, fillUp, folder, removeFolders, rowsOf } from '../requests/outbox/builders'
import { site } from './send'

Object.assign(process.env, {
  DATA_DIR: folder(),
  SITE_URL: site,
  TRUSTED_PROXY_HOPS: '1',
  METRIKA_ID: '4711',
})

beforeEach(async () => {
  await exec(database(), 'DELETE FROM requests')
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterAll(removeFolders)

const filled = {
  kind: 'doctors',
  id: '7',
  name: 'Айгүл Өтегенова',
  phone: '8 (701) 000-00-00',
  consent: 'on',
  key: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  page: '/doctors-list/omarova',
  locale: 'ru',
  website: '',
  openedAt: '1793700000000',
}

let phones = 0

function submit(change: Readonly<Record<string, string | undefined>> = {}, headers = {}) {
  const fields = Object.entries({ ...filled, ...change }).filter(([, value]) => value !== undefined)
  return POST(
    new Request(`${site}/api/request-form`, {
      method: 'POST',
      headers: {
        Host: 'clinic.example',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': '198.51.100.7',
        ...headers,
      },
      body: new URLSearchParams(fields as [string, string][]),
    }),
  )
}

const freshPhone = () => {
  phones += 1
  return `8 702 ${String(phones).padStart(7, '0')}`
}

const rows = () => rowsOf(database())

function draft(response: Response) {
  const value = new RegExp(`${draftCookie}=([^;]*)`).exec(response.headers.get('Set-Cookie') ?? '')
  return draftOf(value?.[1])
}

test('a day on which the doctor does not receive leads back to the form, with what was typed', async () => {
  const response = await submit({ id: '13', preferredDay: '2036-12-01' })
  expect(response.headers.get('Location')).toBe('/request?kind=doctors&id=13&error=day#errors')
  expect(draft(response)).toMatchObject({ name: filled.name, preferredDay: '2036-12-01' })
  expect(await rows()).toEqual([])
})

test('a valid form is stored and redirected to the "accepted" page', async () => {
  const response = await submit()
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/request/accepted')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toContain(
    'request-draft=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  )
  expect(await rows()).toMatchObject([
    {
      key: filled.key,
      kind: 'doctors',
      payload: { doctor_id: 7, name: filled.name, phone: '77010000000' },
      meta: { page: filled.page, locale: 'ru', consentAt: expect.stringMatching(/Z$/) },
      state: 'inbox',
    },
  ])
})

test('invisible characters around a name and an extension behind a number do not matter', async () => {
  await submit({ name: '\u202AАйгүл\u202C\u200E', phone: '+7 702 900 00 00 доб. 12' })
  expect(await rows()).toMatchObject([{ payload: { name: 'Айгүл', phone: '77029000000' } }])
})

test('the same form sent twice is one request, also when "back" fetched it anew; corrected it is another', async () => {
  const phone = freshPhone()
  await submit({ phone })
  await submit({ phone })
  await submit({ phone, key: randomUUID() })
  expect(await rows()).toHaveLength(1)
  await submit({ phone: freshPhone() })
  expect(await rows()).toHaveLength(2)
})

test('the next page learns which request was accepted, also of its repetition', async () => {
  // From its own address, as many requests from one are flagged.
  const cookies = async (change: Readonly<Record<string, string>>) =>
    (await submit(change, { 'X-Forwarded-For': '198.51.100.8' })).headers
      .getSetCookie()
      .filter(each => each.startsWith('request-accepted'))
  const phone = freshPhone()
  const first = await cookies({ phone })
  expect(first).toEqual([
    expect.stringMatching(
      /^request-accepted=doctors\.[\da-f-]{36}; Path=\/; Max-Age=60; SameSite=Lax; Secure$/,
    ),
  ])
  expect(await cookies({ phone })).toEqual(first)
  expect(await cookies({ phone, key: randomUUID() })).toEqual(first)
  expect(await cookies({ phone, preferredDay: '2026-12-04' })).not.toEqual(first)
  expect(await cookies({ phone: '123' })).toEqual([])
  const without = jest.replaceProperty(env(), 'METRIKA_ID', undefined)
  expect(await cookies({ phone: freshPhone() })).toEqual([])
  without.restore()
})

test('in Kazakh it redirects to the Kazakh pages', async () => {
  const taken = await submit({ locale: 'kk', phone: freshPhone() })
  expect(taken.headers.get('Location')).toBe('/kk/request/accepted')
  const wrong = await submit({ locale: 'kk', name: '' })
  expect(wrong.headers.get('Location')).toBe('/kk/request?kind=doctors&id=7&error=name#errors')
})

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '123' }, 'phone'],
  [{ consent: undefined }, 'consent'],
  [{ name: ' ', phone: '', consent: undefined }, 'name,phone,consent'],
  [{ name: undefined, phone: undefined, consent: undefined }, 'name,phone,consent'],
])('%j redirects back to the form with the errors', async (change, error) => {
  const response = await submit(change)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`/request?kind=doctors&id=7&error=${error}#errors`)
  expect(await rows()).toEqual([])
})

test('the input is returned in a cookie with a lifetime of five minutes, not in the URL', async () => {
  const response = await submit({ phone: '12 34', name: 'Айгүл; Ө="x"' })
  expect(response.headers.get('Location')).toBe('/request?kind=doctors&id=7&error=phone#errors')
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^request-draft=[\w-]+; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(draft(response)).toEqual({
    name: 'Айгүл; Ө="x"',
    phone: '12 34',
    consent: true,
    key: filled.key,
    openedAt: filled.openedAt,
    page: filled.page,
    preferredDay: '',
    attribution: '',
  })
})

test('the source of the visit is stored, and kept in the draft', async () => {
  const touch = { utm_source: 'ig', page: '/contacts', at: 5 }
  const attribution = JSON.stringify({ first: touch })
  const elsewhere = { 'X-Forwarded-For': '198.51.100.9' }
  expect(draft(await submit({ attribution, phone: '' }))?.attribution).toBe(attribution)
  await submit({ attribution }, elsewhere)
  await submit({ attribution: '{', phone: freshPhone() }, elsewhere)
  expect((await rows()).map(({ meta }) => meta.attribution)).toEqual([
    { first: touch, last: touch },
    undefined,
  ])
})

test('a draft with the longest name fits into a cookie; a forged one is ignored', async () => {
  const attribution = 'x'.repeat(600)
  const page = `/${'x'.repeat(3000)}`
  const response = await submit({ name: '漢'.repeat(500), phone: '', page, attribution })
  expect(draft(response)?.attribution).toBe(attribution)
  const cookie = response.headers.get('Set-Cookie') ?? ''
  expect(draft(response)?.name).toBe('漢'.repeat(500))
  expect(cookie.length).toBeLessThan(4000)
  expect(draftOf('e30')).toBeNull()
  expect(draftOf('%%%')).toBeNull()
  expect(draftOf(undefined)).toBeNull()
})

test.each([
  [{ kind: 'doctors', id: 'x' }, 'mail'],
  [{ kind: 'hack', id: undefined }, 'mail'],
  [{ kind: 'partner', id: undefined }, 'partner'],
  [{ kind: 'promotion', id: '3' }, 'promotion'],
])('hidden fields %j make a request of kind %s', async (change, kind) => {
  const response = await submit({ ...change, phone: freshPhone() })
  expect(response.headers.get('Location')).toBe('/request/accepted')
  expect(await rows()).toMatchObject([{ kind }])
})

test('the preferred day is stored', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.8' }
  await submit({ phone: freshPhone(), preferredDay: '2026-12-04' }, headers)
  expect(await rows()).toMatchObject([{ meta: { preferredDay: '2026-12-04' } }])
})

test('honeypot and fast sending flag a request, but do not drop it', async () => {
  await submit({ phone: freshPhone(), website: 'x', openedAt: String(Date.now()) })
  expect(await rows()).toMatchObject([{ flags: ['honeypot', 'fast'] }])
})

test('a failing store redirects back to the form with the input', async () => {
  await fillUp(database())
  const response = await submit({ phone: freshPhone() })
  await exec(database(), 'DROP TRIGGER full')
  expect(response.headers.get('Location')).toBe(
    '/request?kind=doctors&id=7&error=unavailable#errors',
  )
  expect(draft(response)).toMatchObject({ name: filled.name, consent: true })
})

test('a flood is asked to try later', async () => {
  const phone = freshPhone()
  const send = (doctor: number) => submit({ phone, id: String(doctor) })
  for (let doctor = 1; doctor <= 10; doctor += 1) await send(doctor)
  expect((await send(11)).headers.get('Location')).toContain('error=unavailable')
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  [{ 'Content-Length': '16000' }, 413],
])('%j: %d', async (headers, status) => {
  expect((await submit({}, headers)).status).toBe(status)
})
