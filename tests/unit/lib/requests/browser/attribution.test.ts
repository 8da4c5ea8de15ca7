/** @jest-environment jsdom */
import { attribution, noteClientId, noteVisit, visitKey } from '@/lib/requests/browser/attribution'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.parse('2026-11-03T10:00:00Z')

/** Opens a page of the site; the referrer is a URL, or a path of the site. */
function open(path: string, referrer: string, at: number, days?: number): void {
  window.history.replaceState(null, '', path)
  const url = referrer.startsWith('/') ? window.location.origin + referrer : referrer
  Object.defineProperty(document, 'referrer', { value: url, configurable: true })
  noteVisit(days, at)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  document.body.innerHTML = ''
})

const google = { utm_source: 'google', gclid: 'abc', referrer: 'www.google.com', page: '/contacts' }

test('an advertisement is remembered for the pages of the visit, whatever their links say', () => {
  open('/contacts?utm_source=google&gclid=abc&q=text', 'https://www.google.com/', start)
  open('/doctors-list/list?utm_source=own', '/contacts?utm_source=google', start + minute)
  open('/', '/doctors-list/list', start + 2 * minute)
  const touch = { ...google, at: start }
  expect(attribution()).toMatchObject({ first: touch, last: touch })
  expect(localStorage.getItem(visitKey)).not.toContain('text')
})

test('the last source is the last that names one, and a reload is not another', () => {
  open('/contacts?utm_source=google&gclid=abc', 'https://www.google.com/', start)
  open('/?yclid=1', 'https://yandex.kz/', start + minute)
  open('/?yclid=1', 'https://yandex.kz/', start + 2 * minute)
  open('/contacts', '', start + 3 * minute)
  expect(attribution()).toMatchObject({
    first: google,
    last: { yclid: '1', referrer: 'yandex.kz', page: '/', at: start + minute },
  })
})

test('half an hour after its last page a visit is over, but not for a link of the site', () => {
  open('/contacts?utm_source=google&gclid=abc', 'https://www.google.com/', start)
  open('/', '/contacts', start + 50 * minute)
  expect(attribution().first).toMatchObject(google)
  open('/about-us', '', start + 81 * minute)
  expect(attribution().first).toEqual({ page: '/about-us', at: start + 81 * minute })
})

test('a clinic may remember a source for days', () => {
  open('/contacts?utm_source=google&gclid=abc', 'https://www.google.com/', start, 30)
  open('/?yclid=1', '', start + 20 * day, 30)
  open('/', '', start + 29 * day, 30)
  expect(attribution()).toMatchObject({ first: google, last: { yclid: '1' } })
  open('/', '', start + 31 * day, 30)
  expect(attribution()).toMatchObject({ first: { yclid: '1' }, last: { yclid: '1' } })
})

test('a landing page that was left before its scripts ran is read from the next one', () => {
  open('/', '/contacts?utm_source=google', start)
  expect(attribution().first).toEqual({ utm_source: 'google', page: '/contacts', at: start })
})

test('without storage the page knows its own address', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  open('/contacts?utm_source=ig', '', start + 90 * day)
  expect(attribution().last).toMatchObject({ utm_source: 'ig' })
})

test('a storage with something else is no obstacle', () => {
  localStorage.setItem(visitKey, '{"first":1')
  open('/?utm_source=ig', '', start + 120 * day)
  expect(attribution().last).toMatchObject({ utm_source: 'ig' })
})

test("the counter's number is added, and the field of the form is filled", () => {
  document.body.innerHTML = '<input type="hidden" name="attribution" value="{}">'
  const told = () => JSON.parse(document.querySelector('input')?.value ?? '')
  open('/request?utm_source=ig', '', start + 150 * day)
  expect(told()).toMatchObject({ first: { utm_source: 'ig' } })
  noteClientId('<b>')
  expect(told().clientId).toBeUndefined()
  noteClientId('169000123')
  expect(told()).toMatchObject({ first: { utm_source: 'ig' }, clientId: '169000123' })
})
