/** A doctor's referral as posted by the calculator and the plain form, with the real handler. */
import { POST } from '@/app/api/request-estimate/route'
import { referralCookie, referralOf } from '@/lib/http/referral'
import { folder, removeFolders } from '../requests/outbox/builders'
import { site } from './send'

Object.assign(process.env, { DATA_DIR: folder(), SITE_URL: site })
afterAll(removeFolders)

const post = (body: string, type: string, headers = {}) =>
  POST(
    new Request(`${site}/api/request-estimate`, {
      method: 'POST',
      headers: { Host: 'clinic.example', 'Content-Type': type, ...headers },
      body,
    }),
  )
const form = 'application/x-www-form-urlencoded'

test('a script gets the lines with analyses in its language', async () => {
  const response = await post('ОАК, Т4, жвачка', 'text/plain', { 'Accept-Language': 'kk' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    data: [
      { kind: 'sure', text: 'ОАК', items: [{ name: 'Жалпы қан талдауы (ЖҚТ)' }] },
      { kind: 'doubtful', choices: [{ slug: 't4-svobodnyj' }, { slug: 't4-obshhij' }, {}] },
      { kind: 'unknown', text: 'жвачка' },
    ],
  })
})

test('a plain form is redirected to its page, with the text in a cookie and not in the URL', async () => {
  const list = 'Иванова А.Б.: ОАК\nферритин\n'.repeat(60)
  const response = await post(`${new URLSearchParams({ list, locale: 'kk', ids: '3,5' })}`, form)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/kk/analysis/estimate?list=1&ids=3,5#found')
  const [pair = '', ...attributes] = (response.headers.get('Set-Cookie') ?? '').split('; ')
  expect(attributes).toEqual(['Path=/', 'Max-Age=600', 'HttpOnly', 'SameSite=Lax', 'Secure'])
  expect(referralOf(pair.slice(referralCookie.length + 1))).toEqual({ text: list, isCut: false })
})

test('for any text the cookie has a valid size', async () => {
  const noise = Array.from({ length: 3000 }, (_, at) =>
    String.fromCodePoint(0x400 + ((at * 7919) % 1000)),
  )
  const response = await post(`list=${noise.join('').slice(0, 2400)}`, form)
  const [pair = ''] = (response.headers.get('Set-Cookie') ?? '').split(';')
  expect(pair.length).toBeLessThan(4000)
  const sent = referralOf(pair.slice(referralCookie.length + 1))
  expect(sent?.text.length).toBeGreaterThan(1200)
  expect(sent?.isCut).toBe((sent?.text.length ?? 0) < 2400)
})

test('of a text that is too long the page knows that it is the beginning', async () => {
  const list = 'ОАК, ферритин\n'.repeat(300)
  const response = await post(`${new URLSearchParams({ list })}`, form)
  expect(response.status).toBe(303)
  const [pair = ''] = (response.headers.get('Set-Cookie') ?? '').split(';')
  const sent = referralOf(pair.slice(referralCookie.length + 1))
  expect(sent).toEqual({ text: list.slice(0, 3000), isCut: true })
})

test.each([undefined, '', 'x', 'AAAA', Buffer.from('no').toString('base64url')])(
  'an invalid cookie is no list: %s',
  value => {
    expect(referralOf(value)).toBeNull()
  },
)

test.each([
  ['another site', 'text/plain', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['JSON', 'application/json', {}, 415],
])('%s is refused', async (_, type, headers, status) => {
  expect((await post('ОАК', type, headers)).status).toBe(status)
})

test('an endless list is refused', async () => {
  expect((await post('ОАК,'.repeat(10_000), 'text/plain')).status).toBe(413)
})
