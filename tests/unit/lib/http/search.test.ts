/** The site's search over a clinic's backend that has its own search. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSearch } from '@/lib/content/client/site-search'
import { contentStore } from '@/lib/content/content'
import type { SearchRecord } from '@/lib/content/search/corpus'
import { toWire } from '@/lib/entities/wire'
import { bookIn, readBook } from '@/lib/http/searches/book'
import { settledAfter } from '@/lib/http/searches/misses'
import { foreignLists, keysOf, type Lists } from '@/tests/support/foreign-clinic'
import { folder, removeFolders } from '../requests/outbox/builders'
import { send, site } from './send'

const lists: Readonly<Record<string, keyof Lists>> = {
  services: 'service',
  doctors: 'doctor',
  analyses: 'analysis',
  'category-analyses': 'analysisCategory',
  'check-ups': 'checkUp',
  'parent-check-ups': 'parentCheckUp',
  promotions: 'promotion',
}

/** Records added later. */
const added = new Map<string, SearchRecord[]>()

/** The behaviour of the backend's search. */
let own: (response: ServerResponse) => void
const searches: URL[] = []

const backend = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://backend')
  const name = url.pathname.slice('/api/'.length)
  if (name === 'search') {
    searches.push(url)
    return own(response)
  }
  const locale = request.headers['accept-language'] === 'kk' ? 'kk' : 'ru'
  const list = lists[name]
  const records = list ? [...foreignLists[locale][list], ...(added.get(list) ?? [])] : []
  const data = records.map(record => detailed(name, toWire(record) as object))
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }))
})

const detailed = (name: string, record: object) => ({
  ...record,
  ...(name === 'doctors' && { first_appointment: 9000, image: '/photos/a.jpg' }),
  ...(name === 'services' && { price: 7000, discount: 20 }),
  ...(name === 'analyses' && { price: 1500, discount_percent: 10, bloodTestIncluded: true }),
})

const says = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))

beforeAll(async () => {
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  Object.assign(process.env, { BACKEND_URL, DATA_DIR: folder(), SITE_URL: site })
})

beforeEach(() => {
  searches.length = 0
  own = says({})
})

afterAll(async () => {
  backend.closeAllConnections()
  await new Promise(resolve => backend.close(resolve))
  removeFolders()
})

const hitsPath = '/api/search/hits'

const get = (query: string, path = '/api/search', headers = {}) =>
  send({ path: `${path}?${new URLSearchParams(query)}`, method: 'GET', headers })

type Wire = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
const find = async (query: string) => (await get(query)).json as Wire
const slugsOf = (group: Wire[string] = []) => group.flatMap(Object.keys)

test("lay names, typing mistakes and the other language find this backend's records", async () => {
  for (const [text, key] of [
    ['оак', 'obshhij-analiz-krovi'],
    ['глюказа', 'gljukoza-v-krovi'],
    ['темір', 'zhelezo-syvorotochnoe'],
  ] as const) {
    const [first = ''] = slugsOf((await find(`q=${text}`)).analysis)
    expect(keysOf('analysis', first)).toEqual([key])
  }
})

test('what cannot be seen in a copied text makes no difference', async () => {
  const seen = await find('q=общий анализ крови')
  expect(seen.analysis).not.toEqual([])
  const copied = '\uFEFF\u2068общ\u00ADий\u00A0ана\u200Eлиз\u200B крови\u2069'
  expect(await find(`q=${copied}`)).toEqual(seen)
})

test('the response has the wire format of the backend (B24)', async () => {
  const { json, headers } = await get('q=кардиолог', '/api/search', { 'Accept-Language': 'kk' })
  const wire = json as Wire
  expect(Object.keys(wire)).toEqual(
    expect.arrayContaining(['services', 'doctors', 'analysis', 'checkups', 'promotion', 'posts']),
  )
  expect(wire.doctors?.flatMap(Object.values)).toContain('Марат Сейітқазин')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('additional hits of the backend are added, if the record exists', async () => {
  const [, stranger] = foreignLists.ru.promotion
  own = says({ promotion: [{ [stranger?.slug ?? '']: 'Akcia' }, { gone: 'Прежняя' }], posts: [] })
  const { promotion, analysis } = await find('q=ферритин')
  expect(promotion).toEqual([{ [stranger?.slug ?? '']: stranger?.name }])
  expect(slugsOf(analysis).length).toBeGreaterThan(0)
})

test.each([
  ['hangs', () => undefined],
  ['stops in the middle', (response: ServerResponse) => void response.write('{"analysis": [')],
  ['fails', (response: ServerResponse) => void response.writeHead(500).end()],
  ['answers something else', says('<html>')],
])('a search of the backend that %s has no effect', async (_, behave) => {
  await find('q=ферритин')
  own = behave
  const began = performance.now()
  const { analysis } = await find('q=ферритин')
  expect(performance.now() - began).toBeLessThan(1000)
  expect(slugsOf(analysis).length).toBeGreaterThan(0)
})

test("the backend gets the same query, with the visitor's session", async () => {
  await find('q=узи&type=services')
  expect(searches.map(({ search }) => decodeURIComponent(search))).toEqual(['?q=узи&type=services'])
})

test('blank text sends no request, an unknown kind is refused', async () => {
  expect(Object.values(await find('q=  ')).flat()).toEqual([])
  expect(searches).toEqual([])
  expect((await get('q=узи&type=zebra')).status).toBe(400)
})

test('the search box gets prices, specialties and photos', async () => {
  const hits = async (query: string) => {
    const { json } = await get(query, '/api/search/hits')
    return (json as { data: readonly Record<string, unknown>[] }).data
  }
  expect((await hits('q=кардиолог&type=doctors'))[0]).toMatchObject({
    category: 'doctors',
    note: 'Врач-кардиолог',
    price: 9000,
    priceKind: 'from',
    picture: '/media/photos/a.jpg',
  })
  expect((await hits('q=ферритин'))[0]).toMatchObject({
    name: 'Ферритин (FERR)',
    note: 'Обмен железа',
    price: 1500,
    priceKind: 'exact',
    discount: 10,
    item: { price: 1500, bloodTest: true },
  })
  expect((await hits('q=узи щитовидки'))[0]).toMatchObject({
    price: 7000,
    priceKind: 'from',
    discount: 20,
  })
})

test('changes are indexed before anybody searches', async () => {
  startSearch()
  await find('q=ферритин')
  added.set('analysis', [{ id: 1, slug: 'zebra', name: 'Зебрамицин' }])
  await contentStore().loadAll()
  for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate)
  // The first query after the change: an index that is updated on demand would still give the old
  // result.
  expect(slugsOf((await find('q=зебрамицин')).analysis)).toEqual(['zebra'])
})

test('questions without a hit are stored once they are settled, those with hits are not', async () => {
  const ask = (visitor: number, q: string, type = '') =>
    get(new URLSearchParams({ q, type }).toString(), hitsPath, {
      'X-Forwarded-For': `198.51.100.${visitor}`,
    })
  for (const visitor of [1, 2, 3]) {
    await ask(visitor, 'мороженое')
    await ask(visitor, 'оак', 'doctors')
    await ask(visitor, 'оак')
  }
  const later = Date.now() + settledAfter
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  await ask(4, 'оак')
  clock.mockRestore()
  expect(readBook(bookIn(process.env.DATA_DIR ?? ''))).toMatchObject([
    { locale: 'ru', text: 'мороженое', visitors: 3, instead: { оак: 3 } },
  ])
})
